import { checkTranscripts } from '@/tests/transcripts/check';

const TOOLS = ['abf', 'abu', 'cab', 'recon', 'fieldworks', 'weather', 'doctrine', 'consolidation'];

for (const tool of TOOLS) await checkTranscripts(`nach-paris/${tool}`);
