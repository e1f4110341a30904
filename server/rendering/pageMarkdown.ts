import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import * as parts from '#brand/parts.ts';
import { markdownPath } from '#locales/markdownPaths.ts';
import { cacheableBody } from '#server/lib/sendEncoded.ts';
import { createThreadQueue } from '#server/lib/threadQueue.ts';
import type { CachedPage } from './CachedPage.ts';

/** Limits that only a page far larger than any other exceeds. */
const limits = { timeMs: 15_000, memoryMb: 128, idleMs: 10_000 };
const maxHtmlBytes = 1_000_000;

/**
 * Returns the fields in which a page's Markdown differs from the page; `undefined` for missing pages and pages that are
 * too large.
 */
export type MarkdownOf = (
  page: CachedPage,
  url: string,
) => Promise<Partial<Pick<CachedPage, 'body' | 'contentType' | 'location'>> | undefined>;

/**
 * Creates the converter to Markdown, which runs in a thread and stores results as long as their pages are cached.
 * `siteUrl` is the origin of absolute links.
 */
export function createMarkdownOf(siteUrl: string): MarkdownOf {
  const results = new WeakMap<CachedPage, ReturnType<MarkdownOf>>();
  const toMarkdown = createThreadQueue<{ html: string; url: string }, string>(
    'markdownWorker',
    import.meta.url,
    limits,
  );
  const convert: MarkdownOf = async ({ status, location, body: page }, url) => {
    if (location !== undefined) return { location: markdownPath(location) };
    if (status !== 200) return undefined;
    const { bytes } = await page.in('identity');
    if (bytes.byteLength > maxHtmlBytes) return undefined;
    const markdown = await toMarkdown({ html: bytes.toString(), url: siteUrl + url });
    if (markdown === undefined) return undefined;
    return { body: await cacheableBody(markdown), contentType: 'text/markdown; charset=utf-8' };
  };
  return (page, url) => {
    const result = results.get(page) ?? convert(page, url);
    results.set(page, result);
    return result;
  };
}

/** Returns whether a client prefers Markdown to HTML. Browsers do not name it, so that this is one search for them. */
export function prefersMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (!parts.agents || headers.accept?.includes('text/markdown') !== true) return false;
  return new Negotiator({ headers }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}
