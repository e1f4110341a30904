import * as v from 'valibot';
import { defaultLocale, localeCodes } from '#locales/locales.ts';

const Id = v.pipe(v.string(), v.uuid());
/** Language of the user in wp-admin, or English if the site does not have that language. */
const Language = v.optional(v.fallback(v.picklist(localeCodes), defaultLocale));

/** Removes control characters; PostgreSQL cannot store NUL. */
const withoutControls = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '');

export const enquirySortKeys = ['sent', 'address', 'form', 'page'] as const;
export type EnquirySortKey = (typeof enquirySortKeys)[number];

/** Signed requests from WordPress about enquiries, to `POST /api/owner/enquiries`. All are idempotent. */
export const OwnerEnquiryRequest = v.variant('do', [
  v.object({
    do: v.literal('list'),
    /** Counted from 1. */
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
    kind: v.optional(v.picklist(['lead', 'contact'])),
    /** If absent, all enquiries outside the trash. */
    state: v.optional(v.picklist(['open', 'done', 'trash'])),
    /** Search term: part of an address or a text. */
    search: v.optional(v.pipe(v.string(), v.maxLength(100))),
    orderBy: v.optional(v.picklist(enquirySortKeys), 'sent'),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  /** Counts enquiries by state. */
  v.object({ do: v.literal('count') }),
  v.object({ do: v.literal('read'), id: Id, language: Language }),
  v.object({
    do: v.picklist(['done', 'open', 'trash', 'restore', 'erase']),
    ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)),
  }),
  /** WordPress generates the ID of the answer, so that a repeated request sends one mail. */
  v.object({
    do: v.literal('answer'),
    id: Id,
    answerId: Id,
    text: v.pipe(v.string(), v.transform(withoutControls), v.trim(), v.nonEmpty(), v.maxLength(10_000)),
    /** Display name of the WordPress user. */
    author: v.optional(v.pipe(v.string(), v.transform(withoutControls), v.trim(), v.maxLength(250))),
  }),
  /** Erases all enquiries from an address. */
  v.object({ do: v.literal('erase-address'), address: v.pipe(v.string(), v.maxLength(254)) }),
  /** Streams all enquiries as `text/csv`. */
  v.object({ do: v.literal('export'), language: Language }),
  /** Returns the bytes of an attached file. */
  v.object({ do: v.literal('file'), id: Id, file: Id }),
]);
export type OwnerEnquiryRequest = v.InferOutput<typeof OwnerEnquiryRequest>;

/** Number of enquiries in each state; `all` excludes the trash. */
export type EnquiryCounts = { all: number; open: number; done: number; trash: number };

/** Enquiry in a list. Texts are shortened; times in milliseconds since 1970. */
export type OwnerEnquirySummary = {
  id: string;
  kind: string;
  locale: string;
  /** Name of the custom form (Form section). */
  form: string | null;
  page: string | null;
  /** Name of the sender; empty if no field has one. */
  name: string;
  emailAddress: string | null;
  /** Beginning of the message; may be empty. */
  message: string;
  createdAt: number;
  doneAt: number | null;
  answeredAt: number | null;
  trashedAt: number | null;
};

/** Answer to an enquiry. `error` is the mail server's reply. */
export type OwnerAnswer = {
  id: string;
  text: string;
  author: string | null;
  createdAt: number;
  delivery: 'waiting' | 'sent' | 'failed';
  deliveredAt: number | null;
  error: string | null;
};

/** Enquiry with all its data. */
export type OwnerEnquiry = OwnerEnquirySummary & {
  /** `utm_…` parameters of the page with the form, without the prefix. */
  campaign: Readonly<Record<string, string>>;
  /** Labels and options are in the language of the request. */
  fields: readonly { name: string; label: string; value: string }[];
  files: readonly { id: string; name: string; bytes: number }[];
  /** Oldest first. */
  answers: readonly OwnerAnswer[];
};
