import { spokenIn } from '@/tests/support/spoken';

export const { answerOf, refusalOf, verdictOf } = spokenIn('grand-illusion');
