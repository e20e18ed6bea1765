import { checkTranscripts } from '@/tests/transcripts/check';

const TOOLS = [
  'abu',
  'abf',
  'cab',
  'recon',
  'movement',
  'stacking',
  'rail',
  'loc',
  'fieldworks',
  'weather',
  'replacements',
  'consolidation',
  'splitting',
  'destruction',
  'naval',
  'doctrine',
];

for (const tool of TOOLS) await checkTranscripts(`nach-paris/${tool}`);
