import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { foundKinds, type FoundKind, type SearchAnswer } from '#schema/search.ts';
import { compress, decompress } from '#server/lib/compressed.ts';
import { excerptOf, markWords, matchShare, type QueryWord } from './excerpt.ts';
import type { SearchedDocument } from './SearchedDocument.ts';
import type { Words } from './words.ts';

/** Maximum number of words in a query; further words are ignored. */
const maxWords = 8;
const maxResults = 20;
/** Minimum length of a prefix: `typed` for the last word, which is still being typed, and `whole` for other words. */
const minLetters = { typed: 2, whole: 4 };

/** Number of SQLite's best matches that are then re-ranked by title. */
const maxRanked = 100;
/**
 * Maximum number of matches that are ordered by BM25. Ordering more would block the thread for a second, so titles and
 * row order decide.
 */
const maxOrdered = 1_000;
/** Rank of a document whose text was not ranked, worse than that of any document with all words in its title. */
const uncounted = -1e-6;
/** Increase of the score if a title contains all words of the query. */
const titleBonus = 2;

const Ranked = v.object({ row: v.number(), rank: v.number(), title: v.string() });
const Found = v.omit(Ranked, ['rank']);
const Row = v.object({
  kind: v.picklist(foundKinds),
  path: v.string(),
  title: v.string(),
  passages: v.instance(Uint8Array),
});
const Passages = v.array(
  v.pipe(
    v.object({ heading: v.optional(v.string()), place: v.string(), text: v.string() }),
    v.transform(({ heading, place, text }) => ({ heading, place, text })),
  ),
);
const Count = v.object({ count: v.number() });

/** Search index of one language. */
export type SearchIndex = {
  /** Adds documents; replaces those with the same ID. */
  put(documents: readonly SearchedDocument[]): void;
  /** Removes documents. */
  remove(ids: Iterable<string>): void;
  /** Returns the IDs of documents of these kinds. */
  ids(kinds: readonly FoundKind[]): ReadonlySet<string>;
  find(query: string): SearchAnswer;
  /** Returns at most `limit` documents: pages, then posts in order of insertion, which is newest first. */
  written(limit: number): TextDocument[];
  close(): void;
};

/** Content of a page or a post, for output as text. */
export type TextDocument = Pick<SearchedDocument, 'path' | 'title' | 'passages'>;

/**
 * Creates an in-memory index with SQLite's FTS5. It stores the word forms that `words` returns, and compressed texts
 * for excerpts. A word in a title counts ten times as much as in a text, and a word in a heading four times. Documents
 * with many of the query's words in their title rank before documents that repeat one word.
 */
export function createSearchIndex(words: Words): SearchIndex {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    CREATE TABLE documents (
      row INTEGER PRIMARY KEY, kind TEXT NOT NULL, path TEXT NOT NULL, title TEXT NOT NULL, passages BLOB NOT NULL
    );
    CREATE VIRTUAL TABLE found USING fts5(
      title, headings, text, content = '', contentless_delete = 1,
      prefix = '2 3', tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
    );
    INSERT INTO found(found, rank) VALUES ('rank', 'bm25(10.0, 4.0, 1.0)');
  `);
  const insertDocument = database.prepare(
    'INSERT INTO documents (kind, path, title, passages) VALUES (?, ?, ?, ?)',
  );
  const insertWords = database.prepare(
    'INSERT INTO found (rowid, title, headings, text) VALUES (?, ?, ?, ?)',
  );
  const deleteDocument = database.prepare('DELETE FROM documents WHERE row = ?');
  const deleteWords = database.prepare('DELETE FROM found WHERE rowid = ?');
  const countFound = database.prepare('SELECT count(*) AS count FROM found WHERE found MATCH ?');
  const rankStatement = database.prepare(`
    SELECT row, rank, documents.title FROM found JOIN documents ON row = found.rowid
    WHERE found MATCH ? ORDER BY rank LIMIT ${maxRanked}
  `);
  const firstFound = database.prepare(`
    SELECT row, documents.title FROM (
      SELECT rowid AS place FROM found WHERE found MATCH ? ORDER BY rowid LIMIT ${maxRanked}
    ) JOIN documents ON row = place
  `);
  const documentAt = database.prepare('SELECT kind, path, title, passages FROM documents WHERE row = ?');
  const everyPage = database.prepare(
    `SELECT kind, path, title, passages FROM documents WHERE kind IN ('page', 'article') ORDER BY kind DESC, row LIMIT ?`,
  );
  const rows = new Map<string, { row: number | bigint; kind: FoundKind }>();

  const removeOne = (id: string) => {
    const storedRow = rows.get(id);
    if (storedRow === undefined) return;
    deleteDocument.run(storedRow.row);
    deleteWords.run(storedRow.row);
    rows.delete(id);
  };
  const transact = (change: () => void) => {
    database.exec('BEGIN');
    try {
      change();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  /**
   * Returns the best matches. If there are too many to rank, returns those with the words in their title, then pages
   * and the newest posts.
   */
  const candidates = (match: string, total: number) => {
    if (total <= maxOrdered) return v.parse(v.array(Ranked), rankStatement.all(match));
    const titleMatches = v.parse(v.array(Ranked), rankStatement.all(`title : (${match})`));
    const titleRows = new Set(titleMatches.map(({ row }) => row));
    const otherForms = v
      .parse(v.array(Found), firstFound.all(match))
      .filter(({ row }) => !titleRows.has(row))
      .map((entry) => ({ ...entry, rank: uncounted }));
    return [...titleMatches, ...otherForms];
  };
  const count = (match: string) => v.parse(Count, countFound.get(match)).count;

  return {
    put(documents) {
      transact(() => {
        for (const { id, kind, path, title, passages } of documents) {
          removeOne(id);
          const { lastInsertRowid: row } = insertDocument.run(
            kind,
            path,
            title,
            compress(JSON.stringify(passages)),
          );
          insertWords.run(
            row,
            words.indexed(title),
            words.indexed(passages.map(({ heading }) => heading ?? '').join('\n')),
            words.indexed(passages.map(({ text }) => text).join('\n')),
          );
          rows.set(id, { row, kind });
        }
      });
    },
    remove(ids) {
      transact(() => {
        for (const id of ids) removeOne(id);
      });
    },
    ids: (kinds) => new Set([...rows].flatMap(([id, { kind }]) => (kinds.includes(kind) ? [id] : []))),
    find(query) {
      const queryWords = readQuery(query, words);
      const emptyResult = { query, count: 0, isLoose: false, results: [] };
      if (queryWords.length === 0) return emptyResult;
      const allWordsMatch = buildMatch(queryWords, 'AND');
      const strictCount = count(allWordsMatch);
      const isLoose = strictCount === 0 && queryWords.length > 1;
      const match = isLoose ? buildMatch(queryWords, 'OR') : allWordsMatch;
      const total = isLoose ? count(match) : strictCount;
      if (total === 0) return emptyResult;
      const best = candidates(match, total)
        .map(({ row, rank, title }) => ({
          row,
          // SQLite's ranks are negative, and the lowest is the best.
          score: rank * (1 + titleBonus * matchShare(title, queryWords, words)),
        }))
        .toSorted((a, b) => a.score - b.score)
        .slice(0, maxResults);
      const results = best.map(({ row: number }) => {
        const { kind, path, title, passages } = documentOf(documentAt.get(number));
        const { passage, excerpt } = excerptOf(passages, queryWords, words);
        return {
          kind,
          path: `${path}${passage?.place ?? ''}`,
          title: markWords(title, queryWords, words),
          heading: passage?.heading ?? null,
          excerpt,
        };
      });
      return { query, count: total, isLoose, results };
    },
    written: (limit) => everyPage.all(limit).map(documentOf),
    close: () => database.close(),
  };
}

function documentOf(storedValue: unknown) {
  const { kind, path, title, passages } = v.parse(Row, storedValue);
  return { kind, path, title, passages: v.parse(Passages, JSON.parse(decompress(passages).toString())) };
}

/** Returns the words of a query. The last word is also a prefix; in languages with compounds, every word is. */
function readQuery(query: string, words: Words): QueryWord[] {
  const tokens = words.read(query);
  const uniqueWords = tokens.filter(
    ({ plain }, index) => tokens.findIndex((candidate) => candidate.plain === plain) === index,
  );
  return uniqueWords.slice(0, maxWords).map(({ plain, stem }, index, { length }) => {
    const isTyped = index === length - 1 && plain.length >= minLetters.typed;
    const stemOrWord = words.hasCompounds && stem.length >= minLetters.whole ? stem : plain;
    return { plain, stem, prefix: isTyped || stemOrWord.length >= minLetters.whole ? stemOrWord : undefined };
  });
}

/**
 * Builds the FTS5 query. Words contain only letters and digits, and are quoted, so that no input is parsed as syntax.
 */
function buildMatch(queryWords: readonly QueryWord[], operator: 'AND' | 'OR'): string {
  return queryWords
    .map(({ plain, stem, prefix }) => {
      const forms = [...new Set([stem, plain])].map((form) => `"${form}"`);
      return `(${[...forms, ...(prefix === undefined ? [] : [`"${prefix}" *`])].join(' OR ')})`;
    })
    .join(` ${operator} `);
}
