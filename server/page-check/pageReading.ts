import type { PageCheckRequest, PagePlace } from '#schema/pageCheck.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { checkPage, type CheckedPage } from './checkPage.ts';
import { placesIn } from './pagePlaces.ts';
import { filesIn, idsIn, readPage } from './pageTree.ts';

/** A rendered page, and where it is to be checked what it was rendered from. */
export type PageQuestion = {
  html: string;
  checked?: { content: ContentData; request: PageCheckRequest };
};

export type PageReading = {
  ids: ReadonlySet<string>;
  places: PagePlace[];
  /** Styles and fonts that it names. */
  files: string[];
  checked: CheckedPage | undefined;
};

/** Reads a rendered page. */
export function readingOf({ html, checked }: PageQuestion): PageReading {
  const root = readPage(html);
  return {
    ids: idsIn(root),
    places: placesIn(root),
    files: filesIn(root),
    checked: checked && checkPage(root, checked.content, checked.request),
  };
}
