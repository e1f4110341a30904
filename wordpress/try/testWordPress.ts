import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { portOf } from '#tests/support/portOf.ts';
import { fetchWordPress } from './fetchWordPress.ts';
import type { Layout } from './layouts.ts';
import { fetchPhpWasm } from './php/fetchPhpWasm.ts';
import { whyNoPhp } from './php/machinePhp.ts';
import type { PhpKind } from './php/Php.ts';
import { startWordPress, type RunningWordPress } from './startWordPress.ts';

/**
 * Returns why tests cannot use a real WordPress. `undefined` if they can. CI sets WORDPRESS_TESTS. Elsewhere it is
 * opt-in, because these tests download 160 MB.
 */
export async function whyNoWordPress(kind: PhpKind = 'machine'): Promise<string | undefined> {
  if (!process.env['WORDPRESS_TESTS']) return 'WORDPRESS_TESTS is not set.';
  return (
    (kind === 'machine' ? await whyNoPhp() : undefined) ??
    (await Promise.all([fetchWordPress(), kind === 'wasm' && fetchPhpWasm()]).then(
      () => undefined,
      (error: unknown) => `WordPress could not be downloaded from npm: ${String(error).split('\n', 1)[0]}`,
    ))
  );
}

/**
 * Starts a new WordPress with only the site's plugin, from the folder `WORDPRESS_RELEASE` or from npm. `stop` removes
 * its folder.
 */
export async function startTestWordPress(
  options: { php?: readonly string[]; layout?: Layout; plugins?: string; kind?: PhpKind } = {},
): Promise<RunningWordPress & { folder: string }> {
  const parentFolder = await mkdtemp(path.join(os.tmpdir(), 'wordpress-'));
  const folder = path.join(parentFolder, 'wordpress');
  const release = process.env['WORDPRESS_RELEASE'];
  const wordpress = await startWordPress({ folder, port: await freePort(), release, ...options });
  return {
    ...wordpress,
    folder,
    async stop() {
      await wordpress.stop();
      await rm(parentFolder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const port = portOf(probe);
  await new Promise<unknown>((resolve) => probe.close(resolve));
  return port;
}

/** Saves the title of a page over HTTP, as an editor's browser does. Returns the status. */
export async function saveTitle(
  wordpress: RunningWordPress,
  id: number | string,
  title: string,
): Promise<number> {
  const password = await wordpress.php(
    `echo WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'test' ) )[0];`,
  );
  const response = await fetch(`${wordpress.url}/wp-json/wp/v2/pages/${id}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ title }),
  });
  await response.text();
  return response.status;
}

/** Logs in and returns the cookies. */
export async function logIn(coreUrl: string, log: string, pwd: string): Promise<string> {
  const response = await fetch(`${coreUrl}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log, pwd, testcookie: '1' }),
  });
  await response.text();
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** Returns the plugin's notice on the screen that a submitted form redirects to. `undefined` if there is none. */
export async function noticeAfter(response: Response, cookie: string): Promise<string | undefined> {
  const address = response.headers.get('location');
  if (address === null) return undefined;
  const html = await (await fetch(address, { headers: { cookie } })).text();
  return /<div class="notice notice-\w+ is-dismissible" role="\w+"><p>([^<]*)/.exec(html)?.[1];
}
