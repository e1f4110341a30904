import * as v from 'valibot';
import { normaliseEscapes } from '#server/lib/normaliseAddress.ts';

/**
 * A redirect that an editor wrote. `from` has at most one `*`, which `to` may repeat. If `to` is null, the site
 * responds with 410.
 */
export type RedirectRow = {
  id: number;
  from: string;
  to: string | null;
  status: 301 | 302 | 307 | 308 | 410;
};

/** Row for a requested path. `to` is a path of this site, an http or https URL, or undefined for a 410. */
export type FoundRow = { id: number; to: string | undefined; status: RedirectRow['status'] };

/** Matches paths of this site, but no paths that browsers could read as another host. */
const ownPath = /^\/(?![/\\])[!-~]*$/;
/** Matches URLs of other sites. A `*` must follow the host's slash, or visitors could complete the host name. */
const otherSite = /^https?:\/\/[\w.:-]+(?:\/[!-~]*)?$/i;
const maxHops = 10;

const countStars = (text: string) => text.split('*').length - 1;

const From = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.regex(ownPath),
  v.check((from) => !/[\\?#]/.test(from) && countStars(from) <= 1),
);

const To = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.check(
    (to) => !to.includes('\\') && (ownPath.test(to) || (otherSite.test(to) && URL.canParse(to))),
    'expected a path or an http or https URL',
  ),
  v.check((to) => countStars(to) <= 1 && !/^[^?#]*[?#].*\*/s.test(to)),
);

/** Schema of a row as WordPress lists it. Allows other hosts, because an administrator entered them. */
export const RedirectRow = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    from: From,
    to: v.nullable(To),
    status: v.picklist([301, 302, 307, 308, 410]),
  }),
  v.check(
    ({ to, status }) => (to === null) === (status === 410),
    'a redirect needs a target unless its status is 410',
  ),
  v.check(({ from, to }) => !to?.includes('*') || from.includes('*'), 'a * in "to" requires one in "from"'),
);

/**
 * Creates a function that finds the row for a path: exact rows first, then rows with a `*`, the longest first. Ignores
 * rows whose target leads into a loop. `findOther` returns the targets of all other redirects.
 */
export function createRowMatcher(
  rows: readonly RedirectRow[],
  findOther: (path: string) => string | undefined = () => undefined,
): (path: string) => FoundRow | undefined {
  const exactRows = new Map<string, RedirectRow>();
  const wildcardRows: { row: RedirectRow; before: string; after: string }[] = [];
  for (const row of rows) {
    const from = normalisePath(row.from);
    const [before = '', after] = from.split('*', 2);
    if (after !== undefined) wildcardRows.push({ row, before, after });
    else if (!exactRows.has(from)) exactRows.set(from, row);
  }
  wildcardRows.sort((a, b) => b.before.length + b.after.length - (a.before.length + a.after.length));

  function match(path: string): FoundRow | undefined {
    const normalisedPath = normalisePath(path);
    const row = exactRows.get(normalisedPath);
    if (row !== undefined) return fillTarget(row, '');
    for (const { row, before, after } of wildcardRows) {
      const wildcard = wildcardText(normalisedPath, before, after);
      if (wildcard !== undefined) return fillTarget(row, wildcard);
    }
    return undefined;
  }

  function isLoop(start: string): boolean {
    let path: string | undefined = start;
    for (let hop = 0; hop < maxHops; hop += 1) {
      if (!path?.startsWith('/')) return false;
      const targetPath: string = path.split(/[?#]/, 1)[0] ?? '';
      path = match(targetPath)?.to ?? findOther(targetPath);
    }
    return path !== undefined;
  }

  return (path) => {
    const row = match(path);
    return row?.to !== undefined && isLoop(row.to) ? undefined : row;
  };
}

/**
 * Returns the text that `*` matches; undefined if the path does not match. The text is never empty, and contains
 * slashes only if `*` is at the end.
 */
function wildcardText(path: string, before: string, after: string): string | undefined {
  if (path.length <= before.length + after.length) return undefined;
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const wildcard = path.slice(before.length, path.length - after.length);
  return after !== '' && wildcard.includes('/') ? undefined : wildcard;
}

function fillTarget({ id, to, status }: RedirectRow, wildcard: string): FoundRow {
  if (to === null) return { id, to: undefined, status };
  const target = to.replace('*', () => wildcard);
  // A rest that begins with a slash would turn the path into another host.
  const isPath = target.startsWith('/');
  return {
    id,
    to: isPath ? target.replace(/^[^?#]*/, (path) => path.replaceAll(/\/{2,}/g, '/')) : target,
    status,
  };
}

/** Normalises the spelling of a path: escapes as browsers send them, no trailing slash. */
function normalisePath(path: string): string {
  const encoded = path.replaceAll(/[^!-~]+/g, (text) => encodeURIComponent(text.toWellFormed().normalize()));
  return normaliseEscapes(encoded).replace(/(?<!\/)\/+$/, '') || '/';
}
