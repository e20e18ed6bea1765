import { checkTranscripts } from '@/tests/transcripts/check';

const TOOLS = ['movement', 'stacking', 'rail', 'loc', 'replacements', 'splitting', 'destruction', 'naval'];

for (const tool of TOOLS) await checkTranscripts(`nach-paris/${tool}`);
