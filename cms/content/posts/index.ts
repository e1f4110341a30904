import type { PostFixture } from '../PostFixture.ts';

export const posts: PostFixture[] = [];
