import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Router from '@koa/router';
import { defaultLocale, localeCodes } from '#locales/locales.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';
import { SiteWordsRequest, type TranslatedWords } from '#schema/siteWords.ts';
import { HttpError } from '#server/errors.ts';
import { readSigned } from '#server/lib/readSigned.ts';

const limitBytes = 1_024;
const mostMissing = 100;
/** Maximum length in characters; longer texts are truncated. */
const longestText = 300;
const mostFiles = 3;

/**
 * Serves the progress of the site's translations and their PO files for WordPress, at `POST /api/site-words`, signed
 * with the preview secret. `folder` has a subfolder of PO files for each language. Without a secret, there is no
 * route.
 */
export function createSiteWordsRouter(deps: {
  secret: string | undefined;
  folder: string;
  now: () => number;
}): Router {
  const { secret, folder, now } = deps;
  const router = new Router();
  if (secret === undefined) return router;

  router.post('/api/site-words', async (ctx) => {
    const asked = await readSigned(ctx, { secret, now, schema: SiteWordsRequest, limitBytes });
    ctx.set('Cache-Control', 'no-store');
    if (asked.do === 'list') {
      const others = localeCodes.filter((language) => language !== defaultLocale);
      ctx.body = { languages: await Promise.all(others.map((language) => wordsOf(folder, language))) };
      return;
    }
    const text = await textOf(folder, asked.language, asked.catalogue);
    if (text === '') throw new HttpError(404, 'no_catalogue', 'Translation file not found.');
    ctx.body = { text };
  });
  return router;
}

async function wordsOf(folder: string, language: string): Promise<TranslatedWords> {
  const found = await readdir(path.join(folder, defaultLocale));
  const catalogues = found.flatMap((file) => /^([a-z]+)\.po$/.exec(file)?.[1] ?? []).toSorted();
  const read = await Promise.all(
    catalogues.map(async (catalogue) => {
      const messages = await messagesOf(folder, language, catalogue);
      const begun = messages.filter(({ translation, isObsolete }) => translation !== '' && !isObsolete);
      const isDone = new Set(begun.flatMap(({ source, isFuzzy }) => (isFuzzy ? [] : [source])));
      const originals = await messagesOf(folder, defaultLocale, catalogue);
      return {
        texts: originals
          .filter(({ isObsolete }) => !isObsolete)
          .map(({ source, usedIn }) => ({ source, usedIn, catalogue, isDone: isDone.has(source) })),
        unsure: begun.length - isDone.size,
        obsolete: messages.filter(({ isObsolete }) => isObsolete).length,
      };
    }),
  );
  const texts = read.flatMap((each) => each.texts);
  const missing = texts.filter(({ isDone }) => !isDone);
  return {
    language,
    texts: texts.length,
    translated: texts.length - missing.length,
    unsure: read.reduce((all, each) => all + each.unsure, 0),
    obsolete: read.reduce((all, each) => all + each.obsolete, 0),
    missing: missing.slice(0, mostMissing).map(({ source, catalogue, usedIn }) => ({
      ...{ text: source.slice(0, longestText), catalogue, usedIn: usedIn.slice(0, mostFiles) },
    })),
    catalogues,
  };
}

async function messagesOf(folder: string, language: string, catalogue: string) {
  return readCatalogue(await textOf(folder, language, catalogue)).messages;
}

/** Returns an empty text if the file does not exist. */
function textOf(folder: string, language: string, catalogue: string): Promise<string> {
  return readFile(path.join(folder, language, `${catalogue}.po`), 'utf8').catch(() => '');
}
