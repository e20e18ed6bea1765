import { checkTranscripts } from '@/tests/transcripts/check';

await checkTranscripts('nach-paris/combat');
