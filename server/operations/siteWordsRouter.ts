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
/** Maximum length of a text in characters; longer texts are truncated. */
const longestText = 300;
const mostFiles = 3;

/** Folders of the platform's catalogues, and of the company's, whose texts are listed as the catalogue `company`. */
type Folders = { platform: string; company: string };

const companyCatalogue = 'company';

/**
 * Creates the router that serves WordPress the progress of the site's translations and their PO files, at `POST
 * /api/site-words`, signed with the preview secret. `folders` have a subfolder of PO files for each language.
 * The route does not exist if there is no secret.
 */
export function createSiteWordsRouter(deps: {
  secret: string | undefined;
  folders: Folders;
  now: () => number;
}): Router {
  const { secret, folders, now } = deps;
  const router = new Router();
  if (secret === undefined) return router;

  router.post('/api/site-words', async (ctx) => {
    const request = await readSigned(ctx, { secret, now, schema: SiteWordsRequest, limitBytes });
    ctx.set('Cache-Control', 'no-store');
    if (request.do === 'list') {
      const otherLocales = localeCodes.filter((language) => language !== defaultLocale);
      ctx.body = {
        languages: await Promise.all(otherLocales.map((language) => readProgress(folders, language))),
      };
      return;
    }
    const text = await readPoFile(folders, request.language, request.catalogue);
    if (text === '') throw new HttpError(404, 'no_catalogue', 'Translation file not found.');
    ctx.body = { text };
  });
  return router;
}

async function readProgress(folders: Folders, language: string): Promise<TranslatedWords> {
  const files = await readdir(path.join(folders.platform, defaultLocale));
  const catalogues = files.flatMap((file) => /^([a-z]+)\.po$/.exec(file)?.[1] ?? []).toSorted();
  if ((await readPoFile(folders, defaultLocale, companyCatalogue)) !== '') catalogues.push(companyCatalogue);
  // The company's copies of components share texts with the platform, which has translated them.
  const ofPlatform = new Set(
    (await readMessages(folders, language, 'messages')).flatMap(({ source, translation, isFuzzy }) =>
      translation === '' || isFuzzy ? [] : [source],
    ),
  );
  const catalogueStats = await Promise.all(
    catalogues.map(async (catalogue) => {
      const messages = await readMessages(folders, language, catalogue);
      const translated = messages.filter(({ translation, isObsolete }) => translation !== '' && !isObsolete);
      const isDone = new Set(translated.flatMap(({ source, isFuzzy }) => (isFuzzy ? [] : [source])));
      const originals = await readMessages(folders, defaultLocale, catalogue);
      return {
        texts: originals
          .filter(({ isObsolete }) => !isObsolete)
          .map(({ source, usedIn }) => ({
            ...{ source, usedIn, catalogue },
            isDone: isDone.has(source) || (catalogue === companyCatalogue && ofPlatform.has(source)),
          })),
        unsure: translated.length - isDone.size,
        obsolete: messages.filter(({ isObsolete }) => isObsolete).length,
      };
    }),
  );
  const texts = catalogueStats.flatMap((stats) => stats.texts);
  const missingTexts = texts.filter(({ isDone }) => !isDone);
  return {
    language,
    texts: texts.length,
    translated: texts.length - missingTexts.length,
    unsure: catalogueStats.reduce((total, stats) => total + stats.unsure, 0),
    obsolete: catalogueStats.reduce((total, stats) => total + stats.obsolete, 0),
    missing: missingTexts.slice(0, mostMissing).map(({ source, catalogue, usedIn }) => ({
      ...{ text: source.slice(0, longestText), catalogue, usedIn: usedIn.slice(0, mostFiles) },
    })),
    catalogues,
  };
}

async function readMessages(folders: Folders, language: string, catalogue: string) {
  return readCatalogue(await readPoFile(folders, language, catalogue)).messages;
}

/** Reads a PO file. Returns an empty text if it does not exist. */
function readPoFile({ platform, company }: Folders, language: string, catalogue: string): Promise<string> {
  const file =
    catalogue === companyCatalogue
      ? path.join(company, language, 'messages.po')
      : path.join(platform, language, `${catalogue}.po`);
  return readFile(file, 'utf8').catch(() => '');
}
