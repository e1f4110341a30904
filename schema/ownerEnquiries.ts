import * as v from 'valibot';
import { defaultLocale, localeCodes } from '#locales/locales.ts';

const Id = v.pipe(v.string(), v.uuid());
/** Language of the person in wp-admin; English if the site does not have it. */
const Language = v.optional(v.fallback(v.picklist(localeCodes), defaultLocale));

/** PostgreSQL stores no NUL. */
const withoutControls = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '');

export const enquirySortKeys = ['sent', 'address', 'form', 'page'] as const;
export type EnquirySortKey = (typeof enquirySortKeys)[number];

/** Requests of WordPress about enquiries, signed: `POST /api/owner/enquiries`. Each may be repeated. */
export const OwnerEnquiryRequest = v.variant('do', [
  v.object({
    do: v.literal('list'),
    /** From 1. */
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
    kind: v.optional(v.picklist(['lead', 'contact'])),
    /** Absent: all that are not in the trash. */
    state: v.optional(v.picklist(['open', 'done', 'trash'])),
    /** Part of an address or of a text. */
    search: v.optional(v.pipe(v.string(), v.maxLength(100))),
    orderBy: v.optional(v.picklist(enquirySortKeys), 'sent'),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  /** Numbers of enquiries by state. */
  v.object({ do: v.literal('count') }),
  v.object({ do: v.literal('read'), id: Id, language: Language }),
  v.object({
    do: v.picklist(['done', 'open', 'trash', 'restore', 'erase']),
    ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)),
  }),
  /** WordPress generates the id of the answer, so that a repeated request sends one mail. */
  v.object({
    do: v.literal('answer'),
    id: Id,
    answerId: Id,
    text: v.pipe(v.string(), v.transform(withoutControls), v.trim(), v.nonEmpty(), v.maxLength(10_000)),
    /** Display name of the WordPress user. */
    author: v.optional(v.pipe(v.string(), v.transform(withoutControls), v.trim(), v.maxLength(250))),
  }),
  /** All that was sent from an address. */
  v.object({ do: v.literal('erase-address'), address: v.pipe(v.string(), v.maxLength(254)) }),
  /** Returns all of them as `text/csv`, streamed. */
  v.object({ do: v.literal('export'), language: Language }),
  /** A file that was sent with it; returns its bytes. */
  v.object({ do: v.literal('file'), id: Id, file: Id }),
]);
export type OwnerEnquiryRequest = v.InferOutput<typeof OwnerEnquiryRequest>;

/** Number of enquiries in each state; `all` is without the trash. */
export type EnquiryCounts = { all: number; open: number; done: number; trash: number };

/** An enquiry in a list. Texts are shortened; times in milliseconds since 1970. */
export type OwnerEnquirySummary = {
  id: string;
  kind: string;
  locale: string;
  /** The name of an editor's own form. */
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

/** An answer to an enquiry. `error` is the mail server's reply. */
export type OwnerAnswer = {
  id: string;
  text: string;
  author: string | null;
  createdAt: number;
  delivery: 'waiting' | 'sent' | 'failed';
  deliveredAt: number | null;
  error: string | null;
};

/** An enquiry with everything that belongs to it. */
export type OwnerEnquiry = OwnerEnquirySummary & {
  /** `utm_…` of the page that it was sent from, by the part after the underscore. */
  campaign: Readonly<Record<string, string>>;
  /** Labels and choices are in the language of the request. */
  fields: readonly { name: string; label: string; value: string }[];
  files: readonly { id: string; name: string; bytes: number }[];
  /** Oldest first. */
  answers: readonly OwnerAnswer[];
};
