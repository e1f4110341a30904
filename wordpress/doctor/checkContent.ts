import { localeCodes } from '#locales/locales.ts';
import { fieldGroups } from '../model/model.ts';
import type { Backend, BackendAddress } from './backend.ts';
import { error, ok, warning, type Finding } from './Finding.ts';
import { readWholeContent, type WholeEntry } from './wholeContent.ts';

const titleLength = 70;
const descriptionLength = 160;
const shown = 8;
/** Addresses that the site has beside the content's. */
const ownAddresses = /^\/(?:(?:da|de)\/)?(?:docs|qr|blog|newsletter|feed\.xml)(?:\/|$)/;

/** Reads everything that is published, once, and says what visitors would stumble over. */
export async function checkContent(backend: Backend, { restUrl }: BackendAddress): Promise<Finding[]> {
  let entries: WholeEntry[];
  try {
    entries = await readWholeContent(backend);
  } catch (cause) {
    return [
      error('Content', cause instanceof Error ? cause.message : String(cause), 'See the contract above.'),
    ];
  }
  const origin = new URL(restUrl).origin;
  const known = new Set(entries.map(({ uri }) => withoutSlash(uri)));
  const facts = entries.map((entry) => ({ entry, ...factsOf(entry.elements?.sectionElements ?? []) }));
  const where = ({ uri }: WholeEntry) => uri;
  return [
    ...checkLanguages(entries),
    checkKinds(entries),
    list(
      'Links',
      'dead links',
      facts.flatMap(({ entry, links }) =>
        links.filter((link) => isDead(link, origin, known)).map((link) => `${link} on ${where(entry)}`),
      ),
      'Correct the link, or publish what it names.',
    ),
    list(
      'Pictures',
      'pictures on other hosts',
      facts.flatMap(({ entry, pictures }) =>
        pictures
          .filter((url) => URL.canParse(url) && new URL(url).origin !== origin)
          .map((url) => `${url} on ${where(entry)}`),
      ),
      'The site shows pictures of the media library alone.',
    ),
    list(
      'Translations',
      'entries that lack a language',
      entries
        .filter(({ languages }) => languages.length < localeCodes.length - 1)
        .map((entry) => `${where(entry)} (has ${[entry.locale, ...entry.languages].join(', ')})`),
      'Translate them, or leave them in one language on purpose.',
    ),
    list(
      'Titles',
      `titles above ${titleLength} characters`,
      entries.filter(({ seo }) => (seo?.title?.length ?? 0) > titleLength).map(where),
      'Search engines cut them off.',
    ),
    list(
      'Descriptions',
      `descriptions missing or above ${descriptionLength} characters`,
      entries.filter(({ seo }) => !seo?.metaDesc || seo.metaDesc.length > descriptionLength).map(where),
      'Write one in the box for search engines, or an excerpt.',
    ),
    list(
      'Headings',
      'pages whose headings are out of order',
      facts.filter(({ titles, levels }) => titles > 1 || skips(levels)).map(({ entry }) => where(entry)),
      'One title a page, and no level left out.',
    ),
    list(
      'Empty',
      'pages without sections and without text',
      entries.filter(({ elements, content }) => !elements?.sectionElements?.length && !content).map(where),
      'They show their title alone.',
    ),
  ];
}

function checkLanguages(entries: readonly WholeEntry[]): Finding[] {
  return localeCodes.map((locale) => {
    const count = entries.filter((entry) => entry.locale === locale).length;
    const hasFront = entries.some(({ uri, locale: own }) => own === locale && /^\/(da|de)?\/?$/.test(uri));
    if (count === 0)
      return warning(`Language ${locale}`, 'nothing is published', 'Add the language in Polylang or WPML.');
    return hasFront
      ? ok(`Language ${locale}`, `${count} entries`)
      : error(`Language ${locale}`, `${count} entries, no front page`, 'Translate the front page.');
  });
}

function checkKinds(entries: readonly WholeEntry[]): Finding {
  const used = new Set(
    entries.flatMap(({ elements }) => elements?.sectionElements ?? []).map((section) => section?.__typename),
  );
  const kinds = fieldGroups.flatMap(({ name, kinds: own }) =>
    own.map((kind) => `${name}SectionElements${kind.name}Layout`),
  );
  return ok(
    'Sections',
    `${kinds.filter((kind) => used.has(kind)).length} of ${kinds.length} kinds are in use, all can be read`,
  );
}

type Facts = { links: string[]; pictures: string[]; titles: number; levels: number[] };

function factsOf(sections: unknown): Facts {
  const facts: Facts = { links: [], pictures: [], titles: 0, levels: [] };
  walk(sections, facts);
  return facts;
}

function walk(value: unknown, facts: Facts): void {
  if (Array.isArray(value)) for (const part of value) walk(part, facts);
  else if (typeof value === 'string') {
    for (const [, url = ''] of value.matchAll(/\bhref="([^"]*)"/g)) facts.links.push(url);
    for (const [, url = ''] of value.matchAll(/<img[^>]*\bsrc="([^"]*)"/g)) facts.pictures.push(url);
    for (const [, level = ''] of value.matchAll(/<h([1-6])\b/g)) facts.levels.push(Number(level));
  } else if (typeof value === 'object' && value !== null) {
    if ('__typename' in value && String(value.__typename).endsWith('HeroElementLayout')) facts.titles += 1;
    if ('headingLevel' in value && Array.isArray(value.headingLevel) && value.headingLevel.includes('h1'))
      facts.titles += 1;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'url' && typeof part === 'string') facts.links.push(part);
      if (name === 'sourceUrl' && typeof part === 'string') facts.pictures.push(part);
      walk(part, facts);
    }
  }
}

/** Below a section's own heading of the second level. */
function skips(levels: readonly number[]): boolean {
  return levels.some((level, i) => level - (levels[i - 1] ?? 2) > 1);
}

function isDead(link: string, origin: string, known: ReadonlySet<string>): boolean {
  if (link === '' || !URL.canParse(link, origin)) return link !== '';
  const url = new URL(link, origin);
  if (url.origin !== origin || link.startsWith('#') || url.pathname.startsWith('/wp-content/')) return false;
  return !known.has(withoutSlash(url.pathname)) && !ownAddresses.test(url.pathname);
}

function withoutSlash(uri: string): string {
  return uri.replace(/\/$/, '') || '/';
}

function list(check: string, what: string, found: readonly string[], advice: string): Finding {
  if (found.length === 0) return ok(check, `no ${what}`);
  const more = found.length > shown ? `, and ${found.length - shown} more` : '';
  return warning(check, `${found.length} ${what}: ${found.slice(0, shown).join('; ')}${more}`, advice);
}
