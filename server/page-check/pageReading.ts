import type { PageCheckRequest, PagePlace } from '#schema/pageCheck.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { checkPage, type CheckedPage } from './checkPage.ts';
import { placesIn } from './pagePlaces.ts';
import { filesIn, idsIn, parseHtml } from './pageTree.ts';

/** A rendered page, with the content it was rendered from if it is to be checked. */
export type PageInput = {
  html: string;
  checked?: { content: ContentData; request: PageCheckRequest };
};

export type ParsedPage = {
  ids: ReadonlySet<string>;
  places: PagePlace[];
  /** URLs of its stylesheets and preloaded fonts. */
  files: string[];
  checked: CheckedPage | undefined;
};

/** Parses a rendered page and returns its link targets and files, and its faults if it is to be checked. */
export function parsePage({ html, checked }: PageInput): ParsedPage {
  const root = parseHtml(html);
  return {
    ids: idsIn(root),
    places: placesIn(root),
    files: filesIn(root),
    checked: checked && checkPage(root, checked.content, checked.request),
  };
}
