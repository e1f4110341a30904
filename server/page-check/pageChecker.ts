import PQueue from 'p-queue';
import { contentHostPath } from '#schema/images.ts';
import { isReservedId } from '#schema/richText.ts';
import type { CheckProblem, Finding, PageCheckAnswer, PageCheckRequest } from '#schema/pageCheck.ts';
import { whyUnserved } from '#server/lib/listedContent.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { hasTextBeyondLimit, rowsOf } from './checkedContent.ts';
import { checkContrast } from './checkContrast.ts';
import type { PageLink } from './checkPage.ts';
import { checkPictures } from './checkPictures.ts';
import type { ReadInThread } from './pageReader.ts';
import { weighPage } from './pageWeight.ts';

/** A preview as the check needs it: its sections marked, and `missingAltMark` where an alternative text is missing. */
export type RenderedPreview = { status: number; html: string; content: ContentData | undefined };

export type PageCheckerDeps = {
  render(request: PageCheckRequest): Promise<RenderedPreview>;
  readPage: ReadInThread;
  /** Why nothing unpublished can be had, as far as it is known. */
  fault(): CheckProblem | undefined;
  /** The status that visitors get at a path of the site; undefined where that is not known now. */
  statusOf(path: string): Promise<number | undefined>;
  /** The ids on a page that visitors get at a path; undefined where they are not known. */
  idsAt(path: string): Promise<ReadonlySet<string> | undefined>;
  /** How many bytes a picture of the site has as it is sent. */
  weigh(path: string): Promise<number>;
  /** An upload as it is. */
  read(path: string): Promise<Buffer>;
  hasApiReference: boolean;
};

/** A page of a hundred links asks for fifty pages: most of them are in the cache. */
const maxLinks = 50;
const linksAtOnce = 4;

/** How long the measuring of links and pictures may take together; the rest is said without them. */
const patienceMs = 15_000;

/** Renders what an editor has in the form and says what visitors would stumble over. */
export function createPageChecker(
  deps: PageCheckerDeps,
): (request: PageCheckRequest) => Promise<PageCheckAnswer> {
  return async (request) => {
    const fault = deps.fault();
    if (fault !== undefined) return { problem: fault };
    const { status, html, content } = await deps.render(request);
    if (hasTextBeyondLimit(content)) return { problem: 'too long' };
    if (status === 404) return { problem: 'nothing there' };
    if (status === 500) return { findings: [{ code: 'page-failed', values: { status } }] };
    if (status !== 200 || content === undefined) return { problem: deps.fault() ?? 'no content' };

    const read = await deps.readPage({ html, checked: { content, request } });
    if (read?.checked === undefined) return { problem: 'too long' };
    const { checked: page, ids, files } = read;
    const [dead, pictures, unreadable] = await Promise.all([
      within(patienceMs, deadLinks(page.links, ids, request, deps)),
      within(patienceMs, checkPictures(page.pictures, deps.weigh)),
      within(
        patienceMs,
        checkContrast(page.pictures, rowsOf(content), deps.read).catch(() => []),
      ),
    ]);
    const weighed = pictures && (await weighPage(html, files, pictures));
    const findings = [
      ...neverShown(request, deps.hasApiReference),
      ...page.findings,
      ...(dead ?? []),
      ...(pictures?.findings ?? []),
      ...(unreadable ?? []),
      ...(weighed?.findings ?? []),
    ];
    return {
      findings: findings.toSorted((a, b) => orderOf(a) - orderOf(b)),
      ...(weighed && { weight: weighed.weight }),
    };
  };
}

/** A page whose address the site never shows a page of the content at. */
function neverShown(
  { type, path, locale }: Pick<PageCheckRequest, 'type' | 'path' | 'locale'>,
  hasApiReference: boolean,
): Finding[] {
  if (type !== 'page' || path === undefined) return [];
  const why = whyUnserved(path, { locale, hasApiReference });
  return why === undefined ? [] : [{ code: 'never-shown', part: 'title', values: { address: path, why } }];
}

/** The page from top to bottom; what is about all of it comes last. */
function orderOf({ section, part }: Finding): number {
  if (section !== undefined) return section.row;
  return part === 'title' || part === 'cover' ? -1 : Infinity;
}

async function deadLinks(
  links: readonly PageLink[],
  ids: ReadonlySet<string>,
  request: PageCheckRequest,
  { statusOf, idsAt }: PageCheckerDeps,
): Promise<Finding[]> {
  const queue = new PQueue({ concurrency: linksAtOnce });
  const asked = new Map<string, Promise<boolean>>();
  const idsOf = new Map<string, ReturnType<typeof idsAt>>();
  const hasPlace = async (path: string, id: string): Promise<boolean> => {
    const found = idsOf.get(path) ?? idsAt(path);
    idsOf.set(path, found);
    return (await found)?.has(id) ?? true;
  };
  const isAlive = (path: string, anchor: string): Promise<boolean> => {
    // The site's own parts open where their names are pressed.
    const wanted = isReservedId(anchor) ? '' : anchor;
    if (path === '' || path === request.path) return Promise.resolve(wanted === '' || ids.has(wanted));
    const key = `${path}#${wanted}`;
    const known = asked.get(key);
    if (known !== undefined) return known;
    if (asked.size >= maxLinks || isFile(path)) return Promise.resolve(true);
    const answer = queue.add(async () => {
      if (((await statusOf(path)) ?? 200) >= 400) return false;
      return wanted === '' || hasPlace(path, wanted);
    });
    asked.set(key, answer);
    return answer;
  };
  const told = new Set<string>();
  const findings = await Promise.all(
    links.map(async ({ path, anchor, finding }) => {
      const isDead = !(await isAlive(withoutQuery(path), decoded(anchor ?? '')));
      const key = `${finding.section?.row} ${finding.values['address']} ${finding.values['text']}`;
      if (!isDead || told.has(key)) return [];
      told.add(key);
      return [finding];
    }),
  );
  return findings.flat();
}

/** As browsers compare it with ids. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function withoutQuery(path: string): string {
  return path.split('?', 1)[0] ?? path;
}

/** Uploads, feeds and other files are no pages. */
function isFile(path: string): boolean {
  return path.startsWith(`${contentHostPath}/`) || /\.[a-z0-9]{2,5}$/i.test(path);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
