import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import Router from '@koa/router';
import type { Context } from 'koa';
import { localeCodes, locales, type Locale } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';
import { HttpError } from '#server/errors.ts';
import type { WrittenDocument } from './searchIndex.ts';
import type { SiteSearch } from './siteSearch.ts';

/** Pages and articles beyond these are left out of the list, in each language. */
const maxListed = 500;
const maxSummary = 200;

/** Sends a document that is written once, and cached. */
export type SendDocument = (
  ctx: Context,
  document: { name: string; type: string; write: () => Promise<string> },
) => Promise<void>;

/**
 * What pages say, for programs that read text (https://llmstxt.org): `/llms.txt` lists pages and articles in each language,
 * and `{address}.md` is each of them as Markdown, `/index.md` the home page. From the index of the search: what nobody may
 * find there is not here. 503 while there is no index.
 */
export function createTextRouter(deps: {
  texts: SiteSearch['texts'];
  /** Caches the list: it is made of every document. */
  sendDocument: SendDocument;
  siteUrl: string;
  freshSeconds: number;
}): Router {
  const { texts, siteUrl, freshSeconds } = deps;
  const writeList = async () => {
    const lists: string[] = [];
    for (const locale of localeCodes) {
      lists.push(listOf(locale, (await texts(locale)).written(maxListed), siteUrl));
      await eventLoopTurn();
    }
    return `# ${new URL(siteUrl).host}\n\n${lists.join('\n')}`;
  };
  const router = new Router();
  router.get('/llms.txt', (ctx) =>
    deps.sendDocument(ctx, { name: 'llms', type: 'text/plain; charset=utf-8', write: writeList }),
  );
  router.get(/^\/(?:.+)\.md$/, async (ctx) => {
    const path = ctx.path === '/index.md' ? '/' : ctx.path.slice(0, -'.md'.length);
    const document = (await texts(splitLocale(path).locale)).writtenAt(path);
    if (document === undefined) throw new HttpError(404, 'not_found', 'Page not found.');
    // It says what the page says: search engines show that one.
    ctx.set('Link', `<${siteUrl}${path}>; rel="canonical"`);
    ctx.set('X-Robots-Tag', 'noindex');
    ctx.set('Cache-Control', `public, max-age=0, s-maxage=${freshSeconds}, stale-if-error=86400`);
    ctx.type = 'text/markdown; charset=utf-8';
    ctx.body = markdownOf(document);
  });
  return router;
}

function listOf(locale: Locale, documents: readonly WrittenDocument[], siteUrl: string): string {
  const lines = documents.map(({ path, title, passages }) => {
    const text = passages.find((passage) => passage.text !== '')?.text ?? '';
    const summary = text.length > maxSummary ? `${text.slice(0, text.lastIndexOf(' ', maxSummary))} …` : text;
    const link = `[${escaped(title)}](${siteUrl}${path === '/' ? '/index' : path}.md)`;
    return `- ${link}${summary && `: ${escaped(summary)}`}`;
  });
  return `## ${locales[locale].name}\n\n${lines.join('\n')}\n`;
}

function markdownOf({ title, passages }: WrittenDocument): string {
  const parts = passages.flatMap(({ heading, text }) => [
    ...(heading && heading !== title ? [`## ${escaped(heading)}`] : []),
    ...(text ? [escaped(text)] : []),
  ]);
  return `${[`# ${escaped(title)}`, ...parts].join('\n\n')}\n`;
}

/** A text that is not to be read as Markdown or HTML. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
