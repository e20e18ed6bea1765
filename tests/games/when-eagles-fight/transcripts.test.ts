import { checkTranscripts } from '@/tests/transcripts/check';

const TOOLS = [
  'attack',
  'concentric',
  'stacking',
  'movement',
  'supply',
  'ammunition',
  'events',
  'brusilov',
  'command',
  'victory',
  'clocks',
  'strategic',
  'replacements',
  'reinforcements',
  'withdrawals',
];

for (const tool of TOOLS) await checkTranscripts(`when-eagles-fight/${tool}`);
