import type { PageFixture } from '../PageFixture.ts';
import { page as home } from './home.ts';

/** Every page of the demonstration site. */
export const pages: PageFixture[] = [home];
