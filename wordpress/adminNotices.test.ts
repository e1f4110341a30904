import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();

const screens = [
  'options-general.php?page=skerry-settings',
  'admin.php?page=skerry-enquiries',
  'admin.php?page=skerry-enquiries&enquiry=8a5f0b9a-8f6c-4a53-9d3c-6a4f3e0f8a11',
  'tools.php?page=skerry-newsletter',
  'tools.php?page=skerry-newsletter&view=new',
  'tools.php?page=skerry-changes',
  'tools.php?page=skerry-translations',
  'tools.php?page=skerry-redirects',
  'tools.php?page=skerry-redirects&view=import',
  'tools.php?page=skerry-redirects&view=404s',
  'tools.php?page=skerry-redirects&view=csv',
  'tools.php?page=skerry-redirects&row=1',
  'index.php?page=skerry-statistics',
  'index.php?page=skerry-statistics&tab=weeks',
  'index.php?page=skerry-statistics&tab=vitals',
];

describe.skipIf(skipReason !== undefined)('Notices', { timeout: 120_000 }, () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let admin: string;

  beforeAll(async () => {
    wordpress = await startTestWordPress();
    // The translations screen is available only with Polylang.
    admin = await logIn(wordpress.url, 'admin', 'admin');
  }, 300_000);
  afterAll(() => wordpress?.stop());

  async function screen(address: string, cookie = admin) {
    const response = await fetch(`${wordpress.url}/wp-admin/${address}`, { headers: { cookie } });
    return response.text();
  }

  test.each(screens)('ignores notice texts in the URL of %s', async (address) => {
    const text = 'Call 555 0100 now';
    for (const name of ['said', 'fault', 'warned', 'noted', 'said[]', 'message', 'notice', 'error'])
      expect(await screen(`${address}&${name}=${encodeURIComponent(text)}`), name).not.toContain(text);
  });

  test('shows the confirmation of a form only to the user who submitted it', async () => {
    await wordpress.php(
      `wp_insert_user( array( 'user_login' => 'other', 'user_pass' => 'own-password', 'role' => 'administrator' ) );`,
    );
    const page = await screen('tools.php?page=skerry-redirects');
    const _wpnonce = /name="_wpnonce" value="(\w+)"/.exec(page)?.[1] ?? '';
    const response = await fetch(`${wordpress.url}/wp-admin/admin-post.php`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: admin },
      body: new URLSearchParams({
        action: 'skerry_redirect_save',
        _wpnonce,
        source: '/old',
        target: '/new',
        status: '301',
      }),
    });
    const address = (response.headers.get('location') ?? '').replace(/^.*\/wp-admin\//, '');

    expect(address).not.toContain('saved');
    expect(await screen(address)).toContain('Redirect saved. It takes effect within seconds.');
    const otherCookie = await logIn(wordpress.url, 'other', 'own-password');
    expect(await screen(address, otherCookie)).not.toContain(
      'Redirect saved. It takes effect within seconds.',
    );
  });
});
