import * as v from 'valibot';
import { localeCodes } from '#locales/locales.ts';

/** One line, so that it can be the subject of a mail. */
const line = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(max),
    v.check((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'holds a line break'),
  );

/** Paragraphs, with an empty line between two. */
const Paragraphs = v.pipe(v.string(), v.trim(), v.maxLength(30_000));

/** The same with links, bold, lists and a picture (`schema/issueText.ts`). Absent in issues written before there was an editor. */
const Html = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20_000)));

const IssueArticle = v.object({
  title: line(300),
  text: v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
  /** On this site, with its language. */
  path: v.pipe(
    v.string(),
    v.maxLength(1_000),
    v.regex(/^\/(?![/\\])[^\s"<>\\]*$/, 'is not a path of the site'),
    // WordPress's own ends in a slash, which the site redirects.
    v.transform((path) => path.replace(/(?<=[^/])\/+(?=$|[?#])/, '')),
  ),
});

/** An issue in one language. */
export const IssueWords = v.object({
  subject: line(150),
  before: Paragraphs,
  after: Paragraphs,
  beforeHtml: Html,
  afterHtml: Html,
  articles: v.pipe(v.array(IssueArticle), v.maxLength(30)),
});
export type IssueWords = v.InferOutput<typeof IssueWords>;

/** An issue in each language that it is written in; subscribers of other languages do not get it. */
export const IssueContent = v.object({
  languages: v.pipe(
    v.record(v.picklist(localeCodes), IssueWords),
    v.check((languages) => Object.keys(languages).length > 0, 'is written in no language'),
  ),
  /** Who has ticked this gets it, and nobody else; absent: all subscribers. An id of `brand/newsletter.ts`. */
  interest: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'is no interest'))),
  /** Posts of WordPress that were chosen, for its form alone. */
  chosen: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(30)),
});
export type IssueContent = v.InferOutput<typeof IssueContent>;

/** An issue that was sent, as its page in the archive shows it. */
export type PublishedIssue = IssueWords & {
  /** Last part of its address, such as `2026-05-04`. */
  slug: string;
  sentAt: number;
};

const Id = v.pipe(v.string(), v.uuid());

/** Requests of WordPress, signed: `POST /api/newsletter-issues`. Each may be repeated. */
export const IssueRequest = v.variant('do', [
  v.object({ do: v.literal('list') }),
  v.object({ do: v.literal('read'), id: Id }),
  /** WordPress makes the id, so that a draft that is saved twice is one. */
  v.object({ do: v.literal('save'), id: Id, content: IssueContent }),
  /** Renders the mail of each language, without sending it. */
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

/** `draft` can be changed. `sending` and `paused` cannot, and are on the way to `sent`. `handed-over`: a draft in the mailing tool. */
export type IssueState = 'draft' | 'sending' | 'paused' | 'sent' | 'handed-over';

/** What WordPress shows of an issue. Times in milliseconds since 1970. */
export type IssueSummary = {
  id: string;
  state: IssueState;
  subjects: Partial<Record<string, string>>;
  slug: string | undefined;
  createdAt: number;
  startedAt: number | undefined;
  /** Readers who get it; of a draft as of now, otherwise with those whose mails are not made yet. */
  total: number;
  /** Mails that were made of it so far, those that wait for the mail server, and those that were given up. */
  queued: number;
  waiting: number;
  failed: number;
  /** Readers whose subscription ended by a bounce of it. */
  bounced: number;
  /** Reply of the mail server, if the site has paused the issue because of refusals; may be empty. */
  brakeReply?: string | undefined;
};

/** Mail of an issue in one language, as `preview` returns it. */
export type IssuePreview = { locale: string; subject: string; html: string; text: string };
