import * as parts from '#brand/parts.ts';
import { allAddresses } from '#locales/addresses.ts';
import { leadPagePath, cookieSettingsPath } from '#locales/paths.ts';
import { defaultLocale, localeCodes } from '#locales/locales.ts';
import { localisePath, splitLocale } from '#locales/routing.ts';
import {
  createContentHomes,
  type ContentHomes,
  createMediaPlaces,
  type MediaPlaces,
} from '#server/lib/mediaPlaces.ts';
import { createSiteLinks } from '#server/content/normalizeResponse.ts';
import { createHtmlSanitiser } from '#server/content/sanitiseHtml.ts';
import { removedMark } from '#schema/richText.ts';
import { fieldGroups } from '../model/model.ts';
import { whyUnserved, type Unserved } from '#server/lib/listedContent.ts';
import { normaliseEscapes } from '#server/lib/normaliseAddress.ts';
import type { Backend, BackendAddress } from './backend.ts';
import { checkAnimations } from './checkAnimations.ts';
import { error, list, ok, warning, type Finding } from './Finding.ts';
import { readWholeContent, type WholeEntry } from './wholeContent.ts';

const titleLength = 70;
const descriptionLength = 160;
/** Paths of pages that are neither content nor in the table of addresses. Every language has these pages. */
const furtherPages: ReadonlySet<string> = new Set([cookieSettingsPath, leadPagePath, '/feed.xml']);

/** Reads all published content once and reports what visitors would notice. */
export async function checkContent(backend: Backend, address: BackendAddress): Promise<Finding[]> {
  const { restUrl, homeUrl, mediaUrls } = address;
  const homes = createContentHomes([restUrl, homeUrl]);
  let entries: WholeEntry[];
  let absentFields: readonly string[];
  try {
    ({ entries, absent: absentFields } = await readWholeContent(backend, homes.pathBelow));
  } catch (cause) {
    return [
      error(
        'Content',
        cause instanceof Error ? cause.message : String(cause),
        'See the findings about the contract.',
      ),
    ];
  }
  const media = createMediaPlaces({ contentUrl: restUrl, homeUrl, mediaUrls });
  const hosts: Hosts = {
    origin: new URL(restUrl).origin,
    own: new Set([restUrl, homeUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))),
    media,
    homes,
  };
  const links = createSiteLinks({ hasChat: true, contentUrl: restUrl, homeUrl, siteUrl: undefined, media });
  const sanitise = createHtmlSanitiser(links, { marksRemovals: true });
  const menuPictureUrls = await picturesOfMenus(backend, address);
  const knownPaths = new Set(entries.map(({ uri }) => spelled(uri)));
  const facts = entries.map((entry) => ({
    entry,
    ...factsOf([entry.elements?.sectionElements ?? [], entry.content ?? '']),
  }));
  const addressOf = ({ uri }: WholeEntry) => uri;
  return [
    ...absentFields.map((name) =>
      warning('Content', `${name} is missing`, 'The site leaves this field out and shows the rest.'),
    ),
    ...checkLanguages(entries),
    checkBlogPages(entries),
    checkPermalinks(entries),
    checkAddresses(entries),
    checkKinds(entries),
    list(
      'Links',
      ['dead link', 'dead links'],
      facts.flatMap(({ entry, links }) =>
        links
          .filter((link) => isDead(link, hosts, knownPaths))
          .map((link) => `${link} on ${addressOf(entry)}`),
      ),
      'Correct the link, or publish its target.',
    ),
    list(
      'Images',
      [
        'image at an address that the site does not allow',
        'images at addresses that the site does not allow',
      ],
      [
        ...menuPictureUrls.filter((url) => isUnknownPicture(url, hosts)).map((url) => `${url} in the menu`),
        ...facts.flatMap(({ entry, pictures }) =>
          pictures
            .filter((url) => isUnknownPicture(url, hosts))
            .map((url) => `${url} on ${addressOf(entry)}`),
        ),
      ],
      'If they are yours, add their folder to CONTENT_MEDIA_URLS; otherwise upload them to the media library.',
    ),
    list(
      'Texts',
      [
        'entry with content that the site removes or simplifies',
        'entries with content that the site removes or simplifies',
      ],
      facts.flatMap(({ entry, texts }) => {
        const removals = [...new Set(texts.flatMap((html) => removalsIn(sanitise(html))))];
        return removals.length === 0 ? [] : `${addressOf(entry)} (${removals.join(', ')})`;
      }),
      'The panel “Website status” of each entry explains what to use instead.',
    ),
    await checkAnimations(
      facts.flatMap(({ entry, animations }) => animations.map((url) => ({ url, where: addressOf(entry) }))),
      hosts.origin,
    ),
    list(
      'Translations',
      ['entry that is missing in a language', 'entries that are missing in a language'],
      entries
        .filter(({ languages }) => languages.length < localeCodes.length - 1)
        .map((entry) => `${addressOf(entry)} (has ${[entry.locale, ...entry.languages].join(', ')})`),
      'Translate them, unless they are meant for one language.',
    ),
    list(
      'Titles',
      [`title longer than ${titleLength} characters`, `titles longer than ${titleLength} characters`],
      entries.filter(({ seo }) => (seo?.title?.length ?? 0) > titleLength).map(addressOf),
      'Shorten them. Search engines truncate longer titles.',
    ),
    list(
      'Descriptions',
      [
        `description missing or longer than ${descriptionLength} characters`,
        `descriptions missing or longer than ${descriptionLength} characters`,
      ],
      entries.filter(({ seo }) => !seo?.metaDesc || seo.metaDesc.length > descriptionLength).map(addressOf),
      'Write a description in the box for search engines, or an excerpt.',
    ),
    list(
      'Headings',
      ['page with headings out of order', 'pages with headings out of order'],
      facts.filter(({ titles, levels }) => titles > 1 || skips(levels)).map(({ entry }) => addressOf(entry)),
      'Use one title per page, and do not skip heading levels.',
    ),
    list(
      'Empty',
      ['page without sections and text', 'pages without sections and text'],
      entries
        .filter(({ elements, content }) => !elements?.sectionElements?.length && !content)
        .map(addressOf),
      'Add content or unpublish them. They show only their title.',
    ),
  ];
}

function checkLanguages(entries: readonly WholeEntry[]): Finding[] {
  return localeCodes.map((locale) => {
    const count = entries.filter((entry) => entry.locale === locale).length;
    const hasFront = entries.some(
      ({ uri, locale: pageLocale }) =>
        pageLocale === locale && withoutSlash(uri) === localisePath('/', locale),
    );
    if (count === 0)
      return warning(
        `Language ${locale}`,
        'nothing is published',
        'Add the language in Polylang or WPML, or remove it from brand/languages.ts.',
      );
    if (hasFront) return ok(`Language ${locale}`, `${count} entries`);
    return locale === defaultLocale
      ? error(
          `Language ${locale}`,
          `${count} entries, but no homepage`,
          'Create a page and choose it as the homepage under Settings > Reading.',
        )
      : warning(
          `Language ${locale}`,
          `${count} entries, but no homepage`,
          'Translate the homepage, or remove the language from brand/languages.ts.',
        );
  });
}

/** Checks that each article list has a page in WordPress, which provides its title and introduction. */
function checkBlogPages(entries: readonly WholeEntry[]): Finding {
  const pages = entries.filter(({ type }) => type === 'pages');
  const listPaths = localeCodes.map((locale) => localisePath('/blog', locale));
  return list(
    'Blog',
    ['article list without a page', 'article lists without a page'],
    listPaths.filter(
      (path) =>
        entries.some(({ type, uri }) => type === 'posts' && uri.startsWith(`${path}/`)) &&
        !pages.some(({ uri }) => withoutSlash(uri) === path),
    ),
    'Publish a page with the slug "blog", or move the articles to the Trash.',
  );
}

/** Checks the permalinks of articles. The site serves articles below /blog, regardless of WordPress's permalinks. */
function checkPermalinks(entries: readonly WholeEntry[]): Finding {
  const misplacedEntries = entries.filter(
    ({ type, uri, locale }) =>
      type === 'posts' && !new RegExp(`^${localisePath('/blog', locale)}/[^/]+/?$`).test(uri),
  );
  const finding = list(
    'Articles',
    [
      'article at an address that the site does not have',
      'articles at addresses that the site does not have',
    ],
    misplacedEntries.map(({ uri, title }) => uri || (title ?? '')),
    'Set the permalinks to /blog/%postname%/. Settings > Website has a button for it.',
  );
  return finding.state === 'ok' ? finding : { ...finding, state: 'error' };
}

const reasons: Record<Unserved, string> = {
  'own address': 'the site has its own page there',
  'below the blog': 'only articles can be below the blog',
  'too deep': 'too many parent pages',
};

/** Reports pages that visitors never see at their address. */
function checkAddresses(entries: readonly WholeEntry[]): Finding {
  return list(
    'Addresses',
    ['page that the site never shows', 'pages that the site never shows'],
    entries.flatMap(({ type, uri, locale, title }) => {
      if (type !== 'pages') return [];
      if (uri === '') return [`"${title}" (no address)`];
      const reason = whyUnserved(uri, { locale, hasApiReference: parts.apiReference });
      return reason === undefined ? [] : [`${uri} (${reasons[reason]})`];
    }),
    'Change their slug or their parent page.',
  );
}

function checkKinds(entries: readonly WholeEntry[]): Finding {
  const usedKinds = new Set(
    entries.flatMap(({ elements }) => elements?.sectionElements ?? []).map((section) => section?.__typename),
  );
  const kinds = fieldGroups.flatMap(({ name, kinds: groupKinds }) =>
    groupKinds.map((kind) => `${name}SectionElements${kind.name}Layout`),
  );
  return ok(
    'Sections',
    `${kinds.filter((kind) => usedKinds.has(kind)).length} of ${kinds.length} section kinds are in use; all are readable`,
  );
}

type Facts = {
  texts: string[];
  links: string[];
  pictures: string[];
  animations: string[];
  titles: number;
  levels: number[];
};

function factsOf(sections: unknown): Facts {
  const facts: Facts = { texts: [], links: [], pictures: [], animations: [], titles: 0, levels: [] };
  walk(sections, facts);
  return facts;
}

function walk(value: unknown, facts: Facts): void {
  if (Array.isArray(value)) for (const part of value) walk(part, facts);
  else if (typeof value === 'string') {
    if (value.includes('<')) facts.texts.push(value);
    for (const [, url = ''] of value.matchAll(/\bhref="([^"]*)"/g)) facts.links.push(url);
    for (const [, url = ''] of value.matchAll(/<img[^<>]*\bsrc="([^"]*)"/g)) facts.pictures.push(url);
    for (const [, level = ''] of value.matchAll(/<h([1-6])\b/g)) facts.levels.push(Number(level));
  } else if (typeof value === 'object' && value !== null) {
    if ('__typename' in value && String(value.__typename).endsWith('HeroElementLayout')) facts.titles += 1;
    if ('headingLevel' in value && Array.isArray(value.headingLevel) && value.headingLevel.includes('h1'))
      facts.titles += 1;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'url' && typeof part === 'string') facts.links.push(part);
      if (name === 'animationLink' && typeof part === 'string') facts.animations.push(part);
      if (name === 'sourceUrl' && typeof part === 'string') facts.pictures.push(part);
      walk(part, facts);
    }
  }
}

/** Returns the sanitiser's marks in a text as `kind:name`. Pictures and links have their own checks. */
function removalsIn(html: string): string[] {
  return [...html.matchAll(new RegExp(`${removedMark}="((?!picture:|link:)[^"]*)"`, 'g'))].map(
    ([, mark = '']) => mark,
  );
}

/** Returns whether heading levels are skipped below the section heading, which has level 2. */
function skips(levels: readonly number[]): boolean {
  return levels.some((level, i) => level - (levels[i - 1] ?? 2) > 1);
}

type Hosts = { origin: string; own: ReadonlySet<string>; media: MediaPlaces; homes: ContentHomes };

function isDead(
  link: string,
  { origin, own, media, homes }: Hosts,
  knownPaths: ReadonlySet<string>,
): boolean {
  if (link === '' || !URL.canParse(link, origin)) return link !== '';
  const url = new URL(link, origin);
  if (!own.has(url.origin) || link.startsWith('#') || media.toSitePath(url) !== undefined) return false;
  const path = spelled(link.startsWith('/') ? url.pathname : homes.pathBelow(url));
  return !knownPaths.has(path) && !isOwnPage(path);
}

function isOwnPage(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return (
    furtherPages.has(path) ||
    allAddresses.some(
      (listedAddress) => path === listedAddress.path || path.startsWith(`${listedAddress.path}/`),
    )
  );
}

function isUnknownPicture(address: string, { origin, media }: Hosts): boolean {
  return URL.canParse(address, origin) && media.toSitePath(new URL(address, origin)) === undefined;
}

/** Returns the menu's logo, pictures and icons in each language. */
async function picturesOfMenus(backend: Backend, { namespace }: BackendAddress): Promise<string[]> {
  const urls = new Set<string>();
  const collect = (value: unknown, field: string): void => {
    if (typeof value === 'string' && field === 'icon' && /^https?:/.test(value)) urls.add(value);
    if (Array.isArray(value)) for (const part of value) collect(part, field);
    else if (typeof value === 'object' && value !== null) {
      if ('mime_type' in value && 'url' in value) urls.add(String(value.url));
      for (const [name, part] of Object.entries(value)) collect(part, name);
    }
  };
  for (const locale of localeCodes)
    collect((await backend.rest(`${namespace}/v1/menu/?lang=${locale}`)).body, '');
  return [...urls];
}

/** Normalises the encoding of a path: WPGraphQL sends non-ASCII letters unescaped, and links escape them. */
function spelled(path: string): string {
  const encoded = path.replaceAll(/[^!-~]+/g, (letters) => encodeURIComponent(letters.toWellFormed()));
  return withoutSlash(normaliseEscapes(encoded));
}

function withoutSlash(uri: string): string {
  return uri.replace(/\/$/, '') || '/';
}
