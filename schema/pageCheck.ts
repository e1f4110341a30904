import * as v from 'valibot';
import { PreviewedContent } from './preview.ts';

/** The path that a page has on the site once it is published. */
const SitePath = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?!\/)/));

const UnixSeconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What WordPress asks the site to check: content as its editor has it in the form, saved or not. */
export const PageCheckRequest = v.object({
  ...PreviewedContent.entries,
  /** Undefined where WordPress does not know it yet: links to it are taken for dead. */
  path: v.optional(SitePath),
  /** When it was saved last. */
  modified: v.optional(UnixSeconds),
  /** Undefined where WordPress has one language. */
  translations: v.optional(
    v.pipe(v.array(v.object({ locale: v.string(), modified: UnixSeconds })), v.maxLength(100)),
  ),
  /** The language that the others are translated from. */
  original: v.optional(v.string()),
});
export type PageCheckRequest = v.InferOutput<typeof PageCheckRequest>;

/** What WordPress asks about a page that was published: whether the site has it at its address. */
export const PublishedPage = v.object({ path: SitePath, type: v.optional(v.picklist(['page', 'post'])) });

/**
 * What WordPress asks the places of that a link can lead to: a page of the site, or content as its editor has it in the
 * form.
 */
export const PagePlacesRequest = v.union([PublishedPage, PreviewedContent]);
export type PagePlacesRequest = v.InferOutput<typeof PagePlacesRequest>;

export type PagePlace = {
  /** What stands behind the `#` of the link. */
  id: string;
  /** The place's heading, or how its text begins. */
  text: string;
  /** Of a section: its kind in small letters. Undefined for a heading. */
  kind?: string;
};

/** `status` is what visitors get at the address. */
export type PagePlacesAnswer = { problem: CheckProblem } | { status: number; places: PagePlace[] };

/** Everything that the check can find; WordPress has a sentence for each. */
export const findingCodes = [
  'page-failed',
  'section-failed',
  'section-unknown',
  'section-empty',
  'removed',
  'dead-link',
  'no-alternative-text',
  'heading-order',
  'two-openings',
  'text-too-long',
  'translation-missing',
  'translation-older',
  'picture-too-small',
  'picture-too-heavy',
  'page-too-heavy',
  'page-too-slow',
  'low-contrast',
  'never-shown',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** Parts of a form beside the sections. */
export const formParts = [
  'title',
  'text',
  'excerpt',
  'cover',
  'search',
  'description',
  'translations',
] as const;

export type Finding = {
  code: FindingCode;
  /** The row of the form's sections that it is about, from 0, and its kind in small letters and without underscores. */
  section?: { kind: string; row: number } | undefined;
  /** The part of the form that it is about, where that is no section. */
  part?: (typeof formParts)[number] | undefined;
  /** What stands in the field that it is about (`wordpress/site/assets/fieldFinder.js`). */
  clue?: { text?: string; occurrence?: number; image?: string; link?: string } | undefined;
  /** What the sentence about it names. */
  values: Record<string, string | number>;
};

/** What a telephone loads of the page, and how long it waits for what is seen first. */
export type PageWeight = { kilobytes: number; pictures: number; seconds: number };

/** Why nothing could be checked; none of these is a fault of the page. */
export type CheckProblem = 'no token' | 'refused token' | 'nothing there' | 'no content' | 'too long';

export type PageCheckAnswer = { problem: CheckProblem } | { findings: Finding[]; weight?: PageWeight };
