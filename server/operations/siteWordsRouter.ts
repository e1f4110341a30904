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

/**
 * How far the site's own words are translated, and their PO files, for the overview of translations in WordPress: `POST
 * /api/site-words`, signed with the secret of previews. `folder` has a folder of PO files for each language. Without a secret
 * there is no such address.
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
    if (text === '') throw new HttpError(404, 'no_catalogue', 'There is no such file of words.');
    ctx.body = { text };
  });
  return router;
}

async function wordsOf(folder: string, language: string): Promise<TranslatedWords> {
  const found = await readdir(path.join(folder, defaultLocale));
  const catalogues = found.flatMap((file) => /^([a-z]+)\.po$/.exec(file)?.[1] ?? []).toSorted();
  const texts = await Promise.all(
    catalogues.map(async (catalogue) => {
      const translated = await messagesOf(folder, language, catalogue);
      const isDone = new Set(
        translated.flatMap(({ source, translation, isFuzzy }) =>
          translation !== '' && !isFuzzy ? [source] : [],
        ),
      );
      const originals = await messagesOf(folder, defaultLocale, catalogue);
      return originals.map(({ source }) => ({ text: source, catalogue, isDone: isDone.has(source) }));
    }),
  );
  const all = texts.flat();
  const missing = all.filter(({ isDone }) => !isDone);
  return {
    language,
    texts: all.length,
    translated: all.length - missing.length,
    missing: missing.slice(0, mostMissing).map(({ text, catalogue }) => ({ text, catalogue })),
    catalogues,
  };
}

async function messagesOf(folder: string, language: string, catalogue: string) {
  const { messages } = readCatalogue(await textOf(folder, language, catalogue));
  return messages.filter(({ isObsolete }) => !isObsolete);
}

/** Empty where nobody has begun with it. */
function textOf(folder: string, language: string, catalogue: string): Promise<string> {
  return readFile(path.join(folder, language, `${catalogue}.po`), 'utf8').catch(() => '');
}
