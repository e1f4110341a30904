import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isFull } from '#tests/support/fullSuite.ts';
import { useFields, useSmallContent } from './try/smallContent.ts';
import { logIn, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped longWork.test.ts: ${skipReason}\n`);

/** Runs tests of interruptions only in full runs: they take half a minute and depend only on this feature. */
const testInFull = test.runIf(isFull);

const limitSeconds = 3;

/** Plugin that slows down each save of a page or article. Together, the saves exceed the time limit. */
const slowSaves = `<?php
function skerry_test_work( $seconds ) { for ( $until = microtime( true ) + $seconds; microtime( true ) < $until; ); }
add_action( 'save_post', static function ( $id ) {
  skerry_test_work( 'attachment' === get_post_type( $id ) ? 0 : 0.4 );
  if ( get_option( 'test_breaks' ) && 'B' === get_post( $id )->post_title && 'publish' === get_post_status( $id ) ) {
    'kill' === get_option( 'test_breaks' ) && posix_kill( getmypid(), 9 );
    'time' === get_option( 'test_breaks' ) ? skerry_test_work( 60 ) : throw new RuntimeException( 'The disk is full.' );
  }
} );`;

const Answer = v.object({
  state: v.string(),
  position: v.optional(v.number(), 0),
  total: v.optional(v.number(), 0),
  said: v.optional(v.string(), ''),
});

describe.skipIf(skipReason !== undefined)('import of content with a short PHP time limit', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let cookie: string;
  let nonce: string;

  beforeAll(async () => {
    wordpress = await startTestWordPress({
      php: [`max_execution_time=${limitSeconds}`, 'disable_functions=set_time_limit'],
    });
    await useFields(wordpress.contentFolder);
    for (const name of ['demonstration', 'starter'] as const)
      await useSmallContent(wordpress.contentFolder, name, { withPicture: true });
    await mkdir(path.join(wordpress.contentFolder, 'mu-plugins'), { recursive: true });
    await writeFile(path.join(wordpress.contentFolder, 'mu-plugins/slow.php'), slowSaves);
    cookie = await logIn(wordpress.url, 'admin', 'admin');
    nonce = /data-nonce="(\w+)"/.exec(await settingsPage())?.[1] ?? '';
  }, 300_000);
  afterAll(() => wordpress?.stop());
  beforeEach(() =>
    wordpress.php(
      `delete_option( 'test_breaks' ); ( new Skerry\\Demonstration\\Removal() )->run(); delete_option( 'skerry_work' ); delete_option( 'skerry_work.lock' );`,
    ),
  );

  const settingsPage = async () => {
    const address = `${wordpress.url}/wp-admin/options-general.php?page=skerry-settings`;
    return (await fetch(address, { headers: { cookie } })).text();
  };
  const post = (script: string, fields: Record<string, string>) =>
    fetch(`${wordpress.url}/wp-admin/${script}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams({ action: 'skerry_work', _wpnonce: nonce, ...fields }),
    });

  async function ask(command: string, fields: Record<string, string> = {}) {
    const response = await post('admin-ajax.php', { what: command, ...fields });
    return v.parse(v.pipe(v.string(), v.parseJson(), Answer), await response.text());
  }

  /** Sends requests like the page's script, until the work ends or `isEnough` returns true. */
  async function goOn(isEnough = (_position: number) => false) {
    const answers = [];
    for (;;) {
      const response = await ask('go');
      answers.push(response);
      if (response.state !== 'working' || isEnough(response.position)) return answers;
    }
  }

  const titles = () =>
    wordpress.php(
      `foreach ( get_posts( array( 'post_type' => array( 'page', 'post' ), 'meta_key' => '_skerry_demonstration', 'numberposts' => -1, 'orderby' => 'title', 'order' => 'ASC' ) ) as $post ) { echo $post->post_title, '/', get_post_meta( $post->ID, 'cover', true ), ' '; }`,
    );
  const log = () => readFile(path.join(wordpress.contentFolder, 'debug.log'), 'utf8').catch(() => '');

  test('imports and removes everything in requests within the limit', async () => {
    const requestsBefore = (await log()).length;
    const { total } = await ask('start', { kind: 'starter' });
    const answers = await goOn();

    expect(answers.length).toBeGreaterThan(4);
    expect(answers.map(({ position }) => position)).toEqual(
      answers.map(({ position }) => position).toSorted((a, b) => a - b),
    );
    expect(answers.at(-1)).toMatchObject({ state: 'done', position: total });
    expect(answers.at(-1)?.said).toContain('4 items and 1 files');
    expect(await titles()).toBe('A/a B/b C/c D/d ');
    expect((await log()).slice(requestsBefore)).not.toContain('Maximum execution time');

    expect((await ask('start', { kind: 'removal' })).state).toBe('refused');
    await ask('start', { kind: 'removal', sure: '1' });
    expect((await goOn()).at(-1)?.said).toContain('Removed: 4 items and 1 files');
    expect(await titles()).toBe('');
  });

  testInFull('changes nothing if the process is killed, and continues with a later request', async () => {
    await ask('start', { kind: 'starter' });
    await wordpress.php(`update_option( 'test_breaks', 'kill' );`);
    await expect(wordpress.php(`Skerry\\Demonstration\\Work::resume( 60 );`)).rejects.toThrow();

    expect(await titles()).toBe('');
    // The lock of the killed process holds for a minute.
    expect((await ask('go')).state).toBe('waiting');
    expect(await titles()).toBe('');
    await wordpress.php(
      `delete_option( 'test_breaks' ); update_option( 'skerry_work.lock', time() - 61, false );`,
    );
    expect((await goOn()).at(-1)).toMatchObject({ state: 'done' });
    expect(await titles()).toBe('A/a B/b C/c D/d ');
  });

  testInFull('shows stopped work on the page, and continues it at the same position', async () => {
    await ask('start', { kind: 'starter' });
    const [lastAnswer] = (await goOn((position) => position > 2)).slice(-1);
    const reply = await ask('stop');
    const page = await settingsPage();

    expect(reply).toMatchObject({ state: 'stopped', position: lastAnswer?.position });
    expect((await ask('go')).state).toBe('stopped');
    expect(page).toMatch(/<progress max="\d+" value="[1-9]/);
    expect(page).toContain('Continue');
    expect((await ask('start', { kind: 'starter' })).position).toBe(lastAnswer?.position);
    expect((await goOn()).at(-1)?.state).toBe('done');
    expect(await titles()).toBe('A/a B/b C/c D/d ');
  });

  testInFull.each([
    ['an error', 'error', 'The disk is full.'],
    ['a limit of PHP', 'time', 'Maximum execution time'],
  ])(
    'rolls back a step that fails with %s, reports why, and succeeds at the next try',
    async (_name, kind, reason) => {
      await wordpress.php(`update_option( 'test_breaks', '${kind}' );`);
      await ask('start', { kind: 'starter' });
      await goOn().catch(() => undefined);
      const failedAnswer = await ask('look');
      const half = await titles();
      await wordpress.php(`delete_option( 'test_breaks' );`);
      await ask('start', { kind: 'starter' });
      const end = (await goOn()).at(-1);

      expect(failedAnswer).toMatchObject({ state: 'failed', said: expect.stringContaining(reason) });
      expect(half).not.toContain('B');
      expect(end).toMatchObject({ state: 'done', said: expect.stringContaining('4 items') });
      expect(end?.said).not.toContain('changed');
      expect(await titles()).toBe('A/a B/b C/c D/d ');
    },
    60_000,
  );

  testInFull('offers removal only if there is imported content', async () => {
    const offered = async () =>
      [...(await settingsPage()).matchAll(/skerry-work-form"(?: hidden)?><[^>]*><[^>]*value="(\w+)">/g)]
        .filter(([form]) => !form.includes(' hidden>'))
        .map(([, kind]) => kind);
    const empty = await offered();
    await ask('start', { kind: 'starter' });
    await goOn();

    expect(empty).toEqual(['starter', 'demonstration']);
    expect(await offered()).toEqual(['starter', 'starter', 'removal']);
  });

  testInFull('keeps changes that a user makes while the import is stopped', async () => {
    await ask('start', { kind: 'starter' });
    await goOn((position) => position >= 8);
    await wordpress.php(
      `wp_update_post( array( 'ID' => get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'title' => 'D', 'meta_key' => '_skerry_demonstration' ) )[0]->ID, 'post_title' => 'Our own', 'post_status' => 'publish' ) );`,
    );
    const end = (await goOn()).at(-1);

    expect(end?.said).toContain('D (en)');
    expect(await titles()).toContain('Our own');
  });

  testInFull(
    'imports with submitted forms if the script does not run',
    async () => {
      let presses = 0;
      for (let page = ''; !page.includes('4 items'); presses += 1) {
        const response = await post('admin-post.php', { kind: 'starter' });
        expect(response.status).toBe(302);
        const redirectUrl = response.headers.get('location') ?? '';
        page = await (await fetch(redirectUrl, { headers: { cookie } })).text();
      }

      expect(presses).toBeGreaterThan(1);
      expect(await titles()).toBe('A/a B/b C/c D/d ');
    },
    60_000,
  );

  test('accepts requests only from administrators, with the nonce of the page', async () => {
    const forged = await post('admin-ajax.php', { what: 'start', kind: 'starter', _wpnonce: 'x' });
    await wordpress.php(
      `wp_insert_user( array( 'user_login' => 'writes', 'user_pass' => 'own-password', 'role' => 'editor' ) );`,
    );
    const editor = await logIn(wordpress.url, 'writes', 'own-password');
    const response = await fetch(`${wordpress.url}/wp-admin/admin-ajax.php`, {
      method: 'POST',
      headers: { cookie: editor },
      body: new URLSearchParams({ action: 'skerry_work', _wpnonce: nonce, what: 'start', kind: 'starter' }),
    });

    expect([forged.status, response.status]).toEqual([403, 403]);
    expect((await ask('look')).state).toBe('none');
  });
});
