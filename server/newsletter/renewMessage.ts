import type { Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { issueToken, emailFor, localeOf, lockSubscriber, type RuleDeps } from './subscriberRows.ts';

type GivenUpRow = { kind: string; subject_id: string; payload: string };

/**
 * Returns the payload of a failed newsletter message for a retry, with fresh links, because the old ones were removed.
 * Returns `undefined` if the message is obsolete.
 */
export async function renewMessage(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  row: GivenUpRow,
): Promise<object | undefined> {
  const subscriber = await lockSubscriber(transaction, row.subject_id);
  switch (row.kind) {
    case 'newsletter-confirmation':
      return subscriber?.status === 'pending' ? renewConfirmation(deps, transaction, subscriber) : undefined;
    case 'newsletter-reminder':
    case 'newsletter-welcome':
      return subscriber?.status === 'active'
        ? { kind: row.kind, ...(await letterOf(deps, transaction, subscriber)) }
        : undefined;
    case 'newsletter-issue':
      return subscriber?.status === 'active'
        ? { ...contentOf(row), ...(await letterOf(deps, transaction, subscriber)) }
        : undefined;
    case 'subscription.confirmed':
      return subscriber?.status === 'active'
        ? { ...contentOf(row), ...(await wayOut(deps, transaction, subscriber)) }
        : undefined;
    case 'subscription.ended':
      return subscriber?.status === 'active' ? undefined : contentOf(row);
    default:
      return contentOf(row);
  }
}

async function renewConfirmation(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
): Promise<object> {
  const letter = await letterOf(deps, transaction, subscriber);
  const token = await issueToken(deps, transaction, subscriber.id, 'confirm');
  return {
    kind: 'newsletter-confirmation',
    ...letter,
    confirmUrl: deps.urls.confirm(token, localeOf(subscriber)),
  };
}

async function letterOf(deps: RuleDeps, transaction: Transaction<Tables>, subscriber: Subscriber) {
  const letter = await emailFor(deps, transaction, subscriber, localeOf(subscriber));
  return letter;
}

async function wayOut(deps: RuleDeps, transaction: Transaction<Tables>, subscriber: Subscriber) {
  const token = await issueToken(deps, transaction, subscriber.id, 'unsubscribe');
  return { unsubscribeUrl: deps.urls.unsubscribe(token, localeOf(subscriber)) };
}

function contentOf({ payload }: GivenUpRow): object {
  const content: unknown = JSON.parse(payload);
  return typeof content === 'object' && content !== null ? content : {};
}
