import type { ColumnType, Insertable, Selectable } from 'kysely';

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
  'requested' | 'reminded' | 'confirmed' | 'unsubscribed' | 'resubscribed' | 'imported';

/** Append-only: a trigger refuses updates; rows go only when their subscriber is erased. */
export type ConsentTable = {
  id: SetOnce<string>;
  subscriber_id: SetOnce<string>;
  event: SetOnce<ConsentEvent>;
  wording: SetOnce<string>;
  locale: SetOnce<string>;
  page: SetOnce<string | null>;
  /** Truncated to /24 (IPv4) or /48 (IPv6). */
  ip_prefix: SetOnce<string | null>;
  created_at: SetOnce<Time>;
};

/** Addresses whose owners asked to be erased, as keyed hashes. */
export type SuppressionTable = { hash: SetOnce<string>; created_at: SetOnce<Time> };

/** Random keys made by the first migration. */
export type SecretTable = { name: SetOnce<string>; value: SetOnce<string> };

export type EnquiryTable = {
  id: SetOnce<string>;
  kind: SetOnce<'lead' | 'contact'>;
  locale: SetOnce<string>;
  page: SetOnce<string | null>;
  /** The sender's address where one was given, so that an erasure request finds the row. */
  email_address: SetOnce<string | null>;
  /** JSON: `[{ name, value }]`. */
  fields: SetOnce<string>;
  ip_prefix: SetOnce<string | null>;
  created_at: SetOnce<Time>;
};

export type OutboxChannel = 'mail' | 'webhook';

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
  failed_at: Time | null;
  last_error: string | null;
};

export type Tables = {
  subscriber: SubscriberTable;
  token: TokenTable;
  consent: ConsentTable;
  suppression: SuppressionTable;
  secret: SecretTable;
  enquiry: EnquiryTable;
  outbox: OutboxTable;
};

export type Subscriber = Selectable<SubscriberTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type Enquiry = Selectable<EnquiryTable>;
export type NewConsent = Insertable<ConsentTable>;
