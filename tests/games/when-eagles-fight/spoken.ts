import { spokenIn } from '@/tests/support/spoken';

export const { answerOf, openOf, refusalOf, rowsOf, verdictOf } = spokenIn('when-eagles-fight');
