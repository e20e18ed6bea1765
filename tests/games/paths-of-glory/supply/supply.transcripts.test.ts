import { checkTranscripts } from '@/tests/transcripts/check';

await checkTranscripts('paths-of-glory/supply');
