import { spokenIn } from '@/tests/support/spoken';

export const { answerOf, refusalOf, verdictOf } = spokenIn('when-eagles-fight');
