import type { ColumnType, Selectable } from 'kysely';
import type { IssueState } from '#schema/newsletterIssue.ts';
import type { VitalName } from '#schema/webVitals.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Unix time in milliseconds, as all times are stored. */
type Time = number;
type SetOnce<T> = ColumnType<T, T, never>;

export type SubscriberStatus = 'pending' | 'active' | 'unsubscribed' | 'bounced';

export type SubscriberTable = {
  id: SetOnce<string>;
  /** Normalised address, which is unique. */
  email_address: SetOnce<string>;
  status: SubscriberStatus;
  locale: string;
  created_at: SetOnce<Time>;
  updated_at: Time;
  confirmed_at: Time | null;
  left_at: Time | null;
  /** Time the reminder of an unconfirmed sign-up was sent. */
  reminded_at: Time | null;
  /** JSON: ids of the selected interests, from `brand/newsletter.ts`; null if none was ever selected. */
  interests: ColumnType<string | null, string | null | undefined, string | null>;
  /** Time of the last mail that did not bounce. Stored when the mail is deleted from the outbox. */
  delivered_at: ColumnType<Time | null, Time | null | undefined, Time | null>;
};

export type TokenPurpose = 'confirm' | 'unsubscribe';

export type TokenTable = {
  /** SHA-256 of the token in hexadecimal. Only the mail contains the token itself. */
  hash: SetOnce<string>;
  subscriber_id: SetOnce<string>;
  purpose: SetOnce<TokenPurpose>;
  created_at: SetOnce<Time>;
  /** Expiry; null if the token never expires. */
  expires_at: Time | null;
  used_at: Time | null;
};

export type ConsentEvent =
  'requested' | 'reminded' | 'confirmed' | 'unsubscribed' | 'resubscribed' | 'imported' | 'complained';

/** Consent log. A trigger rejects updates, and rows are deleted only with their subscriber. */
export type ConsentTable = {
  id: SetOnce<string>;
  subscriber_id: SetOnce<string>;
  event: SetOnce<ConsentEvent>;
  wording: SetOnce<string>;
  locale: SetOnce<string>;
  page: SetOnce<string | null>;
  /** Version of the privacy notice that was linked at the time. */
  notice_version: SetOnce<string | null>;
  /** IP address, truncated to /24 (IPv4) or /48 (IPv6). */
  ip_prefix: SetOnce<string | null>;
  /** Interests that were selected at the time, in the format of the subscriber's row. */
  interests: ColumnType<string | null, string | null | undefined, never>;
  created_at: SetOnce<Time>;
};

/**
 * Reason why an address is suppressed. `erased`: its owner asked for erasure. `left`: unsubscribed before the list was
 * imported. `never`: wants no mail at all. `declined`: recently declined a sign-up. `complaint`: reported spam.
 * `bounced`: the mailbox does not exist.
 */
export type SuppressionReason = 'erased' | 'left' | 'never' | 'declined' | 'complaint' | 'bounced';

/** Addresses that get no mail, as keyed hashes. */
export type SuppressionTable = { hash: SetOnce<string>; reason: SuppressionReason; created_at: Time };

/** Confirmation mail to an address, which is stored as a keyed hash. The row outlives the sign-up. */
export type ConfirmationMailTable = { id: SetOnce<string>; hash: SetOnce<string>; created_at: SetOnce<Time> };

export type BounceKind = 'hard' | 'soft' | 'complaint';
/**
 * Detail of a bounce. `refused` and `delayed` are soft bounces that never count against the recipient. `worn-out` is
 * the soft bounce that ended a subscription, stored as a hard bounce. `left` is an unsubscription at the mail provider,
 * stored as a complaint.
 */
export type BounceDetail = 'refused' | 'delayed' | 'worn-out' | 'left';

/** Report of a mail server or provider about a mail to a subscriber. */
export type BounceTable = {
  /** ID derived from the report, so that a repeated report counts once. */
  id: SetOnce<string>;
  subscriber_id: SetOnce<string>;
  kind: SetOnce<BounceKind>;
  /** Detail of the kind, if it needs one. */
  detail: ColumnType<BounceDetail | null, BounceDetail | null | undefined, never>;
  /** Enhanced status code, such as `5.1.1`. */
  status: SetOnce<string | null>;
  /** Source of the report, such as `postmark`, or `smtp` if our own relay rejected the mail. */
  source: SetOnce<string>;
  /** The mail server's reply, without addresses. */
  reply: ColumnType<string | null, string | null | undefined, never>;
  /** The issue whose mail bounced; null if unknown. */
  issue_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: SetOnce<Time>;
};

/** Numbers of sign-ups and confirmations. Contains no personal data and outlives the sign-ups. */
export type SignUpCountTable = {
  /** Monday of the week in which the sign-up was made, such as `2026-05-04`, in UTC. */
  week: SetOnce<string>;
  locale: SetOnce<string>;
  /** Path of the page with the form, or '' if the browser sent no referrer. */
  page: SetOnce<string>;
  requested: number;
  confirmed: number;
};

/** Keys of this database, which are useless without `SECRET_KEY`, a key that is stored outside it. */
export type SecretTable = { name: SetOnce<string>; value: SetOnce<string> };

/** Times that the site records about itself. `clock` is the last plausible time. */
export type LastSeenTable = { name: SetOnce<string>; at: Time };

/** Used form challenges. Each is stored until it expires. */
export type UsedChallengeTable = { nonce: SetOnce<string>; expires_at: SetOnce<Time> };

export type EnquiryTable = {
  id: SetOnce<string>;
  kind: SetOnce<'lead' | 'contact'>;
  locale: SetOnce<string>;
  page: SetOnce<string | null>;
  /** Name of a form that an editor created (section type Form). */
  form: ColumnType<string | null, string | null | undefined, never>;
  /** The sender's address, if known, so that an erasure request finds the row. */
  email_address: SetOnce<string | null>;
  /** JSON: `[{ name, value, label?, isFile? }]`. */
  fields: SetOnce<string>;
  ip_prefix: SetOnce<string | null>;
  /** Hash of text and time, to deduplicate double submissions. Null in rows created before this column existed. */
  fingerprint: SetOnce<string | null>;
  /** JSON: the `utm_…` parameters of the page that the enquiry was sent from. */
  campaign: SetOnce<string | null>;
  /** Time the enquiry was closed. */
  done_at: Time | null;
  answered_at: Time | null;
  /** ID of the last reply, by which versions without the table `enquiry_answer` recognise a repeated request. */
  answer_id: string | null;
  /** Time the enquiry was moved to the trash. */
  trashed_at: ColumnType<Time | null, Time | null | undefined, Time | null>;
  created_at: SetOnce<Time>;
};

/** Reply to an enquiry. Its mail in the outbox has the same ID. */
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

/** A file sent with an enquiry, stored in the upload folder under its ID. */
export type EnquiryFileTable = {
  id: SetOnce<string>;
  enquiry_id: SetOnce<string>;
  field: SetOnce<string>;
  /** Display name, which is never used as a path. */
  name: SetOnce<string>;
  /** File type detected from the content, such as `pdf`. */
  type: SetOnce<string>;
  bytes: SetOnce<number>;
};

/**
 * File in the upload folder that belongs to no enquiry: it is still being uploaded, is in the trash, or its enquiry was
 * erased. Only files with a row here are ever removed from the folder.
 */
export type LooseFileTable = {
  id: SetOnce<string>;
  state: 'arriving' | 'trashed' | 'erased';
  /** Reserved space in bytes; 0 if unknown. */
  bytes: number;
  /** Time from which the clean-up handles the file. */
  due_at: Time;
};

export const outboxChannels = ['mail', 'webhook'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

export type OutboxTable = {
  id: SetOnce<string>;
  channel: SetOnce<OutboxChannel>;
  /** Kind of mail or event, such as `newsletter-confirmation`. */
  kind: SetOnce<string>;
  /** ID of the subscriber or enquiry that the message is about. */
  subject_id: SetOnce<string>;
  /** JSON, emptied after delivery. */
  payload: string;
  attempts: number;
  /** Time from which a worker can claim the message. A claim sets it to the end of the lease. */
  due_at: Time;
  claimed_by: string | null;
  created_at: SetOnce<Time>;
  sent_at: Time | null;
  /** Time the worker gave up on the message. The owner can retry it. */
  failed_at: Time | null;
  /** Time of the owner's last retry, which started another three days of attempts. */
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
  /** Last segment of the issue's URL in the archive; null until the issue is sent. */
  slug: string | null;
  per_hour: number;
  /** Last subscriber, in order of IDs, whose mail is in the outbox. */
  last_subscriber: string;
  /** Time from which any instance may queue the next mails. */
  next_at: Time;
  /** Number of mails queued so far. */
  queued: number;
  created_at: SetOnce<Time>;
  started_at: Time | null;
  /**
   * While an issue is handed over to a mailing tool: JSON with the hash of the text in each language whose draft the tool
   * has accepted. Null before the first draft, and again after the last.
   */
  handed_over: ColumnType<string | null, string | null | undefined, string | null>;
  /**
   * Server's reply that made the brake pause the issue; null if the issue is not paused or was paused by a person.
   */
  brake_reply: ColumnType<string | null, string | null | undefined, string | null>;
  /** Time from which the brake counts rejections; null to count all. */
  counted_from: ColumnType<Time | null, Time | null | undefined, Time | null>;
  /** Total weight of the rejections since the last accepted mail. */
  refused_in_row: ColumnType<number, number | undefined, number>;
  /** 1 if the owner has confirmed that mailboxes reported as missing are really missing. */
  trusts_refusals: ColumnType<number, number | undefined, number>;
};

/** Delivery figures of an issue's mails that were deleted from the outbox. Contains no personal data. */
export type IssueCountTable = {
  issue_id: SetOnce<string>;
  /** Language of the subscribers; '' for erased subscribers. */
  locale: SetOnce<string>;
  sent: number;
  /** Number of sent mails that bounced. */
  bounced: number;
  failed: number;
};

/** Measurements of a week, by name. Contains no personal data. */
export type WeeklyMeasureTable = {
  /** Monday of the week, such as `2026-05-04`, in UTC. */
  week: string;
  locale: string;
  /** Kind: `search` counts searches without results, `time` is milliseconds to render a page, `html` bytes of HTML. */
  kind: 'search' | 'time' | 'html';
  /** Search query, or path of the page. */
  name: string;
  times: number;
  total: number;
  most: number;
};

/** Number of visits of a week whose metric was in a bucket, by page and element. Contains no personal data. */
export type WebVitalTable = {
  /** Monday of the week, such as `2026-05-04`, in UTC. */
  week: string;
  path: string;
  metric: VitalName;
  /** Logarithmic bucket of the value; 0 contains the largest good value. */
  bucket: number;
  /** Description of the element, such as `#pricing img`; '' if it is unknown. */
  element: string;
  visits: number;
};

/** Page views of a day, by page and by referring site. Contains no personal data. */
export type PageCountTable = {
  /** Date, such as `2026-05-04`, in UTC. */
  day: string;
  kind: 'page' | 'referrer';
  /** Path of a page, or host of a referring site. */
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
  web_vital: WebVitalTable;
  last_seen: LastSeenTable;
};

export type Subscriber = Selectable<SubscriberTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type Enquiry = Selectable<EnquiryTable>;
