import { checkTranscripts } from '@/tests/transcripts/check';

const TOOLS = ['recon'];

for (const tool of TOOLS) await checkTranscripts(`nach-paris/${tool}`);
