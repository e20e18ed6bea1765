import { checkTranscripts } from '@/tests/transcripts/check';

const TOOLS = ['recon', 'fieldworks', 'weather', 'doctrine', 'consolidation', 'cab', 'abf'];

for (const tool of TOOLS) await checkTranscripts(`nach-paris/${tool}`);
