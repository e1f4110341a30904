import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';

/** Returns the schema of a one-line text, for the subject of a mail. */
const singleLine = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(max),
    v.check((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'holds a line break'),
  );

/** Paragraphs separated by empty lines. */
const Paragraphs = v.pipe(v.string(), v.trim(), v.maxLength(30_000));

/**
 * HTML version of `before` or `after`, with links, bold, lists and an image (`schema/issueText.ts`). Absent in issues
 * written before the HTML editor existed.
 */
const Html = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20_000)));

const IssueArticle = v.object({
  title: singleLine(300),
  text: v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
  /** Path on the site, including the language. */
  path: v.pipe(
    v.string(),
    v.maxLength(1_000),
    v.regex(/^\/(?![/\\])[^\s"<>\\]*$/, 'is not a path on the site'),
    // WordPress's paths end with a slash, which the site would redirect.
    v.transform((path) => path.replace(/(?<=[^/])\/+(?=$|[?#])/, '')),
  ),
});

/** Issue in one language. */
export const LocalisedIssue = v.object({
  subject: singleLine(150),
  before: Paragraphs,
  after: Paragraphs,
  beforeHtml: Html,
  afterHtml: Html,
  articles: v.pipe(v.array(IssueArticle), v.maxLength(30)),
});
export type LocalisedIssue = v.InferOutput<typeof LocalisedIssue>;

/** Issue in each of its languages. Subscribers with other languages do not receive it. */
export const IssueContent = v.object({
  languages: v.pipe(
    v.record(v.picklist(localeCodes), LocalisedIssue),
    v.check((languages) => Object.keys(languages).length > 0, 'is written in no language'),
  ),
  /** ID of an interest in `brand/newsletter.ts` that limits the recipients; all subscribers if absent. */
  interest: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'is no interest'))),
  /** IDs of the chosen WordPress posts, used only by the form in WordPress. */
  chosen: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(30)),
});
export type IssueContent = v.InferOutput<typeof IssueContent>;

/** Sent issue, as its page in the archive shows it. */
export type PublishedIssue = LocalisedIssue & {
  /** Last segment of the issue's URL, such as `2026-05-04`. */
  slug: string;
  sentAt: number;
};

const Id = v.pipe(v.string(), v.uuid());

/** Signed requests from WordPress to `POST /api/newsletter-issues`. All are idempotent. */
export const IssueRequest = v.variant('do', [
  v.object({ do: v.literal('list') }),
  /** `checksMail` adds the faults of the mail settings to the response. */
  v.object({ do: v.literal('read'), id: Id, checksMail: v.optional(v.boolean(), false) }),
  /** WordPress generates the ID, so that a repeated save creates one draft. */
  v.object({ do: v.literal('save'), id: Id, content: IssueContent }),
  /** Renders the mail of each language without sending it. */
  v.object({ do: v.literal('preview'), id: Id }),
  v.object({ do: v.literal('test'), id: Id, to: v.pipe(v.string(), v.maxLength(254)) }),
  v.object({
    do: v.literal('send'),
    id: Id,
    perHour: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(100_000)),
  }),
  v.object({
    do: v.picklist(['pause', 'resume', 'end-refused', 'reactivate', 'remove', 'hand-over']),
    id: Id,
  }),
]);
export type IssueRequest = v.InferOutput<typeof IssueRequest>;

/** State of an issue. Only a `draft` can be changed; `handed-over` means a draft in the mailing tool. */
export type IssueState = 'draft' | 'sending' | 'paused' | 'sent' | 'handed-over';

/** Issue as WordPress lists it. Times in milliseconds since 1970. */
export type IssueSummary = {
  id: string;
  state: IssueState;
  subjects: Partial<Record<string, string>>;
  slug: string | undefined;
  createdAt: number;
  startedAt: number | undefined;
  /**
   * Number of recipients. For a draft, the current subscribers; otherwise includes recipients whose mail is not queued
   * yet.
   */
  total: number;
  /** Number of mails queued so far, waiting for the mail server, and given up. */
  queued: number;
  waiting: number;
  failed: number;
  /** Number of subscriptions that ended because this issue bounced. */
  bounced: number;
  /** Reply of the mail server if the site paused the issue because of rejections; may be empty. */
  brakeReply?: string | undefined;
};

/** Mail of an issue in one language, as `preview` returns it. */
export type IssuePreview = { locale: string; subject: string; html: string; text: string };
