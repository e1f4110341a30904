import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useSections } from './try/smallContent.ts';
import { logIn, noticeAfter, startTestWordPress, whyNoWordPress } from './try/testWordPress.ts';

const skipReason = await whyNoWordPress();
if (skipReason !== undefined) process.stderr.write(`Skipped pendingChanges.test.ts: ${skipReason}\n`);

const sections = 'field_site_page_elements_section_elements';
const part = (name: string) => `field_site_page_elements_hero_element_${name}`;

type Row = Record<string, string>;
/** Form data as the form's script sends it. Row keys stay the same when rows are moved. */
interface Form {
  title: string;
  content: string;
  fields: Record<string, Record<string, Row>>;
}
type Who = 'mia' | 'lea';

describe.skipIf(skipReason !== undefined)('pending changes in a real WordPress', { timeout: 120_000 }, () => {
  // WORDPRESS_PLUGINS has the real Secure Custom Fields.
  const plugins = process.env['WORDPRESS_PLUGINS'];
  let wordpress: Awaited<ReturnType<typeof startTestWordPress>>;
  const users: Record<string, { id: string; cookie: string }> = {};
  let page: string;

  beforeAll(async () => {
    wordpress = await startTestWordPress({ ...(plugins !== undefined && { plugins }) });
    if (plugins === undefined) await useSections(wordpress.contentFolder);
    for (const [login, role] of Object.entries({ mia: 'editor', lea: 'editor', ann: 'author' }))
      users[login] = {
        id: await wordpress.php(
          `echo wp_insert_user( array( 'user_login' => '${login}', 'display_name' => ucfirst( '${login}' ), 'user_pass' => 'own-password', 'role' => '${role}' ) );`,
        ),
        cookie: await logIn(wordpress.coreUrl, login, 'own-password'),
      };
  }, 300_000);
  afterAll(() => wordpress?.stop());

  // Polylang redirects each user to its setup wizard once.
  beforeAll(() => Promise.all(Object.keys(users).map((user) => list(user))), 60_000);

  const idOf = (user: string) => users[user]?.id ?? '';
  const encoded = (value: unknown) =>
    `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

  beforeEach(async () => {
    page = await wordpress.php(
      `wp_set_current_user( ${idOf('lea')} ); foreach ( get_posts( array( 'post_type' => 'page', 'numberposts' => -1 ) ) as $old ) { wp_delete_post( $old->ID, true ); } $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Sensors', 'post_name' => 'sensors', 'post_content' => 'Text' ) ); update_field( '${sections}', array_map( static fn( $title ) => array( 'acf_fc_layout' => 'hero_element', '${part('title')}' => $title, '${part('subtitle')}' => "About $title" ), array( 'One', 'Two', 'Three' ) ), $id ); echo $id;`,
    );
  });

  async function openForm(): Promise<Form> {
    const { rows, ...texts }: { title: string; content: string; rows: Row[] } = JSON.parse(
      await wordpress.php(
        `$post = get_post( ${page} ); echo wp_json_encode( array( 'title' => $post->post_title, 'content' => $post->post_content, 'rows' => array_values( get_field( '${sections}', ${page}, false ) ) ) );`,
      ),
    );
    const keyed = Object.fromEntries(rows.map((row, index) => [`row-${index}`, row]));
    return { ...texts, fields: { [sections]: keyed } };
  }

  /** Returns a form with another text in a field of a row. */
  function withText(form: Form, row: number, text: string, field = 'title'): Form {
    const rows = form.fields[sections] ?? {};
    const changedRows = { ...rows, [`row-${row}`]: { ...rows[`row-${row}`], [part(field)]: text } };
    return { ...form, fields: { [sections]: changedRows } };
  }

  async function keep(user: string, form: object, base?: object): Promise<Record<string, unknown>> {
    const output = await wordpress.php(
      `wp_set_current_user( ${idOf(user)} ); $r = new WP_REST_Request( 'POST', '/skerry/v1/change/${page}' ); $r->set_header( 'content-type', 'application/json' ); $r->set_body( wp_json_encode( ${encoded({ ...form, base })} ) ); $a = rest_do_request( $r ); echo wp_json_encode( array( 'status' => $a->get_status() ) + $a->get_data() );`,
    );
    return JSON.parse(output);
  }

  /** Saves a form as the "Update" button does. */
  const save = (user: string, form: Form) =>
    wordpress.php(
      `wp_set_current_user( ${idOf(user)} ); $form = ${encoded(form)}; update_field( '${sections}', wp_slash( array_values( $form['fields']['${sections}'] ) ), ${page} ); wp_update_post( wp_slash( array( 'ID' => ${page}, 'post_title' => $form['title'], 'post_content' => $form['content'] ) ) ); add_filter( 'wp_save_post_revision_check_for_changes', '__return_false' ); wp_save_post_revision( ${page} );`,
    );

  async function list(user: string, query = ''): Promise<{ status: number; html: string }> {
    const response = await fetch(`${wordpress.coreUrl}/wp-admin/tools.php?page=skerry-changes${query}`, {
      headers: { cookie: users[user]?.cookie ?? '' },
    });
    return { status: response.status, html: await response.text() };
  }

  /** Performs a list action on the changes of the named users. Returns the notice. */
  async function press(user: string, action: string, authors: string[], fields: Record<string, string> = {}) {
    const view = action === 'restore' || action === 'delete' ? '&status=trash' : '';
    const { html } = await list(user, view);
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
    const body = new URLSearchParams({ action, _wpnonce: nonce, ...fields });
    for (const row of html.split(/<tr[ >]/).slice(1))
      if (authors.some((name) => row.includes(`>${name}</td>`)))
        body.append('pending_changes[]', /name="pending_changes\[\]" value="([\d:]+)"/.exec(row)?.[1] ?? '');
    const cookie = users[user]?.cookie ?? '';
    const response = await fetch(`${wordpress.coreUrl}/wp-admin/tools.php?page=skerry-changes${view}`, {
      ...{ method: 'POST', redirect: 'manual', headers: { cookie }, body },
    });
    return noticeAfter(response, cookie);
  }

  const later = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);

  /** Runs the scheduled publishing of all changes immediately. */
  const runSchedules = () =>
    wordpress.php(
      `foreach ( _get_cron_array() as $time => $hooks ) { foreach ( $hooks['skerry_publish_change'] ?? array() as $event ) { wp_unschedule_event( $time, 'skerry_publish_change', $event['args'] ); do_action_ref_array( 'skerry_publish_change', $event['args'] ); } }`,
    );

  async function shown(): Promise<string[]> {
    const { title, fields } = await openForm();
    return [title, ...Object.values(fields[sections] ?? {}).map((row) => row[part('title')] ?? '')];
  }

  /** Steps of the two editors. Both forms are opened before the first step. */
  test.each([
    ['mia keeps, lea keeps, mia publishes, lea publishes'],
    ['mia keeps, lea keeps, lea publishes, mia publishes'],
    ['lea keeps, mia keeps, mia publishes, lea publishes'],
    ['mia keeps, mia publishes, lea keeps, lea publishes'],
    ['lea keeps, lea publishes, mia keeps, mia publishes'],
    ['mia keeps, lea keeps, mia schedules, lea publishes, cron'],
    ['mia keeps, lea keeps, lea schedules, mia publishes, cron'],
    ['mia keeps, lea keeps, mia schedules, lea schedules, cron'],
    ['lea keeps, lea schedules, mia keeps, cron, mia publishes'],
    ['mia keeps, mia schedules, cron, lea keeps, lea publishes'],
    ['mia keeps, both publish'],
    ['mia keeps, lea keeps, both publish'],
  ])('lose nothing in the order: %s', async (order) => {
    const form = await openForm();
    const forms: Record<Who, Form> = {
      mia: withText(form, 0, 'One by Mia'),
      lea: { ...withText(form, 2, 'Three by Lea'), title: 'Sensors by Lea' },
    };
    const hasLea = order.includes('lea');
    for (const step of order.split(', ')) {
      const [user = '', action] = step.split(' ');
      const authors = user === 'both' ? ['Mia', 'Lea'] : [user === 'mia' ? 'Mia' : 'Lea'];
      if (step === 'cron') await runSchedules();
      else if (action === 'keeps' && (user === 'mia' || user === 'lea')) await keep(user, forms[user], form);
      else if (action === 'schedules') await press(user, 'schedule', authors, { time: later() });
      else await press(user === 'both' ? 'mia' : user, 'publish', authors);
    }

    expect(await shown()).toEqual([
      hasLea ? 'Sensors by Lea' : 'Sensors',
      ...['One by Mia', 'Two', hasLea ? 'Three by Lea' : 'Three'],
    ]);
    expect((await list('mia')).html).not.toContain('name="pending_changes[]"');
  });

  test('preserve fields that were published after the form was opened', async () => {
    const form = await openForm();
    await keep('mia', withText(form, 0, 'One by Mia'), form);
    const movedRows = Object.values((await openForm()).fields[sections] ?? {});
    const [first = {}, second = {}, third = {}] = movedRows;
    const addedRow = { acf_fc_layout: 'hero_element', [part('title')]: 'Four', [part('subtitle')]: '' };
    await save('lea', {
      ...form,
      title: 'Live title',
      fields: {
        [sections]: { a: addedRow, b: third, c: { ...first, [part('subtitle')]: 'Live text' }, d: second },
      },
    });

    expect(await press('mia', 'publish', ['Mia'])).toBe('1 change published.');

    expect(await shown()).toEqual(['Live title', 'Four', 'Three', 'One by Mia', 'Two']);
    const after = Object.values((await openForm()).fields[sections] ?? {});
    expect(after[2]?.[part('subtitle')]).toBe('Live text');
  });

  test('are merged with published texts if they add, move and remove sections', async () => {
    const form = await openForm();
    const { 'row-0': first = {}, 'row-2': third = {} } = form.fields[sections] ?? {};
    const addedRow = { acf_fc_layout: 'hero_element', [part('title')]: 'New' };
    await keep(
      'mia',
      { ...form, fields: { [sections]: { 'row-2': third, new1: addedRow, 'row-0': first } } },
      form,
    );
    await save('lea', withText(form, 0, 'One by Lea'));

    expect(await press('mia', 'publish', ['Mia'])).toBe('1 change published.');

    expect(await shown()).toEqual(['Sensors', 'Three', 'New', 'One by Lea']);
  });

  describe('of the same field', () => {
    async function collide() {
      const form = await openForm();
      await keep('mia', { ...withText(form, 0, 'One by Mia'), title: 'By Mia' }, form);
      await save('lea', withText(form, 0, 'One by Lea'));
    }

    test('are not published without a choice, and the list names the field and the person', async () => {
      await collide();

      const notice = await press('mia', 'publish', ['Mia']);

      expect(notice).toMatch(/Not published\. Since then, Lea published another version of: .*\(1\) › .+\./);
      expect(await shown()).toEqual(['Sensors', 'One by Lea', 'Two', 'Three']);
      expect((await list('mia')).html).toContain('another version of');
    });

    test.each([
      ['mine', ['By Mia', 'One by Mia', 'Two', 'Three']],
      ['theirs', ['By Mia', 'One by Lea', 'Two', 'Three']],
    ])('publish the chosen version: "%s"', async (version, outcome) => {
      await collide();

      await press('mia', version, ['Mia']);

      expect(await shown()).toEqual(outcome);
    });

    test('are not published at the scheduled time, and the list shows the reason', async () => {
      const form = await openForm();
      await keep('mia', withText(form, 0, 'One by Mia'), form);
      await press('mia', 'schedule', ['Mia'], { time: later() });
      await save('lea', withText(form, 0, 'One by Lea'));

      await runSchedules();

      expect(await shown()).toEqual(['Sensors', 'One by Lea', 'Two', 'Three']);
      expect((await list('mia')).html).toContain('because the same fields had been changed');
    });
  });

  test('stay separate for one user if the second form did not contain the first change', async () => {
    const form = await openForm();
    await keep('mia', withText(form, 0, 'One by Mia'), form);
    await keep('mia', withText(form, 1, 'Two by Mia'), form);

    await press('mia', 'publish', ['Mia']);

    expect(await shown()).toEqual(['Sensors', 'One by Mia', 'Two by Mia', 'Three']);
  });

  test('are replaced by the form that contains them, unless they were saved elsewhere since', async () => {
    const form = await openForm();
    const first = await keep('mia', withText(form, 0, 'One'.repeat(2)), form);
    const { change, version } = first;
    const secondAnswer = await keep('mia', { ...withText(form, 0, 'One by Mia'), change, version }, form);
    const stale = await keep('mia', { ...withText(form, 1, 'Two by Mia'), change, version: 'old' }, form);
    const otherReply = await keep('lea', { ...withText(form, 2, 'Three by Lea'), change, version }, form);

    expect([
      secondAnswer['change'] === change,
      stale['change'] === change,
      otherReply['change'] === change,
    ]).toEqual([...[true, false, false]]);
    await press('lea', 'publish', ['Mia', 'Lea']);
    expect(await shown()).toEqual(['Sensors', 'One by Mia', 'Two by Mia', 'Three by Lea']);
  });

  describe('stored by an older version', () => {
    const old = (time: string) =>
      wordpress.php(
        `update_post_meta( ${page}, '_skerry_change', wp_slash( array( 'title' => 'Old', 'fields' => array(), 'user' => ${idOf('mia')}, 'time' => ${time}, 'unfiltered' => true ) ) ); wp_schedule_single_event( time() + 60, 'skerry_publish_change', array( ${page} ) );`,
      );

    test('are published at the scheduled time', async () => {
      await old('time()');
      await runSchedules();
      expect((await shown())[0]).toBe('Old');
    });

    test('require a choice if the entry was saved since', async () => {
      await old('time() - 100');
      await runSchedules();
      expect((await shown())[0]).toBe('Sensors');
      await press('mia', 'mine', ['Mia']);
      expect((await shown())[0]).toBe('Old');
    });
  });

  test('create a revision with the fields before and after publishing', async () => {
    const form = await openForm();
    const revisions = async (): Promise<string[]> =>
      JSON.parse(
        await wordpress.php(
          `echo wp_json_encode( array_map( static fn( $one ) => get_post_meta( $one->ID, 'section_elements_0_title', true ), array_values( wp_get_post_revisions( ${page} ) ) ) );`,
        ),
      );
    const revisionsBefore = await revisions();
    await keep('mia', withText(form, 0, 'One by Mia'), form);

    await press('mia', 'publish', ['Mia']);

    const after = await revisions();
    expect(after.length).toBeGreaterThan(revisionsBefore.length);
    // Only the real plugin copies fields into revisions.
    if (plugins !== undefined) expect(after.slice(0, 2)).toEqual(['One by Mia', 'One']);
  });

  test('are rejected with 400 if nothing in the form has changed', async () => {
    const form = await openForm();
    expect(await keep('mia', form, form)).toMatchObject({
      message: 'Nothing in the form has been changed.',
      data: { status: 400 },
      status: 400,
    });
  });

  test('stay pending if they are saved again while another form contains them', async () => {
    const form = await openForm();
    const { change, version } = await keep('mia', withText(form, 0, 'One by Mia'), form);
    await keep('mia', { ...withText(form, 0, 'Later by Mia'), change, version }, form);

    const forget = (mark: string) =>
      wordpress.php(
        `$_POST = array( 'skerry_change' => '${mark}', 'post_ID' => '${page}' ); Skerry\\Editing\\PendingChangeForm::forgetPublished( ${page} ); echo count( Skerry\\Editing\\PendingChanges::all( ${page} ) );`,
      );
    expect(await forget(`${String(change)}:${String(version)}`)).toBe('1');
    const currentVersion = await wordpress.php(
      `echo Skerry\\Editing\\PendingChangeForm::versionOf( Skerry\\Editing\\PendingChanges::of( ${page} ) );`,
    );
    expect(await forget(`${String(change)}:${currentVersion}`)).toBe('0');
  });

  test('are rejected if an entry already has fifty', async () => {
    const form = await openForm();
    await wordpress.php(
      `for ( $i = 0; $i < 50; $i++ ) { Skerry\\Editing\\PendingChangeForm::store( ${page}, array( 'title' => "Title $i" ) ); }`,
    );
    expect(await keep('mia', withText(form, 0, 'One by Mia'), form)).toMatchObject({
      status: 413,
      message: expect.stringContaining('too many pending changes'),
    });
  });

  test('stay unchanged if an action lacks input, and a notice explains why', async () => {
    const form = await openForm();
    await keep('mia', withText(form, 0, 'One by Mia'), form);

    expect([
      await press('mia', 'publish', []),
      await press('mia', 'schedule', ['Mia']),
      await press('mia', 'schedule', ['Mia'], { time: '2020-01-01T10:00' }),
    ]).toEqual([
      'Please select at least one item to perform this action on.',
      'Nothing was scheduled. Choose a date and time first.',
      'Nothing was scheduled because the date and time are in the past. Choose a time in the future.',
    ]);
  });

  test('have a schedule that can be moved and canceled', async () => {
    const form = await openForm();
    await keep('mia', withText(form, 0, 'One by Mia'), form);
    await press('mia', 'schedule', ['Mia'], { time: later() });
    await press('lea', 'schedule', ['Mia'], { time: `${new Date().getFullYear() + 1}-05-06T07:08` });
    expect((await list('mia')).html).toMatch(/May 6, \d+ 7:08 am/);

    expect(await press('mia', 'unschedule', ['Mia'])).toBe(
      '1 schedule canceled. The change is still pending.',
    );
    await runSchedules();
    expect(await shown()).toEqual(['Sensors', 'One', 'Two', 'Three']);
  });

  test('are listed with the changed fields and the page, and can be restored from the Trash', async () => {
    const form = await openForm();
    await keep('mia', { ...withText(form, 0, 'One by Mia'), title: 'By Mia' }, form);
    const { html } = await list('mia');
    expect(html).toContain('id="cb-select-all-1"');
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/Title : Old: Sensors → New: By Mia/);
    expect(text).toMatch(/\(1\) › \S+ : Old: One → New: One by Mia/);
    expect(html).toContain('>/sensors/</a>');

    expect(await press('mia', 'trash', ['Mia'])).toBe('1 change moved to the Trash.');
    expect((await list('mia')).html).not.toContain('name="pending_changes[]"');
    expect(await press('mia', 'restore', ['Mia'])).toBe('1 change restored from the Trash.');
    await press('mia', 'publish', ['Mia']);

    expect(await shown()).toEqual(['By Mia', 'One by Mia', 'Two', 'Three']);
  });

  test('appear in the form that opens them, with values published since', async () => {
    const form = await openForm();
    const { open } = await keep('mia', { ...withText(form, 0, 'One by Mia'), slug: 'quay', order: 5 }, form);
    await save('lea', { ...withText(form, 1, 'Two by Lea'), title: 'Live title' });

    const html = await (
      await fetch(String(open), { headers: { cookie: users['lea']?.cookie ?? '' } })
    ).text();

    // WordPress omits a stylesheet if one of its dependencies is not registered.
    expect(html).toContain('assets/livePreview.css');
    expect(html).toContain('assets/dialogs.css');
    expect(html).toMatch(/name="post_title"[^>]*value="Live title"/);
    expect(html).toMatch(/name="menu_order"[^>]*value="5"/);
    expect(html).toMatch(/name="skerry_change" value="\d+:[^"]+"/);
    expect(html).toContain('You are editing an unpublished change by Mia');
    if (plugins === undefined) return;
    for (const text of ['One by Mia', 'Two by Lea', 'Three']) expect(html).toContain(`value="${text}"`);
  });

  test('remain in the form after "Take over", if someone else has the entry open', async () => {
    const form = await openForm();
    const { open } = await keep('mia', withText(form, 0, 'One by Mia'), form);
    await wordpress.php(`wp_set_current_user( ${idOf('lea')} ); wp_set_post_lock( ${page} );`);
    const headers = { cookie: users['mia']?.cookie ?? '', referer: String(open) };
    const html = await (await fetch(String(open), { headers })).text();
    const takeOver = /href="([^"]*get-post-lock=1[^"]*)"/.exec(html)?.[1]?.replaceAll(/&#038;|&amp;/g, '&');

    const response = await fetch(String(takeOver), { redirect: 'manual', headers });
    expect(response.headers.get('location')).toBe(String(open).replaceAll('&amp;', '&'));
  });

  describe('with an outdated form of the live page', () => {
    /** Returns the hidden controls of the form, as a browser sends them. */
    async function hiddenControls(user: string): Promise<Record<string, string>> {
      const cookie = users[user]?.cookie ?? '';
      const address = `${wordpress.coreUrl}/wp-admin/post.php?post=${page}&action=edit`;
      const html = await (await fetch(address, { headers: { cookie } })).text();
      const form = html.slice(html.indexOf('id="post"'));
      const inputs = [...form.matchAll(/<input type=["']hidden["'][^>]*>/g)].map(([tag]) => [
        / name=["']([^"']+)/.exec(tag)?.[1] ?? '',
        / value=["']([^"']*)/.exec(tag)?.[1] ?? '',
      ]);
      // Later boxes have their own `action`.
      return Object.fromEntries(
        inputs.filter(([name = '']) => /^(?:_|post_|orig|action|skerry_op|user)/.test(name)).toReversed(),
      );
    }

    const flat = (value: unknown, name: string): Array<[string, string]> =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, item]) => flat(item, `${name}[${key}]`))
        : [[name, String(value ?? '')]];

    /** Submits "Update" of a form that was opened earlier. Returns the text of the next screen. */
    async function update(user: string, hiddenFields: Record<string, string>, form: Form, base: Form) {
      const cookie = users[user]?.cookie ?? '';
      const body = new URLSearchParams([
        ...Object.entries(hiddenFields),
        ...flat(form.fields, 'acf'),
        ...Object.entries({ post_title: form.title, content: form.content, post_status: 'publish' }),
        ['skerry_base', JSON.stringify(base)],
      ]);
      const saveResponse = await fetch(`${wordpress.coreUrl}/wp-admin/post.php`, {
        ...{ method: 'POST', redirect: 'manual', headers: { cookie }, body },
      });
      const nextScreen = await fetch(saveResponse.headers.get('location') ?? '', { headers: { cookie } });
      return (await nextScreen.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    }

    test('are merged when the form is saved', async () => {
      const form = await openForm();
      const hiddenFields = await hiddenControls('lea');
      await keep('mia', { ...withText(form, 0, 'One by Mia'), title: 'By Mia' }, form);
      await press('mia', 'publish', ['Mia']);

      const lea = { ...withText(form, 2, 'Three by Lea'), content: 'Text by Lea' };
      const text = await update('lea', hiddenFields, lea, form);

      expect(text).toContain('Changes that Mia published while you were editing are included.');
      expect((await openForm()).content).toBe('Text by Lea');
      expect((await shown())[0]).toBe('By Mia');
      if (plugins !== undefined)
        expect((await shown()).slice(1)).toEqual(['One by Mia', 'Two', 'Three by Lea']);
    });

    test('make the block editor’s first save fail if it changes the same text', async () => {
      await wordpress.php(`wp_update_post( array( 'ID' => ${page}, 'post_title' => 'By Mia' ) );`);
      const save = (body: object) =>
        wordpress.php(
          `wp_set_current_user( ${idOf('lea')} ); $r = new WP_REST_Request( 'POST', '/wp/v2/pages/${page}' ); $r->set_body_params( ${encoded(body)} ); $a = rest_do_request( $r ); echo $a->get_status(), ' ', $a->get_data()['message'] ?? $a->get_data()['title']['raw'];`,
        );

      expect(await save({ title: 'By Lea', skerry_base: { title: 'Sensors' } })).toMatch(
        /^409 While you were editing, .* published another version of: Title\./,
      );
      expect(await save({ content: 'By Lea', skerry_base: { content: 'Text' } })).toBe('200 By Mia');
      expect(await save({ title: 'By Lea' })).toBe('200 By Lea');
    });

    test('lose conflicting fields to the form, and a notice names the other version', async () => {
      const form = await openForm();
      const hiddenFields = await hiddenControls('lea');
      await keep('mia', { ...form, title: 'By Mia' }, form);
      await press('mia', 'publish', ['Mia']);

      const text = await update('lea', hiddenFields, { ...form, title: 'By Lea' }, form);

      expect(text).toContain('While you were editing, Mia published another version of: Title.');
      expect((await shown())[0]).toBe('By Lea');
    });
  });

  test('store slug, parent and order', async () => {
    const form = await openForm();
    const parentId = await wordpress.php(
      `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Above' ) );`,
    );
    const attributes = { slug: 'sensors', parent: 0, order: 0 };
    await keep(
      'mia',
      { ...form, slug: 'quay-sensors', parent: Number(parentId), order: 7 },
      { ...form, ...attributes },
    );

    await press('mia', 'publish', ['Mia']);

    expect(
      await wordpress.php(
        `$post = get_post( ${page} ); echo $post->post_name, ' ', $post->post_parent, ' ', $post->menu_order;`,
      ),
    ).toBe(`quay-sensors ${parentId} 7`);
  });

  test('stay pending if their entry is in the Trash at the scheduled time', async () => {
    const form = await openForm();
    await keep('mia', { ...form, title: 'By Mia' }, form);
    await press('mia', 'schedule', ['Mia'], { time: later() });
    await wordpress.php(`wp_trash_post( ${page} );`);
    await runSchedules();
    await wordpress.php(`wp_untrash_post( ${page} ); wp_publish_post( ${page} );`);

    expect((await shown())[0]).toBe('Sensors');
    expect((await list('mia')).html).toContain('because the entry was in the Trash');
  });

  test('retain their schedule when they are restored from the Trash', async () => {
    const form = await openForm();
    await keep('mia', { ...form, title: 'By Mia' }, form);
    await press('mia', 'schedule', ['Mia'], { time: later() });
    await press('lea', 'trash', ['Mia']);
    await runSchedules();
    expect((await shown())[0]).toBe('Sensors');
    await press('lea', 'restore', ['Mia']);
    await runSchedules();
    expect((await shown())[0]).toBe('By Mia');
  });

  test('are listed on a screen that contains only links their author may open', async () => {
    await wordpress.php(
      `wp_update_post( array( 'ID' => ${page}, 'post_author' => ${idOf('ann')}, 'post_type' => 'post' ) );`,
    );
    const form = await openForm();
    await keep('ann', { ...form, title: 'By Ann' }, form);

    expect(await list('ann')).toMatchObject({ status: 200, html: expect.stringContaining('>Ann</td>') });
    expect(await press('ann', 'schedule', ['Ann'], { time: later() })).toContain('1 change scheduled for');
    expect(await press('ann', 'share', ['Ann'], { days: '7' })).toContain('Share link created below.');
    const { html } = await list('ann');
    const links = [...html.matchAll(/href="([^"]*\/wp-admin\/(?:post|tools)\.php[^"]*)"/g)].map(
      ([, link = '']) => link.replaceAll('&#038;', '&').replaceAll('&amp;', '&'),
    );
    // Links without a nonce only show a screen.
    for (const link of new Set(links.filter((url) => !url.includes('_wpnonce'))))
      expect([link, (await fetch(link, { headers: { cookie: users['ann']?.cookie ?? '' } })).status]).toEqual(
        [link, 200],
      );
    await wordpress.php(`wp_delete_post( ${page}, true );`);
  });
});
