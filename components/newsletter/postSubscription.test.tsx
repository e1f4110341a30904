import { afterEach, describe, expect, it } from 'vitest';
import { postSubscription } from './postSubscription.ts';

const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

function subscribe(respond: () => Response) {
  globalThis.fetch = async () => respond();
  return postSubscription({ emailAddress: 'ada@example.com', locale: 'en', website: '', ticked: [] });
}

describe('postSubscription', () => {
  it.each(['subscribed', 'already_subscribed'])('returns the status %s of the server', async (status) => {
    expect(await subscribe(() => Response.json({ success: true, status }))).toEqual({ status });
  });

  it.each([
    [
      'the site',
      429,
      { success: false, status: 'limited', data: { message: 'Not so fast.' } },
      'Not so fast.',
    ],
    // A proxy's response has no other property; without `success` it is a failure.
    ['a host before it', 429, { data: { message: 'Closed until Monday.' } }, 'Closed until Monday.'],
    ['a proxy whose response has no message', 200, {}, undefined],
    ['a host without success', 500, { success: true }, undefined],
  ])('returns a failure with the message of %s', async (_who, status, body, message) => {
    expect(await subscribe(() => Response.json(body, { status }))).toEqual({ status: 'failed', message });
  });

  it('returns a failure without a message if no response arrives or it is not JSON', async () => {
    const failedOutcome = { status: 'failed', message: undefined };
    expect(await subscribe(() => Response.error())).toEqual(failedOutcome);
    expect(await subscribe(() => new Response('<html>'))).toEqual(failedOutcome);
  });
});
