import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import Router from '@koa/router';
import type { Context } from 'koa';
import { localeCodes, locales, type Locale } from '#locales/locales.ts';
import { markdownPath } from '#locales/markdownPaths.ts';
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
 * Creates the router for `/llms.txt` (https://llmstxt.org), which lists the Markdown of pages and posts in each language
 * with their first sentences. Both come from the search index. Responds 503 while there is none.
 */
export function createTextRouter(deps: {
  texts: SiteSearch['texts'];
  /** Sends the list from a cache, because it contains every document. */
  sendDocument: SendDocument;
  siteUrl: string;
}): Router {
  const { texts, siteUrl } = deps;
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
  return router;
}

function renderList(locale: Locale, documents: readonly TextDocument[], siteUrl: string): string {
  const lines = documents.map(({ path, title, passages }) => {
    const text = passages.find((passage) => passage.text !== '')?.text ?? '';
    const summary = text.length > maxSummary ? `${text.slice(0, text.lastIndexOf(' ', maxSummary))} …` : text;
    const link = `[${escapeMarkdown(title)}](${siteUrl}${markdownPath(path)})`;
    return `- ${link}${summary && `: ${escapeMarkdown(summary)}`}`;
  });
  return `## ${locales[locale].name}\n\n${lines.join('\n')}\n`;
}

/** Escapes a text so that it is not parsed as Markdown or HTML. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
