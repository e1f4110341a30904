import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueriedPage } from '#renderer/data/runPageQuery.ts';
import type { DocumentHead } from './documentHead.ts';

/**
 * Adapts the head to one page of a list: its title, its neighbours, and noindex for searches. Other languages paginate
 * differently, so only the first page has alternates. Returns the head unchanged if the page has no list.
 */
export function listHead(
  head: DocumentHead,
  {
    shown: { pageNumber, search },
    neighbours: { previous, next },
    i18n,
    siteUrl,
    siteName,
  }: Pick<QueriedPage, 'shown' | 'neighbours'> & {
    i18n: I18n;
    siteUrl: string;
    siteName?: string | undefined;
  },
): DocumentHead {
  const absolute = (path: string | undefined) => path && new URL(path, siteUrl).href;
  const isFirst = pageNumber === 1 && search === undefined;
  const { name, ending } = splitTitle(head.title, siteName);
  return {
    ...head,
    title: listTitle(i18n, name, { pageNumber, search }) + ending,
    robots: search === undefined ? head.robots : 'noindex, follow',
    alternates: isFirst ? head.alternates : [],
    previous: absolute(previous),
    next: absolute(next),
  };
}

function listTitle(
  i18n: I18n,
  list: string,
  { pageNumber, search }: { pageNumber: number; search: string | undefined },
): string {
  const title =
    search === undefined
      ? list
      : i18n._(
          msg({
            message: `Search for “${search}” – ${list}`,
            comment: 'Title of the blog’s search results; the last placeholder is the title of the blog',
          }),
        );
  return pageNumber === 1
    ? title
    : i18n._(
        msg({
          message: `${title} – page ${pageNumber}`,
          comment:
            'Page title from the second page of a list; the first placeholder is the title of the list',
        }),
      );
}

/** Splits a title from its ending: a separator and the site's name. */
function splitTitle(title: string, siteName: string | undefined): { name: string; ending: string } {
  const nameAndSeparator = siteName && title.endsWith(siteName) ? title.slice(0, -siteName.length) : '';
  const name = nameAndSeparator.replace(/(?<!\s)\s+[^\s\p{L}\p{N}]{1,3}\s+$/u, '');
  return name === '' || name === nameAndSeparator
    ? { name: title, ending: '' }
    : { name, ending: title.slice(name.length) };
}
