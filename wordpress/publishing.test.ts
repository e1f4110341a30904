import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesHeader, readChangesToken } from '#server/content/sharedChanges.ts';
import { isSigned, sign } from '#server/lib/signature.ts';
import { portOf } from '#tests/support/portOf.ts';
import { startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped publishing.test.ts: ${skipReason}\n`);

const draft = 'd'.repeat(32);

describe.skipIf(skipReason !== undefined)('publishing in a real WordPress', () => {
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  let site: Server;
  let address: string;
  let secret: string;
  /** Responses of the site, by path. */
  let answers: Record<string, { status: number; json?: object }> = {};
  const calls: { path: string; body: string; signature: string }[] = [];

  beforeAll(async () => {
    site = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        const path = request.url ?? '';
        calls.push({ path, body, signature: String(request.headers['x-signature']) });
        const { status, json = {} } = answers[path] ?? { status: 200 };
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      });
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${portOf(site)}`;
    wordpress = await startTestWordPress();
    secret = await wordpress.php(`${setAddress(address)} echo Skerry\\Settings::secret();`);
  }, 300_000);
  afterAll(async () => {
    await wordpress?.stop();
    site?.close();
  });

  const setAddress = (to: string) => `Skerry\\Settings::setAddress( '${to}' );`;

  const post = (fields: string) =>
    wordpress.php(
      `echo wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'A page', ${fields} ) );`,
    );

  /** Returns the response to the editor's browser. */
  async function ask(route: string, { typed = {}, before = '' } = {}): Promise<Record<string, unknown>> {
    const output = await wordpress.php(
      `${before} wp_set_current_user( 1 ); $r = new WP_REST_Request( 'POST', '/skerry/v1/${route}' ); $r->set_header( 'content-type', 'application/json' ); $r->set_body( '${JSON.stringify(typed)}' ); echo wp_json_encode( rest_do_request( $r )->get_data() );`,
    );
    return JSON.parse(output);
  }

  test('explains why a page is not on the site, and offers no link', async () => {
    const results: unknown[] = [];
    for (const fields of [
      "'post_status' => 'draft'",
      "'post_status' => 'pending'",
      "'post_status' => 'private'",
      "'post_status' => 'publish', 'post_password' => 'secret'",
      "'post_status' => 'future', 'post_date' => '2100-01-02 10:00:00'",
      "'post_status' => 'publish', 'post_type' => 'product'",
    ]) {
      const { said, link } = await ask(`published/${await post(fields)}`);
      results.push(said, link);
    }

    expect(results).toEqual([
      ...['Draft. Not live yet.', null],
      ...['Pending review.', null],
      ...['Not live: private.', null],
      ...['Not live: password protected.', null],
      ...['Scheduled for January 2, 2100 10:00 am.', null],
      ...[expect.stringMatching(/^Live after \d+\.\d s, in price lists\.$/), null],
    ]);
  });

  test('reports how long publishing took, with a link if the site has the page', async () => {
    const id = await post("'post_status' => 'publish', 'post_name' => 'prices'");
    answers = { '/api/page-status': { status: 200, json: { status: 200 } } };
    const publishedReply = await ask(`published/${id}`);
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({ path: '/prices', type: 'page' });
    answers = { '/api/page-status': { status: 200, json: { status: 404 } } };
    const missingReply = await ask(`published/${id}`);
    answers = { '/api/page-status': { status: 200, json: { status: 404, why: 'own address' } } };
    const never = await ask(`published/${id}`);

    expect(publishedReply).toEqual({
      said: expect.stringMatching(/^Live after \d+\.\d s\.$/),
      link: `${address}/prices`,
      isDone: true,
    });
    expect(missingReply).toMatchObject({ said: expect.stringContaining('no page at /prices'), link: null });
    expect(never).toMatchObject({
      said: expect.stringContaining('a built-in page at /prices'),
      link: null,
    });
  });

  test('reports changes that the site has not received, since when and why', async () => {
    const id = await post("'post_status' => 'publish', 'post_name' => 'waiting'");
    answers = { '/api/revalidate': { status: 401 } };
    await wordpress.php(`wp_update_post( array( 'ID' => ${id}, 'post_title' => 'Changed' ) );`);

    expect(await ask(`published/${id}`)).toEqual({
      said: expect.stringMatching(
        /^Waiting for the website since .+\. Your change appears as soon as it responds\. .*signature/,
      ),
      link: null,
      isDone: false,
    });
    answers = {};
    await wordpress.php(
      `Skerry\\Changes\\Deliveries::retryAll(); Skerry\\Changes\\DeliverySender::sendAll();`,
    );
  });

  test('sends the form to the site for a check and describes its findings', async () => {
    const id = await post("'post_status' => 'draft', 'post_name' => 'checked'");
    const finding = {
      code: 'dead-link',
      section: { kind: 'heroelement', row: 2 },
      clue: { text: 'See more', link: '/nowhere' },
      values: { text: 'See more', address: '/nowhere' },
    };
    const red = { code: 'page-failed', values: { status: 500 } };
    const unknownFindings = [{ code: 'of-a-newer-site', values: {} }, 'no finding'];
    const weight = { kilobytes: 83, pictures: 1, seconds: 1.2 };
    answers = {
      '/api/page-check': { status: 200, json: { findings: [finding, red, ...unknownFindings], weight } },
    };
    const checkResult = await ask(`check/${id}/${draft}`, { typed: { title: 'Typed' } });

    expect(checkResult).toEqual({
      said: null,
      findings: [
        {
          ...{ code: 'dead-link', stops: false, text: 'Broken link: “See more” (/nowhere)' },
          ...{ section: { row: 2, kind: 'heroelement' }, part: null, clue: finding.clue },
        },
        expect.objectContaining({ code: 'page-failed', stops: true, section: null, part: null }),
      ],
      weight: 'Mobile: 83 kB, visible after 1.2 s on a slow connection.',
    });
    const call = calls.at(-1);
    expect(isSigned(secret, call?.signature ?? '', call?.body ?? '', Date.now())).toBe(true);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      ...{ id: Number(id), type: 'page', locale: 'en', path: '/checked' },
      frame: { admin: wordpress.url, draft },
    });
    expect(
      await wordpress.php(`echo Skerry\\Editing\\UnsavedFields::valuesOf( '${draft}' )[${id}]['title'];`),
    ).toBe('Typed');
  });

  test('reports buttons without a link, articles without text and without a category', async () => {
    answers = { '/api/page-check': { status: 200, json: { findings: [] } } };
    const id = await post("'post_type' => 'post', 'post_status' => 'draft'");
    const categoryId = await wordpress.php(`echo wp_insert_term( 'Notes', 'category' )['term_id'];`);
    const codes = async (typedValues: object) => {
      const { findings } = await ask(`check/${id}/${draft}`, { typed: typedValues });
      return Array.isArray(findings) ? findings.map((finding: { code: string }) => finding.code) : findings;
    };
    const button = (attributes: string) =>
      `<div class="wp-block-button"><a class="wp-block-button__link"${attributes}>Order</a></div>`;

    expect(await codes({ content: '', categories: [] })).toEqual(['no-text', 'uncategorized']);
    expect(await codes({ content: button(''), categories: [1] })).toEqual([
      'button-without-link',
      'uncategorized',
    ]);
    expect(await codes({ content: button(' href="/pricing"'), categories: [Number(categoryId)] })).toEqual(
      [],
    );
  });

  test('rejects an “Unpublish on” time in the past and lists scheduled ones', async () => {
    const id = await post("'post_status' => 'publish'");
    const save = (time: string) =>
      wordpress.php(
        `$_POST = array( 'skerry_withdraw' => '${time}', 'post_ID' => '${id}' ); Skerry\\Editing\\Unpublishing::schedule( ${id} ); wp_parse_str( (string) wp_parse_url( apply_filters( 'redirect_post_location', 'http://x.example/' ), PHP_URL_QUERY ), $_GET ); echo Skerry\\Admin\\Notices::read( 'fault' ), '|', implode( ',', apply_filters( 'display_post_states', array(), get_post( ${id} ) ) );`,
      );

    expect(await save('2020-01-01T10:00')).toContain('the date and time are in the past');
    expect(await save('2100-05-06T07:08')).toBe('|Unpublishes on May 6, 2100 7:08 am');
  });

  test('explains why a page could not be checked', async () => {
    const id = await post("'post_status' => 'draft'");
    const messageFor = async (answer: (typeof answers)[string], setupCode = '') => {
      answers = { '/api/page-check': answer };
      return (await ask(`check/${id}/${draft}`, { before: setupCode }))['said'];
    };
    const problem = (name: string) => ({ status: 200, json: { problem: name } });

    expect([
      await messageFor({ status: 401 }),
      await messageFor({ status: 404 }),
      await messageFor({ status: 503 }),
      await messageFor({ status: 422 }),
      await messageFor(problem('no token')),
      await messageFor(problem('refused token')),
      await messageFor(problem('too long')),
      await messageFor(problem('no content')),
      await messageFor({ status: 200 }, setAddress('http://127.0.0.1:1')),
      await messageFor({ status: 200 }, setAddress('')),
    ]).toEqual([
      expect.stringContaining('rejected the signature'),
      expect.stringContaining('REVALIDATE_SECRET is not set'),
      expect.stringContaining('is busy'),
      expect.stringContaining('has no page on the website'),
      expect.stringContaining('CONTENT_TOKEN is not set'),
      expect.stringContaining('rejected the website’s CONTENT_TOKEN'),
      expect.stringContaining('more than 100,000 characters'),
      expect.stringContaining('WordPress took too long'),
      expect.stringContaining('No response from the website’s address'),
      expect.stringContaining('address is not set yet'),
    ]);
    await wordpress.php(setAddress(address));
  });

  test('sends only a health check to a site that does not respond', async () => {
    const silentServer = createServer(
      (request) => void calls.push({ path: request.url ?? '', body: '', signature: '' }),
    );
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
    const id = await post("'post_status' => 'draft'");
    const from = calls.length;
    const hanging = { before: setAddress(`http://127.0.0.1:${portOf(silentServer)}`) };
    const results = [await ask(`check/${id}/${draft}`, hanging), await ask(`check/${id}/${draft}`, hanging)];
    await wordpress.php(setAddress(address));
    silentServer.closeAllConnections();
    silentServer.close();

    expect(results.map(({ said }) => said)).toEqual(Array(2).fill('The website took too long to respond.'));
    expect(calls.slice(from).map(({ path }) => path)).toEqual(['/livez']);
  });

  describe('shared changes', () => {
    /** Creates two pages with pending changes, and a share link to both. Returns the page IDs and the link's name. */
    async function share(days = 7): Promise<{ ids: string[]; name: string }> {
      const ids = [await post("'post_status' => 'publish'"), await post("'post_status' => 'publish'")];
      const name = await wordpress.php(
        `wp_set_current_user( 1 ); foreach ( array( ${ids.join()} ) as $id ) { $changes[] = array( $id, Skerry\\Editing\\PendingChangeForm::store( $id, array( 'title' => "Kept $id" ) ) ); } Skerry\\Editing\\SharedChanges::make( $changes, ${days} ); echo array_key_last( Skerry\\Editing\\SharedChanges::all() );`,
      );
      return { ids, name };
    }

    async function holds(name: string, key = secret): Promise<unknown> {
      const body = JSON.stringify({ name });
      const answer = await fetch(`${wordpress.url}/wp-json/skerry/v1/shared-changes`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-signature': sign(key, Math.floor(Date.now() / 1000), body),
        },
        body,
      });
      return answer.status === 200 ? answer.json() : answer.status;
    }

    /** Returns the posts whose changes a query with this header receives. */
    const postsOfHeader = (header: string) =>
      wordpress.php(
        `$_SERVER['HTTP_X_SITE_CHANGES'] = '${header}'; echo implode( ',', array_keys( Skerry\\Editing\\SharedChanges::valuesOfRequest() ) );`,
      );

    test('are shown by the share link until it expires', async () => {
      const { ids, name } = await share();
      const link = await wordpress.php(`echo Skerry\\Editing\\SharedChanges::link( '${name}' );`);
      expect(readChangesToken(secret, link.split('token=')[1] ?? '', Date.now())).toMatchObject({ name });
      expect(await holds(name)).toMatchObject({
        holds: true,
        pages: ids.map((id) => ({ title: `Kept ${id}`, path: expect.stringMatching(/^\//) })),
      });
      expect(await holds(name, 'x'.repeat(64))).toBe(401);
      expect(await postsOfHeader(changesHeader(secret, name, Date.now()))).toBe(ids.join());

      await wordpress.php(
        `$all = get_option( 'skerry_shared_changes' ); $all['${name}']['until'] = time(); update_option( 'skerry_shared_changes', $all );`,
      );
      expect([await holds(name), await postsOfHeader(changesHeader(secret, name, Date.now()))]).toEqual([
        { holds: false },
        '',
      ]);
    });

    test('are returned only to queries with a valid, recent signature', async () => {
      const { name } = await share();
      const validHeader = changesHeader(secret, name, Date.now());
      const bad = [
        name,
        changesHeader('x'.repeat(64), name, Date.now()),
        changesHeader(secret, name, Date.now() - 301_000),
        changesHeader(secret, '0'.repeat(32), Date.now()),
        validHeader.replace(/\.[^.]+$/, (digest) => digest.toUpperCase()),
        `${validHeader} `,
      ];
      expect(await Promise.all(bad.map(postsOfHeader))).toEqual(bad.map(() => ''));
    });

    test('are not shown while they are in the Trash', async () => {
      const { ids, name } = await share();
      const numbers = await wordpress.php(
        `echo implode( ',', array_map( static fn( $id ) => Skerry\\Editing\\PendingChanges::numberOf( $id, 0 ), array( ${ids.join()} ) ) );`,
      );
      const [number] = numbers.split(',');
      await wordpress.php(`Skerry\\Editing\\PendingChanges::trash( ${ids[0]}, ${number} );`);
      expect(await postsOfHeader(changesHeader(secret, name, Date.now()))).toBe(ids[1]);
      await wordpress.php(`Skerry\\Editing\\PendingChanges::restore( ${ids[0]}, ${number} );`);
      expect(await postsOfHeader(changesHeader(secret, name, Date.now()))).toBe(ids.join());
    });

    test('are not shown after publishing or revoking, and later changes are not added', async () => {
      const { ids, name } = await share();
      const [first, second] = ids;
      await wordpress.php(
        `Skerry\\Editing\\PendingChangePublishing::publish( ${first} ); Skerry\\Editing\\PendingChangeForm::store( ${first}, array( 'title' => 'Of another day' ) );`,
      );
      expect(await postsOfHeader(changesHeader(secret, name, Date.now()))).toBe(second);
      await wordpress.php(`Skerry\\Editing\\SharedChanges::withdraw( '${name}' );`);
      expect(await holds(name)).toEqual({ holds: false });
    });
  });

  test('rejects requests about pages that the user may not edit', async () => {
    const id = await post("'post_status' => 'draft'");
    const callsBefore = calls.length;
    const status = async (route: string) =>
      (await fetch(`${wordpress.url}/wp-json/skerry/v1/${route}`, { method: 'POST' })).status;

    expect([await status(`check/${id}/${draft}`), await status(`published/${id}`)]).toEqual([401, 401]);
    expect(calls).toHaveLength(callsBefore);
  });
});
