import type { Transaction } from 'kysely';
import type { Subscriber, Tables } from '#server/database/tables.ts';
import { issueToken, emailFor, localeOf, lockSubscriber, type RuleDeps } from './subscriberRows.ts';

type FailedRow = { kind: string; subject_id: string; payload: string };

/**
 * Returns the payload for retrying a failed newsletter message, with fresh links because the old ones were removed.
 * Returns `undefined` if the message is obsolete.
 */
export async function renewMessage(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  row: FailedRow,
): Promise<object | undefined> {
  const subscriber = await lockSubscriber(transaction, row.subject_id);
  switch (row.kind) {
    case 'newsletter-confirmation':
      return subscriber?.status === 'pending'
        ? { ...(await renewConfirmation(deps, transaction, subscriber)), ...repeatOf(row) }
        : undefined;
    case 'newsletter-reminder':
    case 'newsletter-welcome':
      return subscriber?.status === 'active'
        ? { kind: row.kind, ...(await createMailFields(deps, transaction, subscriber)) }
        : undefined;
    case 'newsletter-issue':
      return subscriber?.status === 'active'
        ? { ...contentOf(row), ...(await createMailFields(deps, transaction, subscriber)) }
        : undefined;
    case 'subscription.confirmed':
      return subscriber?.status === 'active'
        ? { ...contentOf(row), ...(await createUnsubscribeLink(deps, transaction, subscriber)) }
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
  const mailFields = await createMailFields(deps, transaction, subscriber);
  const token = await issueToken(deps, transaction, subscriber.id, 'confirm');
  return {
    kind: 'newsletter-confirmation',
    ...mailFields,
    confirmUrl: deps.urls.confirm(token, localeOf(subscriber)),
  };
}

/** Returns the mark of a second confirmation mail, which has a different text. */
function repeatOf(row: FailedRow): { isRepeated?: true } {
  const content = contentOf(row);
  return 'isRepeated' in content && content.isRepeated === true ? { isRepeated: true } : {};
}

function createMailFields(deps: RuleDeps, transaction: Transaction<Tables>, subscriber: Subscriber) {
  return emailFor(deps, transaction, subscriber, localeOf(subscriber));
}

async function createUnsubscribeLink(
  deps: RuleDeps,
  transaction: Transaction<Tables>,
  subscriber: Subscriber,
) {
  const token = await issueToken(deps, transaction, subscriber.id, 'unsubscribe');
  return { unsubscribeUrl: deps.urls.unsubscribe(token, localeOf(subscriber)) };
}

function contentOf({ payload }: FailedRow): object {
  const content: unknown = JSON.parse(payload);
  return typeof content === 'object' && content !== null ? content : {};
}
