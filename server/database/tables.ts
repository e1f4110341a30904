import type { ColumnType, Selectable } from 'kysely';
import type { IssueState } from '#schema/newsletterIssue.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Milliseconds since 1970, the only form in which times are stored. */
type Time = number;
type SetOnce<T> = ColumnType<T, T, never>;

export type SubscriberStatus = 'pending' | 'active' | 'unsubscribed' | 'bounced';

export type SubscriberTable = {
  id: SetOnce<string>;
  /** Normalised; unique. */
  email_address: SetOnce<string>;
  status: SubscriberStatus;
  locale: string;
  created_at: SetOnce<Time>;
  updated_at: Time;
  confirmed_at: Time | null;
  left_at: Time | null;
  /** When a sign-up that nobody confirmed got its second mail. */
  reminded_at: Time | null;
  /** JSON: ids of `brand/newsletter.ts`; null where none was ever ticked. */
  interests: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the last mail went out that did not bounce, of those that the outbox has forgotten. */
  delivered_at: ColumnType<Time | null, Time | null | undefined, Time | null>;
};

export type TokenPurpose = 'confirm' | 'unsubscribe';

export type TokenTable = {
  /** SHA-256 in hexadecimal; the token itself is only ever in the mail. */
  hash: SetOnce<string>;
  subscriber_id: SetOnce<string>;
  purpose: SetOnce<TokenPurpose>;
  created_at: SetOnce<Time>;
  /** Null: never. */
  expires_at: Time | null;
  used_at: Time | null;
};

export type ConsentEvent =
  'requested' | 'reminded' | 'confirmed' | 'unsubscribed' | 'resubscribed' | 'imported' | 'complained';

/** Append-only: a trigger refuses updates; rows go only when their subscriber is erased. */
export type ConsentTable = {
  id: SetOnce<string>;
  subscriber_id: SetOnce<string>;
  event: SetOnce<ConsentEvent>;
  wording: SetOnce<string>;
  locale: SetOnce<string>;
  page: SetOnce<string | null>;
  /** Of the privacy notice that was linked then. */
  notice_version: SetOnce<string | null>;
  /** Truncated to /24 (IPv4) or /48 (IPv6). */
  ip_prefix: SetOnce<string | null>;
  /** What was ticked beside it, as in the subscriber's row. */
  interests: ColumnType<string | null, string | null | undefined, never>;
  created_at: SetOnce<Time>;
};

/**
 * Why an address is left out: its owner asked to be erased, left before the list moved here, wants no mail ever, has
 * declined a sign-up lately, or calls our mail spam; or there is no such mailbox.
 */
export type SuppressionReason = 'erased' | 'left' | 'never' | 'declined' | 'complaint' | 'bounced';

/** Addresses that want or get no mail, as keyed hashes. */
export type SuppressionTable = { hash: SetOnce<string>; reason: SuppressionReason; created_at: Time };

/** When a confirmation mail was queued to an address, as a keyed hash that outlives the sign-up. */
export type ConfirmationMailTable = { id: SetOnce<string>; hash: SetOnce<string>; created_at: SetOnce<Time> };

export type BounceKind = 'hard' | 'soft' | 'complaint';
/**
 * `refused` and `delayed` are soft bounces that never count against the receiver. `worn-out` is the soft bounce that
 * ended a subscription, stored as a hard one. `left` is an unsubscription elsewhere, stored as a complaint.
 */
export type BounceDetail = 'refused' | 'delayed' | 'worn-out' | 'left';

/** What mail servers and providers reported of mails to a subscriber. */
export type BounceTable = {
  /** Made of the report itself, so that one told twice counts once. */
  id: SetOnce<string>;
  subscriber_id: SetOnce<string>;
  kind: SetOnce<BounceKind>;
  /** Detail of the kind, if it needs one. */
  detail: ColumnType<BounceDetail | null, BounceDetail | null | undefined, never>;
  /** Enhanced status code, such as `5.1.1`. */
  status: SetOnce<string | null>;
  /** Sender of the report, such as `postmark`. `smtp`: our own relay refused the mail. */
  source: SetOnce<string>;
  /** The server's words, without addresses. */
  reply: ColumnType<string | null, string | null | undefined, never>;
  /** The issue whose mail came back; null if unknown. */
  issue_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: SetOnce<Time>;
};

/** How many signed up and confirmed; holds nothing personal and outlives the sign-ups. */
export type SignUpCountTable = {
  /** Monday of the week of the sign-up, such as `2026-05-04`, in UTC. */
  week: SetOnce<string>;
  locale: SetOnce<string>;
  /** Path, or '' where the browser did not say. */
  page: SetOnce<string>;
  requested: number;
  confirmed: number;
};

/** Keys of this database; worth nothing without `SECRET_KEY`, which is outside it. */
export type SecretTable = { name: SetOnce<string>; value: SetOnce<string> };

/** Times that the site notes of itself; `clock`: when it was last sure of the time. */
export type LastSeenTable = { name: SetOnce<string>; at: Time };

/** Challenges of forms that were solved and used, until they would have expired. */
export type UsedChallengeTable = { nonce: SetOnce<string>; expires_at: SetOnce<Time> };

export type EnquiryTable = {
  id: SetOnce<string>;
  kind: SetOnce<'lead' | 'contact'>;
  locale: SetOnce<string>;
  page: SetOnce<string | null>;
  /** What the editor calls the form, where it is one of an editor's own (the section kind Form). */
  form: ColumnType<string | null, string | null | undefined, never>;
  /** The sender's address where one was given, so that an erasure request finds the row. */
  email_address: SetOnce<string | null>;
  /** JSON: `[{ name, value, label?, isFile? }]`. */
  fields: SetOnce<string>;
  ip_prefix: SetOnce<string | null>;
  /** Of its words and moment, so that one posted twice is stored once; null in rows older than this column. */
  fingerprint: SetOnce<string | null>;
  /** JSON: the `utm_…` parameters of the page that it was sent from. */
  campaign: SetOnce<string | null>;
  /** When somebody was done with it. */
  done_at: Time | null;
  answered_at: Time | null;
  /** Id of the last answer. Versions without the table `enquiry_answer` recognise a repeated request by it. */
  answer_id: string | null;
  /** Time the enquiry was moved to the trash. */
  trashed_at: ColumnType<Time | null, Time | null | undefined, Time | null>;
  created_at: SetOnce<Time>;
};

/** A reply to an enquiry. The outbox has a mail of the same id until it forgets it. */
export type EnquiryAnswerTable = {
  id: SetOnce<string>;
  enquiry_id: SetOnce<string>;
  text: SetOnce<string>;
  /** Display name of the WordPress user. */
  author: SetOnce<string | null>;
  created_at: SetOnce<Time>;
  /** Outcome of the delivery, once the outbox has forgotten the mail. */
  sent_at: ColumnType<Time | null, Time | null | undefined, Time | null>;
  failed_at: ColumnType<Time | null, Time | null | undefined, Time | null>;
};

/** A file that was sent with an enquiry. It lies in the folder of uploads, under this id. */
export type EnquiryFileTable = {
  id: SetOnce<string>;
  enquiry_id: SetOnce<string>;
  field: SetOnce<string>;
  /** For its reader; never a path. */
  name: SetOnce<string>;
  /** Of what it holds, such as `pdf`. */
  type: SetOnce<string>;
  bytes: SetOnce<number>;
};

/**
 * File of the upload folder that belongs to no enquiry: it is still arriving, lies in the trash, or its enquiry was
 * erased. Only files with a row here are ever removed from the folder.
 */
export type LooseFileTable = {
  id: SetOnce<string>;
  state: 'arriving' | 'trashed' | 'erased';
  /** Room that it takes, as far as known. */
  bytes: number;
  /** When the sweep takes its next step with it. */
  due_at: Time;
};

export const outboxChannels = ['mail', 'webhook'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

export type OutboxTable = {
  id: SetOnce<string>;
  channel: SetOnce<OutboxChannel>;
  /** Which letter or event it is, such as `newsletter-confirmation`. */
  kind: SetOnce<string>;
  /** Id of the subscriber or enquiry it is about. */
  subject_id: SetOnce<string>;
  /** JSON; emptied once delivered. */
  payload: string;
  attempts: number;
  /** Claimable from then on; a claim moves it past the lease. */
  due_at: Time;
  claimed_by: string | null;
  created_at: SetOnce<Time>;
  sent_at: Time | null;
  /** When it was given up; it then waits for the owner. */
  failed_at: Time | null;
  /** When the owner last had it sent again: its three days count from then. */
  retried_at: Time | null;
  last_error: string | null;
  /** The issue of the newsletter that a mail is of; null for all others. */
  issue_id: SetOnce<string | null>;
};

export type NewsletterIssueTable = {
  id: SetOnce<string>;
  state: IssueState;
  /** JSON: `IssueContent`. Changes in drafts alone. */
  content: string;
  /** Last part of its address in the archive; null until it is sent. */
  slug: string | null;
  per_hour: number;
  /** Everybody up to this id has their mail in the outbox. */
  last_subscriber: string;
  /** When the next mails may be made of it, by whichever instance is first. */
  next_at: Time;
  /** How many mails were made of it. */
  queued: number;
  created_at: SetOnce<Time>;
  started_at: Time | null;
  /** JSON: of each language whose draft the mailing tool has taken, a hash of its words; null where it has none, or all. */
  handed_over: ColumnType<string | null, string | null | undefined, string | null>;
  /** The server's reply for which the brake paused the issue; null: nobody, or a person, has paused it. */
  brake_reply: ColumnType<string | null, string | null | undefined, string | null>;
  /** The brake counts refusals from then on; null: from the start. */
  counted_from: ColumnType<Time | null, Time | null | undefined, Time | null>;
  /** Weight of the refusals since the last mail that was accepted. */
  refused_in_row: ColumnType<number, number | undefined, number>;
  /** 1: the owner has confirmed that mailboxes reported as missing are missing. */
  trusts_refusals: ColumnType<number, number | undefined, number>;
};

/** What became of an issue's mails that the outbox has forgotten; holds nothing personal. */
export type IssueCountTable = {
  issue_id: SetOnce<string>;
  /** Of the subscribers; '' of those who were erased. */
  locale: SetOnce<string>;
  sent: number;
  /** Of those sent. */
  bounced: number;
  failed: number;
};

/** What was measured in a week, by name; holds nothing personal. */
export type WeeklyMeasureTable = {
  /** Its Monday, such as `2026-05-04`, in UTC. */
  week: string;
  locale: string;
  /** Words of a search that found nothing; milliseconds to render a page; bytes of its HTML. */
  kind: 'search' | 'time' | 'html';
  /** The words, or the page's path. */
  name: string;
  times: number;
  total: number;
  most: number;
};

/** How often a page was read on a day, and from which sites; holds nothing personal. */
export type PageCountTable = {
  /** Such as `2026-05-04`, in UTC. */
  day: string;
  kind: 'page' | 'referrer';
  /** A path, or a host. */
  name: string;
  views: number;
};

export type Tables = {
  subscriber: SubscriberTable;
  token: TokenTable;
  consent: ConsentTable;
  suppression: SuppressionTable;
  confirmation_mail: ConfirmationMailTable;
  bounce: BounceTable;
  sign_up_count: SignUpCountTable;
  secret: SecretTable;
  used_challenge: UsedChallengeTable;
  enquiry: EnquiryTable;
  enquiry_file: EnquiryFileTable;
  enquiry_answer: EnquiryAnswerTable;
  loose_file: LooseFileTable;
  outbox: OutboxTable;
  newsletter_issue: NewsletterIssueTable;
  page_count: PageCountTable;
  issue_count: IssueCountTable;
  weekly_measure: WeeklyMeasureTable;
  last_seen: LastSeenTable;
};

export type Subscriber = Selectable<SubscriberTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type Enquiry = Selectable<EnquiryTable>;
