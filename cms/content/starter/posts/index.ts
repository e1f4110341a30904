import type { PostFixture } from '../../PostFixture.ts';
import { post as aGoodQuestion } from './a-good-question.ts';
import { post as planTheYear } from './plan-the-year.ts';
import { post as weHaveOpened } from './we-have-opened.ts';

/** All articles, newest first. */
export const posts: PostFixture[] = [aGoodQuestion, planTheYear, weHaveOpened];
