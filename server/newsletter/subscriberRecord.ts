import { storedInterests } from '#schema/interests.ts';
import type { SuppressionReason } from '#server/database/tables.ts';
import type { RuleDeps } from './subscriberRows.ts';
import { suppressionOf } from './suppression.ts';

/** All stored data about an address, worded for a data access request. Times are ISO 8601. */
export type SubscriberRecord = {
  emailAddress: string;
  subscription:
    | undefined
    | {
        status: string;
        language: string;
        signedUpAt: string;
        confirmedAt: string | null;
        leftAt: string | null;
        interests: string[];
        consent: {
          event: string;
          at: string;
          wording: string;
          language: string;
          page: string | null;
          privacyNotice: string | null;
          network: string | null;
          interests: string[];
        }[];
        bounces: {
          kind: string;
          status: string | null;
          reply: string | null;
          reportedBy: string;
          at: string;
        }[];
        mails: { kind: string; queuedAt: string; sentAt: string | null; givenUpAt: string | null }[];
      };
  /** Reason why the address gets no mail; `undefined` if it is not suppressed. */
  suppression: undefined | { reason: SuppressionReason; since: string };
};

/** Reads all stored data about a normalised address. */
export async function readSubscriberRecord(deps: RuleDeps, emailAddress: string): Promise<SubscriberRecord> {
  const { query, secretKey } = deps.database;
  const suppression = await suppressionOf({ query, secretKey }, emailAddress);
  const subscriber = await query
    .selectFrom('subscriber')
    .selectAll()
    .where('email_address', '=', emailAddress)
    .executeTakeFirst();
  return {
    emailAddress,
    subscription: subscriber && {
      status: subscriber.status,
      language: subscriber.locale,
      signedUpAt: isoTime(subscriber.created_at),
      confirmedAt: timeOrNull(subscriber.confirmed_at),
      leftAt: timeOrNull(subscriber.left_at),
      interests: storedInterests(subscriber.interests),
      ...(await readHistory(deps, subscriber.id)),
    },
    suppression: suppression && { reason: suppression.reason, since: isoTime(suppression.since) },
  };
}

async function readHistory({ database: { query } }: RuleDeps, subscriberId: string) {
  const consent = await query
    .selectFrom('consent')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .orderBy('created_at')
    .execute();
  const bounces = await query
    .selectFrom('bounce')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .orderBy('created_at')
    .execute();
  const mails = await query
    .selectFrom('outbox')
    .select(['kind', 'created_at', 'sent_at', 'failed_at'])
    .where('subject_id', '=', subscriberId)
    .where('channel', '=', 'mail')
    .orderBy('created_at')
    .execute();
  return {
    consent: consent.map((entry) => ({
      event: entry.event,
      at: isoTime(entry.created_at),
      wording: entry.wording,
      language: entry.locale,
      page: entry.page,
      privacyNotice: entry.notice_version,
      network: entry.ip_prefix,
      interests: storedInterests(entry.interests),
    })),
    bounces: bounces.map(({ kind, detail, status, reply, source, created_at }) => ({
      kind: detail ?? kind,
      status,
      reply,
      reportedBy: source,
      at: isoTime(created_at),
    })),
    mails: mails.map((mail) => ({
      kind: mail.kind,
      queuedAt: isoTime(mail.created_at),
      sentAt: timeOrNull(mail.sent_at),
      givenUpAt: timeOrNull(mail.failed_at),
    })),
  };
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}

function timeOrNull(time: number | null): string | null {
  return time === null ? null : isoTime(time);
}
