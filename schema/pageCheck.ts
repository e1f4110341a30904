import * as v from 'valibot';
import { PreviewedContent } from './preview.ts';

/** Path that a page has on the site once it is published. */
const SitePath = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?!\/)/));

const UnixSeconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Request from WordPress to check content as it is in the edit form, saved or not. */
export const PageCheckRequest = v.object({
  ...PreviewedContent.entries,
  /** Path of the page. Absent if WordPress does not know it yet; links to the page are then reported as dead. */
  path: v.optional(SitePath),
  /** Time of the last save. */
  modified: v.optional(UnixSeconds),
  /** Absent if WordPress has a single language. */
  translations: v.optional(
    v.pipe(v.array(v.object({ locale: v.string(), modified: UnixSeconds })), v.maxLength(100)),
  ),
  /** Language of the original, from which the others are translated. */
  original: v.optional(v.string()),
});
export type PageCheckRequest = v.InferOutput<typeof PageCheckRequest>;

/** Request from WordPress about a published page: whether the site serves the page at its path. */
export const PublishedPage = v.object({ path: SitePath, type: v.optional(v.picklist(['page', 'post'])) });

/**
 * Request from WordPress for the possible link targets on a page: a page of the site, or content as it is in the
 * edit form.
 */
export const PagePlacesRequest = v.union([PublishedPage, PreviewedContent]);
export type PagePlacesRequest = v.InferOutput<typeof PagePlacesRequest>;

export type PagePlace = {
  /** Fragment of the link, without `#`. */
  id: string;
  /** Heading, or beginning of the text. */
  text: string;
  /** Section kind in lower case; absent for a heading. */
  kind?: string;
};

/** `status` is the status that visitors get for the page. */
export type PagePlacesAnswer = { problem: CheckProblem } | { status: number; places: PagePlace[] };

/** Codes of all findings. WordPress has a sentence for each code. */
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

/** Parts of a form outside the sections. */
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
  /** Row in the form's list of sections, from 0, and the kind in lower case without underscores. */
  section?: { kind: string; row: number } | undefined;
  /** Part of the form, if it is not a section. */
  part?: (typeof formParts)[number] | undefined;
  /** Contents of the field in question (`wordpress/editor/form/findField.ts`). */
  clue?: { text?: string; occurrence?: number; image?: string; link?: string } | undefined;
  /** Values inserted into the sentence. */
  values: Record<string, string | number>;
};

/** Weight of the page on mobile, and the time until the first view is complete. */
export type PageWeight = { kilobytes: number; pictures: number; seconds: number };

/** Reason why the page could not be checked. */
export type CheckProblem = 'no token' | 'refused token' | 'nothing there' | 'no content' | 'too long';

export type PageCheckAnswer = { problem: CheckProblem } | { findings: Finding[]; weight?: PageWeight };
