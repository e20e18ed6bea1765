import { checkTranscripts } from '@/tests/transcripts/check';

const TOOLS = [
  'battle',
  'fortunes',
  'caps',
  'victory',
  'hex-entry',
  'supply',
  'sea-retreat',
  'retreat',
  'cavalry',
  'movement',
  'heavy-artillery',
  'stacking',
  'recovery',
  'siege',
  'entrench',
  'strategic',
  'replacements',
];

for (const tool of TOOLS) await checkTranscripts(`grand-illusion/${tool}`);
