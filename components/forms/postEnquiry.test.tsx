import { afterEach, describe, expect, it } from 'vitest';
import { postEnquiry } from './postEnquiry.ts';

const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

function post(respond: () => Response) {
  globalThis.fetch = async () => respond();
  return postEnquiry({ kind: 'contact' });
}

describe('postEnquiry', () => {
  it('returns `sent` if the server accepts the enquiry', async () => {
    expect(await post(() => Response.json({ success: true }))).toEqual({ status: 'sent' });
  });

  it('returns the errors of the server by field', async () => {
    const data = { message: 'Look again.', fields: { email: 'Unknown host.' } };
    expect(await post(() => Response.json({ success: false, data }, { status: 422 }))).toEqual({
      status: 'failed',
      ...data,
    });
  });

  it('returns a failure without a message if no response arrives', async () => {
    const failedOutcome = { status: 'failed', message: undefined, fields: {} };
    expect(await post(() => Response.error())).toEqual(failedOutcome);
  });
});
