import * as v from 'valibot';

const Id = v.pipe(v.string(), v.uuid());

/** What WordPress asks about enquiries, signed: `POST /api/owner/enquiries`. Each may come twice. */
export const OwnerEnquiryRequest = v.variant('do', [
  v.object({
    do: v.literal('list'),
    /** From 1. */
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    kind: v.optional(v.picklist(['lead', 'contact'])),
    state: v.optional(v.picklist(['open', 'done'])),
    /** Part of an address or of what was written. */
    search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  v.object({ do: v.literal('read'), id: Id }),
  v.object({ do: v.picklist(['done', 'open', 'erase']), id: Id }),
  /** WordPress makes the id of the answer, so that one that is asked for twice goes out once. */
  v.object({
    do: v.literal('answer'),
    id: Id,
    answerId: Id,
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(10_000)),
  }),
  /** All that was sent from an address. */
  v.object({ do: v.literal('erase-address'), address: v.pipe(v.string(), v.maxLength(254)) }),
  /** Returns all of them as `text/csv`, streamed. */
  v.object({ do: v.literal('export') }),
  /** A file that was sent with it; answered with its bytes. */
  v.object({ do: v.literal('file'), id: Id, file: Id }),
]);
export type OwnerEnquiryRequest = v.InferOutput<typeof OwnerEnquiryRequest>;

/** An enquiry as WordPress shows it; lists shorten its texts. Times in milliseconds since 1970. */
export type OwnerEnquiry = {
  id: string;
  kind: string;
  locale: string;
  /** The name of an editor's own form. */
  form: string | null;
  page: string | null;
  emailAddress: string | null;
  /** `utm_…` of the page that it was sent from, by the part after the underscore. */
  campaign: Readonly<Record<string, string>>;
  fields: readonly { name: string; value: string }[];
  /** What was sent with it; empty in lists. */
  files: readonly { id: string; name: string; bytes: number }[];
  createdAt: number;
  doneAt: number | null;
  answeredAt: number | null;
};
