import { checkTranscripts } from '@/tests/transcripts/check';

for (const tool of ['battle', 'retreat', 'fortunes', 'supply', 'caps'])
  await checkTranscripts(`grand-illusion/${tool}`);
