import { spokenIn } from '@/tests/support/spoken';

export const { answerOf, refusalOf, rowsOf, verdictOf } = spokenIn('when-eagles-fight');
