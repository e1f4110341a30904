import type { PageCheckRequest, PagePlace } from '#schema/pageCheck.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { checkPage, type CheckedPage } from './checkPage.ts';
import { placesIn } from './pagePlaces.ts';
import { filesIn, idsIn, parseHtml } from './pageTree.ts';

/** A rendered page. `checked` is set if the page is to be checked, and has the content it was rendered from. */
export type PageInput = {
  html: string;
  checked?: { content: ContentData; request: PageCheckRequest };
};

export type ParsedPage = {
  ids: ReadonlySet<string>;
  places: PagePlace[];
  /** URLs of the page's stylesheets and preloaded fonts. */
  files: string[];
  checked: CheckedPage | undefined;
};

/** Parses a rendered page. Returns its link targets and files and, if it is to be checked, its findings. */
export function parsePage({ html, checked }: PageInput): ParsedPage {
  const root = parseHtml(html);
  return {
    ids: idsIn(root),
    places: placesIn(root),
    files: filesIn(root),
    checked: checked && checkPage(root, checked.content, checked.request),
  };
}
