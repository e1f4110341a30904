import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import Router from '@koa/router';
import type { Context } from 'koa';
import { localeCodes, locales, type Locale } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';
import { HttpError } from '#server/errors.ts';
import type { TextDocument } from './searchIndex.ts';
import type { SiteSearch } from './siteSearch.ts';

/** Maximum number of listed pages and posts per language. */
const maxListed = 500;
const maxSummary = 200;

/** Sends a document, which is written once and cached. */
export type SendDocument = (
  ctx: Context,
  document: { name: string; type: string; write: () => Promise<string> },
) => Promise<void>;

/**
 * Creates the router for the site's text, for language models (https://llmstxt.org). `/llms.txt` lists pages and posts
 * in each language; `{path}.md` is a page as Markdown, and `/index.md` the home page. The texts come from the search
 * index, so pages that are not searchable are missing. Responds 503 while there is no index.
 */
export function createTextRouter(deps: {
  texts: SiteSearch['texts'];
  /** Sends the list from a cache, because it contains every document. */
  sendDocument: SendDocument;
  siteUrl: string;
  freshSeconds: number;
}): Router {
  const { texts, siteUrl, freshSeconds } = deps;
  const writeList = async () => {
    const lists: string[] = [];
    for (const locale of localeCodes) {
      lists.push(renderList(locale, (await texts(locale)).written(maxListed), siteUrl));
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
    // The Markdown duplicates the page, which search engines should list instead.
    ctx.set('Link', `<${siteUrl}${path}>; rel="canonical"`);
    ctx.set('X-Robots-Tag', 'noindex');
    ctx.set('Cache-Control', `public, max-age=0, s-maxage=${freshSeconds}, stale-if-error=86400`);
    ctx.type = 'text/markdown; charset=utf-8';
    ctx.body = renderMarkdown(document);
  });
  return router;
}

function renderList(locale: Locale, documents: readonly TextDocument[], siteUrl: string): string {
  const lines = documents.map(({ path, title, passages }) => {
    const text = passages.find((passage) => passage.text !== '')?.text ?? '';
    const summary = text.length > maxSummary ? `${text.slice(0, text.lastIndexOf(' ', maxSummary))} …` : text;
    const link = `[${escapeMarkdown(title)}](${siteUrl}${path === '/' ? '/index' : path}.md)`;
    return `- ${link}${summary && `: ${escapeMarkdown(summary)}`}`;
  });
  return `## ${locales[locale].name}\n\n${lines.join('\n')}\n`;
}

function renderMarkdown({ title, passages }: TextDocument): string {
  const blocks = passages.flatMap(({ heading, text }) => [
    ...(heading && heading !== title ? [`## ${escapeMarkdown(heading)}`] : []),
    ...(text ? [escapeMarkdown(text)] : []),
  ]);
  return `${[`# ${escapeMarkdown(title)}`, ...blocks].join('\n\n')}\n`;
}

/** Escapes a text so that it is not parsed as Markdown or HTML. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
