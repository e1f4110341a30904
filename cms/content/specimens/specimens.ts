import path from 'node:path';
import type { PageFixture } from '../PageFixture.ts';
import { allSections } from './allSections.ts';
import { hostile } from './hostile.ts';
import { longestGerman } from './longestGerman.ts';
import { minimalSections } from './minimalSections.ts';
import type { Shown } from './samples.ts';

/** Folder with the samples' files. Content with specimens must include it in its uploads. */
export const specimenUploads = path.join(import.meta.dirname, '../../../components/sections/samples/uploads');

/** Creates pages for the catalogue and the tests, for any content. They are not in the sitemaps. */
export function specimens(shown: Shown): PageFixture[] {
  return [allSections(shown), minimalSections(shown), longestGerman(shown), hostile];
}
