import { afterEach, describe, expect, it } from 'vitest';
import { postEnquiry } from './postEnquiry.ts';

const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

function post(answer: () => Response) {
  globalThis.fetch = async () => answer();
  return postEnquiry({ kind: 'contact' });
}

describe('an enquiry that was posted', () => {
  it('is sent where the server says so', async () => {
    expect(await post(() => Response.json({ success: true }))).toEqual({ status: 'sent' });
  });

  it('failed with what the server found wrong, at its fields', async () => {
    const data = { message: 'Look again.', fields: { email: 'Unknown host.' } };
    expect(await post(() => Response.json({ success: false, data }, { status: 422 }))).toEqual({
      status: 'failed',
      ...data,
    });
  });

  it('failed without words where no answer comes', async () => {
    const failed = { status: 'failed', message: undefined, fields: {} };
    expect(await post(() => Response.error())).toEqual(failed);
  });
});
