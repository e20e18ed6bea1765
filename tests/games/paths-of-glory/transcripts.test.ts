import { checkTranscripts } from '@/tests/transcripts/check';

const TOOLS = [
  'activation',
  'stacking',
  'entrench',
  'siege',
  'sr',
  'replacements',
  'mandated-offensive',
  'war-status',
  'peace-terms',
];

for (const tool of TOOLS) await checkTranscripts(`paths-of-glory/${tool}`);
