import { Sign } from '@/components/shell/sign';

/** Signs of keys, drawn: letters for them are missing on many devices. */
const PATHS = {
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  top: 'M5 4h14M12 20V9M7 13.5L12 8.5l5 5',
  left: 'M4 5v5h5M4.5 10a8 8 0 1 1 -0.5 4',
  right: 'M20 5v5h-5M19.5 10a8 8 0 1 0 0.5 4',
  remove: 'M6 6l12 12M18 6L6 18',
} as const;

export const Icon = ({ name }: { name: keyof typeof PATHS }) => <Sign path={PATHS[name]} />;
