import type { RenderOptions } from '@/lib/rules/render';

/** Options that show in the HTML what was asked of them; chapter 99 stands for what does not exist. */
export const PLAIN_RENDER: RenderOptions = {
  linkToRule: (number) => (number.startsWith('99') ? undefined : `/r/${number}`),
  linkToTable: (id) => `/t/${id}`,
  linkToDispute: (id) => `/d/${id}`,
  linkToTool: (id) => `/x/${id}`,
  labels: {
    exception: 'Exception',
    edition: 'Edition',
    ruling: 'Ruling',
    optional: 'Optional',
    example: 'Example',
    table: 'Table',
  },
  marks: { '▲': 'first update', '■': 'second update', '●': 'third update' },
};
