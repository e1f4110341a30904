import { localeCodes, locales } from '#locales/locales.ts';
import type { Finding, PageCheckRequest } from '#schema/pageCheck.ts';
import type { ContentData } from '#schema/pageServices.ts';
import { removedMark } from '#schema/richText.ts';
import { articleTitleOf, longTextsOf, missingAltMark, rowsOf, searchTextsOf } from './checkedContent.ts';
import { phoneVariantOf, findUndersize } from './pictureSizes.ts';
import { closest, elementsIn, omissionMark, textOf, type PageElement } from './pageTree.ts';
import { searchLimits, titleLimit } from './textLimits.ts';

/** A picture on the rendered page. */
export type PagePicture = {
  place: Pick<Finding, 'section' | 'part'>;
  source: string;
  /** URL of the variant that a phone loads. */
  onPhone: string;
  isLoadedLate: boolean;
  /** Widths in pixels of the picture and of its slot on a desktop computer, if the picture is narrower. */
  tooSmall: { width: number; place: number } | undefined;
};

/** A link to a path on the site, with the finding to report if it is dead. */
export type PageLink = { path: string; anchor: string | undefined; finding: Finding };

export type CheckedPage = {
  /** Findings that require only the page. */
  findings: Finding[];
  links: PageLink[];
  pictures: PagePicture[];
};

/**
 * Checks a rendered page with marked sections (`components/preview/SectionMark.tsx`) and the content it was rendered
 * from.
 */
export function checkPage(root: PageElement, content: ContentData, request: PageCheckRequest): CheckedPage {
  const main = elementsIn(root).find(({ name }) => name === 'main') ?? root;
  const elements = elementsIn(main);
  return {
    findings: [
      ...checkSections(elements, content),
      ...checkHeadings(elements),
      ...checkAlternativeTexts(elements),
      ...checkRemovals(elements),
      ...checkTexts(content),
      ...checkTranslations(request),
    ],
    links: findLinks(elements),
    pictures: elements
      .filter(({ name, attributes }) => name === 'img' && attributes['aria-hidden'] !== 'true')
      .map((element) => ({
        place: placeOf(element),
        source: element.attributes['src'] ?? '',
        onPhone: phoneVariantOf(element),
        isLoadedLate: element.attributes['loading'] === 'lazy',
        tooSmall: findUndersize(element),
      })),
  };
}

/** Returns the location of an element's content in the form: a section row, or another part of the form. */
function placeOf(element: PageElement): Pick<Finding, 'section' | 'part'> {
  const mark = closest(element, ({ name }) => name === 'section-mark');
  if (mark !== undefined) return { section: sectionOf(mark) };
  if (element.name === 'h1') return { part: 'title' };
  return {
    part: element.name === 'img' && closest(element, ({ name }) => name === 'article') ? 'cover' : 'text',
  };
}

function sectionOf({ attributes }: PageElement): { kind: string; row: number } {
  return { kind: (attributes['kind'] ?? '').toLowerCase(), row: Number(attributes['row'] ?? 0) };
}

function clueOf(element: PageElement): Finding['clue'] {
  const text = textOf(element).slice(0, 2_000);
  const { href, src } = element.attributes;
  return { ...(text && { text }), ...(href && { link: href }), ...(src && { image: src }) };
}

function checkSections(elements: readonly PageElement[], content: ContentData): Finding[] {
  const marks = elements.filter(({ name }) => name === 'section-mark');
  const renderedRows = new Set(marks.map((mark) => sectionOf(mark).row));
  return [
    ...marks.flatMap((mark): Finding[] => {
      const descendants = elementsIn(mark);
      const section = sectionOf(mark);
      if (descendants.some(({ name }) => name === omissionMark))
        return [{ code: 'section-failed', section, values: {} }];
      return descendants.length === 0 ? [{ code: 'section-empty', section, values: {} }] : [];
    }),
    ...rowsOf(content)
      .filter(({ row }) => !renderedRows.has(row))
      .map(({ kind, row }): Finding => ({
        code: 'section-unknown',
        section: { kind: kind.toLowerCase(), row },
        values: { kind },
      })),
  ];
}

function checkHeadings(elements: readonly PageElement[]): Finding[] {
  const headings = elements.filter(({ name }) => /^h[1-6]$/.test(name));
  const findings: Finding[] = [];
  let previousLevel = 0;
  let mainHeadings = 0;
  for (const heading of headings) {
    const level = Number(heading.name.slice(1));
    const context = { ...placeOf(heading), clue: clueOf(heading) };
    const text = textOf(heading);
    if (level === 1 && ++mainHeadings > 1)
      findings.push({ code: 'two-openings', ...context, values: { text } });
    if (previousLevel > 0 && level > previousLevel + 1)
      findings.push({ code: 'heading-order', ...context, values: { text, level, before: previousLevel } });
    previousLevel = level;
  }
  return findings;
}

function checkAlternativeTexts(elements: readonly PageElement[]): Finding[] {
  return elements
    .filter(({ name, attributes }) => name === 'img' && attributes['alt']?.includes(missingAltMark))
    .map((image) => ({
      code: 'no-alternative-text',
      ...placeOf(image),
      clue: clueOf(image),
      values: { picture: fileName(image.attributes['src'] ?? '') },
    }));
}

/** Returns findings for content that the sanitiser removed, one per location. */
function checkRemovals(elements: readonly PageElement[]): Finding[] {
  const findings = elements.flatMap((element): Finding[] => {
    const mark = element.attributes[removedMark];
    if (mark === undefined) return [];
    const [kind = ''] = mark.split(':', 1);
    return [{ code: 'removed', ...placeOf(element), values: { kind, name: mark.slice(kind.length + 1) } }];
  });
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

function checkTexts(content: ContentData): Finding[] {
  const { title = '', description = '' } = searchTextsOf(content);
  const fieldTexts = [
    { part: 'title' as const, text: articleTitleOf(content), limit: titleLimit },
    { part: 'search' as const, text: title, limit: searchLimits.title },
    { part: 'description' as const, text: description, limit: searchLimits.description },
  ].filter(({ text, limit }) => text.length > limit);
  return [
    ...rowsOf(content).flatMap((row) =>
      longTextsOf(row).map(({ text, length, limit }): Finding => ({
        code: 'text-too-long',
        section: { kind: row.kind.toLowerCase(), row: row.row },
        clue: { text: text.slice(0, 2_000) },
        values: { text: shorten(text), length, limit },
      })),
    ),
    ...fieldTexts.map(({ part, text, limit }): Finding => ({
      code: 'text-too-long',
      part,
      clue: { text: text.slice(0, 2_000) },
      values: { text: shorten(text), length: text.length, limit },
    })),
  ];
}

/** Tolerance: a translation that was saved within a minute of its original counts as saved together with it. */
const toleranceSeconds = 60;

function checkTranslations({ locale, modified, translations, original }: PageCheckRequest): Finding[] {
  if (translations === undefined) return [];
  const savedAt = new Map(translations.map((translation) => [translation.locale, translation.modified]));
  const isOlder = (a: number | undefined, b: number | undefined) =>
    a !== undefined && b !== undefined && a < b - toleranceSeconds;
  const createFinding = (code: Finding['code'], language: string): Finding => ({
    code,
    part: 'translations',
    clue: { text: language },
    values: { language },
  });
  const otherLocales = localeCodes.filter((code) => code !== locale);
  return [
    ...otherLocales
      .filter((code) => !savedAt.has(code))
      .map((code) => createFinding('translation-missing', locales[code].name)),
    ...otherLocales
      .filter((code) => locale === original && isOlder(savedAt.get(code), modified))
      .map((code) => createFinding('translation-older', locales[code].name)),
  ];
}

function findLinks(elements: readonly PageElement[]): PageLink[] {
  return elements.flatMap((element): PageLink[] => {
    const href = element.name === 'a' ? (element.attributes['href'] ?? '') : '';
    if (!href.startsWith('#') && !/^\/(?!\/)/.test(href)) return [];
    const [path = '', anchor] = href.split('#', 2);
    const finding: Finding = {
      code: 'dead-link',
      ...placeOf(element),
      clue: clueOf(element),
      values: { address: href, text: shorten(textOf(element)) },
    };
    return [{ path, anchor, finding }];
  });
}

/** Returns the decoded file name in a picture's URL. */
export function fileName(address: string): string {
  const name = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const maxQuoteLength = 60;

function shorten(text: string): string {
  return text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength - 1).trimEnd()}…` : text;
}
