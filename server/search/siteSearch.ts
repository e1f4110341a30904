import { setImmediate as afterOtherWork } from 'node:timers/promises';
import { locales, type Locale } from '#locales/locales.ts';
import { hourMs } from '#schema/durations.ts';
import type { Purge } from '#schema/purge.ts';
import type { FoundKind, SearchAnswer } from '#schema/search.ts';
import { HttpError } from '#server/errors.ts';
import { withTimeout } from '#server/lib/lazyAsync.ts';
import type { Logger } from '#server/logger.ts';
import { createContentReader, maxIdsPerCall, type ContentReader, type ContentSource } from './readContent.ts';
import type { SearchedDocument } from './SearchedDocument.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';
import { createWords, type Words } from './words.ts';

/** Interval of complete updates, in case no change was reported. */
const wholeEveryMs = hourMs;
/** Maximum wait for the index at the first search in a language. */
const firstWithinMs = 5_000;
/** Pause after a failed update. */
const retryAfterMs = 10_000;
/** Time for which purges are collected, because one edit causes several. */
const gatherMs = 300;
/** Number of documents between two yields to the event loop. */
const documentsPerTurn = 10;

const retryAfterSeconds = 10;

export type SiteSearch = {
  /**
   * Searches in a language. Rejects with 503 while there is no index. An empty query returns no results, but starts
   * indexing.
   */
  find(locale: Locale, query: string): Promise<SearchAnswer>;
  /** Returns the texts of pages and posts in a language. Rejects with 503 while there is no index. */
  texts(locale: Locale): Promise<Pick<SearchIndex, 'written'>>;
  /** Updates the index after a change. `names` are the purge's IDs in the form `post:17`. */
  purge(purge: Purge, names: readonly string[]): void;
  /** Retries failed updates after the backend has recovered. */
  recovered(): void;
  stop(): void;
};

/** Changes since the last update. */
type Changes = { all: boolean; pages: boolean; newest: boolean; posts: Set<number> };
const noChanges = (): Changes => ({ all: false, pages: false, newest: false, posts: new Set() });
const hasChanges = ({ all, pages, newest, posts }: Changes) => all || pages || newest || posts.size > 0;

type Language = {
  words: Words | undefined;
  index: SearchIndex | undefined;
  readAt: number;
  failedAt: number;
  changes: Changes;
  running: Promise<void> | undefined;
};

/**
 * Creates the site search, which builds an in-memory index for each language at the first search in it. Updates do not
 * interrupt searches.
 */
export function createSiteSearch(
  deps: ContentSource & {
    logger: Logger;
    gatherMs?: number;
    retryAfterMs?: number;
    now?: () => number;
  },
): SiteSearch {
  const { logger, now = Date.now } = deps;
  const languages = new Map<Locale, Language>();
  const timers = new Map<Locale, NodeJS.Timeout>();
  let isStopped = false;

  const languageFor = (locale: Locale): Language => {
    const existing = languages.get(locale);
    if (existing !== undefined) return existing;
    const language: Language = {
      words: undefined,
      index: undefined,
      readAt: -Infinity,
      failedAt: -Infinity,
      changes: noChanges(),
      running: undefined,
    };
    languages.set(locale, language);
    return language;
  };

  /** Applies pending changes, one update per language at a time. Never rejects. */
  const update = (locale: Locale, language: Language): Promise<void> => {
    language.running ??= (async () => {
      while (!isStopped && (language.index === undefined || hasChanges(language.changes))) {
        const { changes } = language;
        language.changes = noChanges();
        const reader = createContentReader(deps, locale);
        try {
          language.words ??= await createWords(locales[locale].isoCode);
          if (language.index === undefined || changes.all) await readAll(language, language.words, reader);
          else await readChanges(language.index, changes, reader);
          language.failedAt = -Infinity;
        } catch (error) {
          language.changes = { ...changes, all: changes.all || hasChanges(language.changes) };
          language.failedAt = now();
          logger.warn({ err: error, locale }, 'search index could not be updated; serving the last one');
          return;
        }
      }
    })().finally(() => (language.running = undefined));
    return language.running;
  };

  const readAll = async (language: Language, words: Words, reader: ContentReader) => {
    const startedAt = now();
    const newIndex = createSearchIndex(words);
    try {
      await putAll(newIndex, await reader.pagesAndProducts());
      for await (const documents of reader.posts()) await putAll(newIndex, documents);
    } catch (error) {
      newIndex.close();
      throw error;
    }
    if (isStopped) return newIndex.close();
    language.index?.close();
    language.index = newIndex;
    language.readAt = startedAt;
    // Loads operations last, because the API specification may take seconds.
    await putAll(newIndex, (await reader.operations()) ?? []);
  };

  /** Returns the index of a language. Starts a due update, and waits only for the first index. */
  const getIndex = async (locale: Locale): Promise<SearchIndex> => {
    const language = languageFor(locale);
    const work = startUpdate(locale, language);
    if (language.index === undefined && work !== undefined) await withTimeout(firstWithinMs, work);
    if (language.index === undefined)
      throw new HttpError(
        503,
        language.running === undefined ? 'content_unavailable' : 'still_loading',
        'The search is unavailable. Please try again in a moment.',
        { headers: { 'Retry-After': String(retryAfterSeconds) } },
      );
    return language.index;
  };
  const startUpdate = (locale: Locale, language: Language): Promise<void> | undefined => {
    if (language.index !== undefined && now() - language.readAt > wholeEveryMs) language.changes.all = true;
    const isResting = now() - language.failedAt < (deps.retryAfterMs ?? retryAfterMs);
    return isResting ? undefined : update(locale, language);
  };

  return {
    async find(locale, query) {
      if (query !== '') return (await getIndex(locale)).find(query);
      void startUpdate(locale, languageFor(locale));
      return { query, count: 0, isLoose: false, results: [] };
    },
    texts: getIndex,
    purge(purge, names) {
      for (const [locale, language] of languages) {
        recordChanges(language, locale, purge, names);
        if (!hasChanges(language.changes) || timers.has(locale)) continue;
        const timer = setTimeout(() => {
          timers.delete(locale);
          void update(locale, language);
        }, deps.gatherMs ?? gatherMs);
        timers.set(locale, timer.unref());
      }
    },
    recovered() {
      for (const [locale, language] of languages) {
        if (language.failedAt === -Infinity) continue;
        language.failedAt = -Infinity;
        void update(locale, language);
      }
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      for (const { index } of languages.values()) index?.close();
      languages.clear();
    },
  };
}

const pageKinds: readonly FoundKind[] = ['page', 'product'];

/** Records what a purge changes in a language. An unknown ID may be a post; new pages are purged by type. */
function recordChanges(
  { index, changes, running }: Language,
  locale: Locale,
  purge: Purge,
  names: readonly string[],
): void {
  const isAffected = purge.locales.length === 0 || purge.locales.includes(locale);
  const hasNoTargets = purge.ids.length + purge.types.length === 0;
  const types = purge.types.map((type) => type.toLowerCase());
  if (isAffected && (purge.everything || hasNoTargets)) changes.all = true;
  if (isAffected && (types.includes('page') || types.includes('product'))) changes.pages = true;
  if (isAffected && types.includes('post')) changes.newest = true;
  const pages = index?.ids(pageKinds);
  for (const name of names) {
    const [, number] = /^post:(\d{1,15})$/.exec(name) ?? [];
    if (number === undefined) continue;
    if (pages === undefined || running !== undefined) changes.all = true;
    else if (pages.has(name)) changes.pages = true;
    else changes.posts.add(Number(number));
  }
}

async function readChanges(index: SearchIndex, changes: Changes, reader: ContentReader): Promise<void> {
  if (changes.pages) {
    const documents = await reader.pagesAndProducts();
    removeMissing(index, pageKinds, documents);
    await putAll(index, documents);
    const operations = await reader.operations();
    if (operations !== undefined) {
      removeMissing(index, ['operation'], operations);
      await putAll(index, operations);
    }
  }
  if (changes.newest) {
    const { documents, isAll } = await reader.newestPosts();
    if (isAll) removeMissing(index, ['article'], documents);
    await putAll(index, documents);
  }
  const ids = [...changes.posts];
  for (let start = 0; start < ids.length; start += maxIdsPerCall) {
    const chunk = ids.slice(start, start + maxIdsPerCall);
    const documents = await reader.postsById(chunk);
    const foundIds = new Set(documents.map(({ id }) => id));
    index.remove(chunk.map((id) => `post:${id}`).filter((id) => !foundIds.has(id)));
    await putAll(index, documents);
  }
}

/** Removes documents of these kinds that no longer exist. */
function removeMissing(
  index: SearchIndex,
  kinds: readonly FoundKind[],
  documents: readonly SearchedDocument[],
): void {
  const currentIds = new Set(documents.map(({ id }) => id));
  index.remove([...index.ids(kinds)].filter((id) => !currentIds.has(id)));
}

async function putAll(index: SearchIndex, documents: readonly SearchedDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += documentsPerTurn) {
    index.put(documents.slice(start, start + documentsPerTurn));
    await afterOtherWork();
  }
}
