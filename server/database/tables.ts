import type { ColumnType, Selectable } from 'kysely';
import type { IssueState } from '#schema/newsletterIssue.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Milliseconds since 1970; all times are stored like this. */
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
  /** Time an unconfirmed sign-up got its second mail. */
  reminded_at: Time | null;
  /** JSON: selected interests, ids of `brand/newsletter.ts`; null if none was ever selected. */
  interests: ColumnType<string | null, string | null | undefined, string | null>;
  /** Time of the last mail that did not bounce, among those deleted from the outbox. */
  delivered_at: ColumnType<Time | null, Time | null | undefined, Time | null>;
};

export type TokenPurpose = 'confirm' | 'unsubscribe';

export type TokenTable = {
  /** SHA-256 in hexadecimal; the token itself is only in the mail. */
  hash: SetOnce<string>;
  subscriber_id: SetOnce<string>;
  purpose: SetOnce<TokenPurpose>;
  created_at: SetOnce<Time>;
  /** Null if it never expires. */
  expires_at: Time | null;
  used_at: Time | null;
};

export type ConsentEvent =
  'requested' | 'reminded' | 'confirmed' | 'unsubscribed' | 'resubscribed' | 'imported' | 'complained';

/** Consent log. Append-only: a trigger rejects updates; rows are deleted only with their subscriber. */
export type ConsentTable = {
  id: SetOnce<string>;
  subscriber_id: SetOnce<string>;
  event: SetOnce<ConsentEvent>;
  wording: SetOnce<string>;
  locale: SetOnce<string>;
  page: SetOnce<string | null>;
  /** Version of the privacy notice that was linked at the time. */
  notice_version: SetOnce<string | null>;
  /** Truncated to /24 (IPv4) or /48 (IPv6). */
  ip_prefix: SetOnce<string | null>;
  /** Interests selected at the time, as in the subscriber's row. */
  interests: ColumnType<string | null, string | null | undefined, never>;
  created_at: SetOnce<Time>;
};

/**
 * Reason why an address is suppressed: its owner asked to be erased, left before the list was imported, wants no mail
 * at all, recently declined a sign-up, or reported our mail as spam; or the mailbox does not exist.
 */
export type SuppressionReason = 'erased' | 'left' | 'never' | 'declined' | 'complaint' | 'bounced';

/** Addresses that get no mail, as keyed hashes. */
export type SuppressionTable = { hash: SetOnce<string>; reason: SuppressionReason; created_at: Time };

/** Confirmation mail to an address, as a keyed hash that outlives the sign-up. */
export type ConfirmationMailTable = { id: SetOnce<string>; hash: SetOnce<string>; created_at: SetOnce<Time> };

export type BounceKind = 'hard' | 'soft' | 'complaint';
/**
 * `refused` and `delayed` are soft bounces that never count against the recipient. `worn-out` is the soft bounce that
 * ended a subscription, stored as a hard one. `left` is an unsubscription elsewhere, stored as a complaint.
 */
export type BounceDetail = 'refused' | 'delayed' | 'worn-out' | 'left';

/** Report of a mail server or provider about a mail to a subscriber. */
export type BounceTable = {
  /** Derived from the report, so that a repeated report counts once. */
  id: SetOnce<string>;
  subscriber_id: SetOnce<string>;
  kind: SetOnce<BounceKind>;
  /** Detail of the kind, if it needs one. */
  detail: ColumnType<BounceDetail | null, BounceDetail | null | undefined, never>;
  /** Enhanced status code, such as `5.1.1`. */
  status: SetOnce<string | null>;
  /** Sender of the report, such as `postmark`; `smtp` if our own relay refused the mail. */
  source: SetOnce<string>;
  /** Reply of the server, without addresses. */
  reply: ColumnType<string | null, string | null | undefined, never>;
  /** The issue whose mail bounced; null if unknown. */
  issue_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: SetOnce<Time>;
};

/** Number of sign-ups and confirmations; contains no personal data and outlives the sign-ups. */
export type SignUpCountTable = {
  /** Monday of the week of the sign-up, such as `2026-05-04`, in UTC. */
  week: SetOnce<string>;
  locale: SetOnce<string>;
  /** Path, or '' if the browser sent no referrer. */
  page: SetOnce<string>;
  requested: number;
  confirmed: number;
};

/** Keys of this database; useless without `SECRET_KEY`, which is stored outside it. */
export type SecretTable = { name: SetOnce<string>; value: SetOnce<string> };

/** Times that the site records about itself; `clock` is the last plausible time. */
export type LastSeenTable = { name: SetOnce<string>; at: Time };

/** Used challenges of forms, until they would have expired. */
export type UsedChallengeTable = { nonce: SetOnce<string>; expires_at: SetOnce<Time> };

export type EnquiryTable = {
  id: SetOnce<string>;
  kind: SetOnce<'lead' | 'contact'>;
  locale: SetOnce<string>;
  page: SetOnce<string | null>;
  /** Name of an editor's form (section type Form). */
  form: ColumnType<string | null, string | null | undefined, never>;
  /** The sender's address, if known, so that an erasure request finds the row. */
  email_address: SetOnce<string | null>;
  /** JSON: `[{ name, value, label?, isFile? }]`. */
  fields: SetOnce<string>;
  ip_prefix: SetOnce<string | null>;
  /** Hash of text and time, to deduplicate double submissions. Null in rows created before this column existed. */
  fingerprint: SetOnce<string | null>;
  /** JSON: the `utm_…` parameters of the page that it was sent from. */
  campaign: SetOnce<string | null>;
  /** Time the enquiry was closed. */
  done_at: Time | null;
  answered_at: Time | null;
  /** Id of the last reply. Versions without the table `enquiry_answer` recognise a repeated request by it. */
  answer_id: string | null;
  /** Time the enquiry was moved to the trash. */
  trashed_at: ColumnType<Time | null, Time | null | undefined, Time | null>;
  created_at: SetOnce<Time>;
};

/** Reply to an enquiry. Its mail in the outbox has the same id. */
export type EnquiryAnswerTable = {
  id: SetOnce<string>;
  enquiry_id: SetOnce<string>;
  text: SetOnce<string>;
  /** Display name of the WordPress user. */
  author: SetOnce<string | null>;
  created_at: SetOnce<Time>;
  /** Delivery outcome, stored when the mail is deleted from the outbox. */
  sent_at: ColumnType<Time | null, Time | null | undefined, Time | null>;
  failed_at: ColumnType<Time | null, Time | null | undefined, Time | null>;
};

/** A file sent with an enquiry, stored in the upload folder under this id. */
export type EnquiryFileTable = {
  id: SetOnce<string>;
  enquiry_id: SetOnce<string>;
  field: SetOnce<string>;
  /** Display name; never a path. */
  name: SetOnce<string>;
  /** Type by content, such as `pdf`. */
  type: SetOnce<string>;
  bytes: SetOnce<number>;
};

/**
 * File in the upload folder that belongs to no enquiry: it is still arriving, is in the trash, or its enquiry was
 * erased. Only files with a row here are ever removed from the folder.
 */
export type LooseFileTable = {
  id: SetOnce<string>;
  state: 'arriving' | 'trashed' | 'erased';
  /** Reserved space; 0 if unknown. */
  bytes: number;
  /** Time of the sweep's next action on it. */
  due_at: Time;
};

export const outboxChannels = ['mail', 'webhook'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

export type OutboxTable = {
  id: SetOnce<string>;
  channel: SetOnce<OutboxChannel>;
  /** Kind of mail or event, such as `newsletter-confirmation`. */
  kind: SetOnce<string>;
  /** Id of the subscriber or enquiry it is about. */
  subject_id: SetOnce<string>;
  /** JSON; emptied once delivered. */
  payload: string;
  attempts: number;
  /** Time from which it can be claimed; a claim sets it to the end of the lease. */
  due_at: Time;
  claimed_by: string | null;
  created_at: SetOnce<Time>;
  sent_at: Time | null;
  /** Time it was given up; the owner can retry it. */
  failed_at: Time | null;
  /** Time of the owner's last retry, which starts another three days of attempts. */
  retried_at: Time | null;
  last_error: string | null;
  /** Newsletter issue of a mail; null for all other messages. */
  issue_id: SetOnce<string | null>;
};

export type NewsletterIssueTable = {
  id: SetOnce<string>;
  state: IssueState;
  /** JSON: `IssueContent`. Changes only in drafts. */
  content: string;
  /** Last segment of its URL in the archive; null until it is sent. */
  slug: string | null;
  per_hour: number;
  /** Last subscriber, in order of ids, whose mail is in the outbox. */
  last_subscriber: string;
  /** Time the next mails may be queued, by any instance. */
  next_at: Time;
  /** Number of mails queued so far. */
  queued: number;
  created_at: SetOnce<Time>;
  started_at: Time | null;
  /**
   * JSON: hash of the text of each language whose draft the mailing tool has accepted; null if none or all were
   * accepted.
   */
  handed_over: ColumnType<string | null, string | null | undefined, string | null>;
  /**
   * Server's reply because of which the brake paused the issue; null if it is not paused, or was paused by a person.
   */
  brake_reply: ColumnType<string | null, string | null | undefined, string | null>;
  /** Time from which the brake counts refusals; null for all. */
  counted_from: ColumnType<Time | null, Time | null | undefined, Time | null>;
  /** Weight of the refusals since the last accepted mail. */
  refused_in_row: ColumnType<number, number | undefined, number>;
  /** 1 if the owner has confirmed that mailboxes reported as missing are missing. */
  trusts_refusals: ColumnType<number, number | undefined, number>;
};

/** Delivery figures of an issue's mails that were deleted from the outbox; contains no personal data. */
export type IssueCountTable = {
  issue_id: SetOnce<string>;
  /** Language of the subscribers; '' for erased ones. */
  locale: SetOnce<string>;
  sent: number;
  /** Number of sent mails that bounced. */
  bounced: number;
  failed: number;
};

/** Measurements of a week, by name; contains no personal data. */
export type WeeklyMeasureTable = {
  /** Monday of the week, such as `2026-05-04`, in UTC. */
  week: string;
  locale: string;
  /** Searches without results; milliseconds to render a page; bytes of its HTML. */
  kind: 'search' | 'time' | 'html';
  /** Search query, or path of the page. */
  name: string;
  times: number;
  total: number;
  most: number;
};

/** Page views of a day, by page and by referring site; contains no personal data. */
export type PageCountTable = {
  /** Date, such as `2026-05-04`, in UTC. */
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
