import { setTimeout as pause } from 'node:timers/promises';
import { isIP } from 'node:net';
import Router from '@koa/router';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { minuteMs, secondMs } from '#schema/durations.ts';
import { fetchText } from '#server/lib/fetchText.ts';
import type { Logger } from '#server/logger.ts';
import type { SitemapEntry } from './sitemapEntries.ts';

/** Time for which changes are collected: editors save several times, and one change causes several calls. */
const gatherMs = 30 * secondMs;
const firstPauseMs = minuteMs;
const maxAttempts = 6;
const timeoutMs = 10 * secondMs;
const limitBytes = 16 * 1024;
/** Maximum number of URLs per request, set by the protocol. */
const maxUrls = 10_000;
/**
 * Tolerance for recognising recent changes at the first check: changes are reported some time after saving, with times
 * from another machine's clock.
 */
const recentMs = 10 * minuteMs;

export type IndexNow = {
  /** Serves the key, which proves to search engines that the site's owner submits the URLs. */
  router: Router;
  /** Schedules the submission of pages that a publication has changed. Returns at once. */
  changed(): void;
  /** Stops submissions. Search engines find the remaining changes in the sitemap. */
  stop(): Promise<void>;
};

/**
 * Creates the service that submits new, changed and removed URLs of the sitemap to search engines
 * (https://www.indexnow.org/documentation).
 */
export function createIndexNow(deps: {
  key: string;
  endpoint: string;
  /** Origin of absolute URLs, without a trailing slash. */
  siteUrl: string;
  isIndexable: boolean;
  entriesOf: (locale: Locale) => Promise<Pick<SitemapEntry, 'path' | 'modifiedAt'>[]>;
  logger: Logger;
  now?: () => number;
  /** Delay before the first and before the second attempt, which tests shorten. */
  waitMs?: number;
}): IndexNow {
  const { key, siteUrl, logger, now = Date.now } = deps;
  const isEnabled = deps.isIndexable && isPublic(siteUrl);
  const stopping = new AbortController();
  const pending = new Set<string>();
  /** Modification time of each path at the last check. */
  let lastModified: Map<string, string> | undefined;
  let since: number | undefined;
  let runningPing: Promise<void> | undefined;

  const wait = (ms: number) => pause(ms, undefined, { ref: false, signal: stopping.signal });

  async function findChanged(from: number): Promise<void> {
    const entries: Pick<SitemapEntry, 'path' | 'modifiedAt'>[] = [];
    for (const locale of localeCodes) entries.push(...(await deps.entriesOf(locale)));
    const current = new Map(entries.map(({ path, modifiedAt = '' }) => [path, modifiedAt]));
    const startTime = new Date(from - recentMs).toISOString().slice(0, 19);
    for (const [path, modifiedAt] of current) {
      const isChanged =
        lastModified === undefined ? modifiedAt >= startTime : lastModified.get(path) !== modifiedAt;
      if (isChanged) pending.add(path);
    }
    for (const path of lastModified?.keys() ?? []) if (!current.has(path)) pending.add(path);
    lastModified = current;
  }

  /** Submits paths. Rejects if a retry may succeed. */
  async function submit(paths: readonly string[]): Promise<void> {
    const body = JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: paths.map((path) => new URL(path, siteUrl).href),
    });
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const { status } = await fetchText(deps.endpoint, { headers, body, timeoutMs, limitBytes });
    if (status === 429 || status >= 500) throw new Error(`IndexNow responded with ${status}.`);
    if (status === 200 || status === 202)
      logger.info({ count: paths.length }, 'changed URLs submitted to IndexNow');
    else
      logger.warn(
        { status, count: paths.length },
        'IndexNow rejected the changed URLs; check INDEXNOW_KEY and SITE_URL',
      );
  }

  async function attempt(): Promise<void> {
    if (since !== undefined) {
      const from = since;
      since = undefined;
      await findChanged(from).catch((error: unknown) => {
        since ??= from;
        throw error;
      });
    }
    while (pending.size > 0) {
      const paths = [...pending].slice(0, maxUrls);
      await submit(paths);
      for (const path of paths) pending.delete(path);
    }
  }

  async function run(): Promise<void> {
    await wait(deps.waitMs ?? gatherMs);
    let againInMs = deps.waitMs ?? firstPauseMs;
    for (let attempts = 1; since !== undefined || pending.size > 0; attempts += 1) {
      try {
        await attempt();
        attempts = 0;
      } catch (error) {
        if (attempts >= maxAttempts) {
          logger.warn(
            { err: error, count: pending.size },
            'changed URLs could not be submitted to IndexNow; giving up',
          );
          pending.clear();
          since = undefined;
          return;
        }
        logger.debug({ err: error, againInMs }, 'IndexNow submission failed; retrying');
        await wait(againInMs);
        againInMs *= 2;
      }
    }
  }

  const router = new Router();
  router.get(`/${key}.txt`, (ctx) => {
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.body = key;
  });
  return {
    router,
    changed() {
      if (!isEnabled || stopping.signal.aborted) return;
      since ??= now();
      runningPing ??= run()
        .catch(() => undefined)
        .finally(() => (runningPing = undefined));
    },
    async stop() {
      stopping.abort();
      await runningPing;
    },
  };
}

/** Returns whether search engines can reach the site: over HTTPS, at a host name that is not local. */
function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return (
    protocol === 'https:' &&
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
    hostname.includes('.') &&
    !/\.(local|localhost|internal|test|invalid)$/.test(hostname)
  );
}
