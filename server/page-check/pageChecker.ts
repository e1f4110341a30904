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
import type { ReadPage } from './pageReader.ts';
import { weighPage } from './pageWeight.ts';

/** Preview for the check, with marked sections, and `missingAltMark` in place of missing alternative texts. */
export type RenderedPreview = { status: number; html: string; content: ContentData | undefined };

export type PageCheckerDeps = {
  render(request: PageCheckRequest): Promise<RenderedPreview>;
  readPage: ReadPage;
  /** Returns the reason why unpublished content is unavailable, if known. */
  fault(): CheckProblem | undefined;
  /** Returns the status that visitors get at a path on the site; undefined if it is currently unknown. */
  statusOf(path: string): Promise<number | undefined>;
  /** Returns the ids on the page that visitors get at a path; undefined if they are unknown. */
  idsAt(path: string): Promise<ReadonlySet<string> | undefined>;
  /** Returns the size of a picture as it is sent, in bytes. */
  weigh(path: string): Promise<number>;
  /** Returns the bytes of an upload. */
  read(path: string): Promise<Buffer>;
  hasApiReference: boolean;
};

/** Maximum number of links to check per page. Most of the linked pages are cached. */
const maxLinks = 50;
const linksAtOnce = 4;

/** Time limit for checks of links and pictures. After it, only the other findings are reported. */
const timeoutMs = 15_000;

/** Creates the function that checks a page: it renders the content in an edit form and returns the findings. */
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

    const parsed = await deps.readPage({ html, checked: { content, request } });
    if (parsed?.checked === undefined) return { problem: 'too long' };
    const { checked: page, ids, files } = parsed;
    const [deadLinkFindings, pictures, contrastFindings] = await Promise.all([
      resolveWithin(timeoutMs, findDeadLinks(page.links, ids, request, deps)),
      resolveWithin(timeoutMs, checkPictures(page.pictures, deps.weigh)),
      resolveWithin(
        timeoutMs,
        checkContrast(page.pictures, rowsOf(content), deps.read).catch(() => []),
      ),
    ]);
    const weighed = pictures && (await weighPage(html, files, pictures));
    const findings = [
      ...findNeverShown(request, deps.hasApiReference),
      ...page.findings,
      ...(deadLinkFindings ?? []),
      ...(pictures?.findings ?? []),
      ...(contrastFindings ?? []),
      ...(weighed?.findings ?? []),
    ];
    return {
      findings: findings.toSorted((a, b) => sortKeyOf(a) - sortKeyOf(b)),
      ...(weighed && { weight: weighed.weight }),
    };
  };
}

/** Returns a finding if the site never shows content at the path. */
function findNeverShown(
  { type, path, locale }: Pick<PageCheckRequest, 'type' | 'path' | 'locale'>,
  hasApiReference: boolean,
): Finding[] {
  if (type !== 'page' || path === undefined) return [];
  const reason = whyUnserved(path, { locale, hasApiReference });
  return reason === undefined
    ? []
    : [{ code: 'never-shown', part: 'title', values: { address: path, why: reason } }];
}

/** Returns the sort key of a finding. Findings are sorted by their position; those about the whole page are last. */
function sortKeyOf({ section, part }: Finding): number {
  if (section !== undefined) return section.row;
  return part === 'title' || part === 'cover' ? -1 : Infinity;
}

async function findDeadLinks(
  links: readonly PageLink[],
  ids: ReadonlySet<string>,
  request: PageCheckRequest,
  { statusOf, idsAt }: PageCheckerDeps,
): Promise<Finding[]> {
  const queue = new PQueue({ concurrency: linksAtOnce });
  const results = new Map<string, Promise<boolean>>();
  const idsOf = new Map<string, ReturnType<typeof idsAt>>();
  const hasPlace = async (path: string, id: string): Promise<boolean> => {
    const pageIds = idsOf.get(path) ?? idsAt(path);
    idsOf.set(path, pageIds);
    return (await pageIds)?.has(id) ?? true;
  };
  const isAlive = (path: string, anchor: string): Promise<boolean> => {
    // Links to reserved ids open dialogs of the site.
    const targetId = isReservedId(anchor) ? '' : anchor;
    if (path === '' || path === request.path) return Promise.resolve(targetId === '' || ids.has(targetId));
    const key = `${path}#${targetId}`;
    const result = results.get(key);
    if (result !== undefined) return result;
    if (results.size >= maxLinks || isFile(path)) return Promise.resolve(true);
    const check = queue.add(async () => {
      if (((await statusOf(path)) ?? 200) >= 400) return false;
      return targetId === '' || hasPlace(path, targetId);
    });
    results.set(key, check);
    return check;
  };
  const reportedKeys = new Set<string>();
  const findings = await Promise.all(
    links.map(async ({ path, anchor, finding }) => {
      const isDead = !(await isAlive(withoutQuery(path), decodeAnchor(anchor ?? '')));
      const key = `${finding.section?.row} ${finding.values['address']} ${finding.values['text']}`;
      if (!isDead || reportedKeys.has(key)) return [];
      reportedKeys.add(key);
      return [finding];
    }),
  );
  return findings.flat();
}

/** Decodes an anchor as browsers do before they compare it with ids. */
function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function withoutQuery(path: string): string {
  return path.split('?', 1)[0] ?? path;
}

/** Returns whether a path is a file, such as an upload or a feed. */
function isFile(path: string): boolean {
  return path.startsWith(`${contentHostPath}/`) || /\.[a-z0-9]{2,5}$/i.test(path);
}

async function resolveWithin<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
