import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseEnv, runCommand } from '#tests/support/ownerCommand.ts';
import { postJson } from '#tests/support/newsletterSite.ts';
import { signUpAndRead } from '#tests/support/subscribing.ts';
import { openSqlite, testDatabases } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const ada = 'ada@example.com';

describe.each(testDatabases)('owner commands, on $name', ({ open }) => {
  const setup = useNewsletter(open);

  const signUp = () => signUpAndRead(setup.site, setup.mailServer, ada);
  const run = (script: string, ...args: string[]) => runCommand(databaseEnv(setup.database), script, args);

  it('show numbers, and personal data only on request', async () => {
    await signUp();
    await postJson(`${setup.site.origin}/api/newsletter`, { emailAddress: 'eve@example.com' });
    const stats = await run('newsletter', 'stats');
    expect(stats).toMatch(/pending\s+2/);
    expect(stats).toMatch(/outbox: 1 waiting, the oldest since 2026-05-04T08:00:00.000Z; 0 failed/);
    const list = await run('newsletter', 'list');
    expect(list).toContain('pending');
    expect(list).not.toContain('ada@');
    expect(await run('newsletter', 'list', '--addresses')).toContain(ada);
  });

  it('export what they can import', async () => {
    const file = join(setup.database.dataDir, 'list.csv');
    await writeFile(file, 'email_address,locale\nada@example.com,da\n"=1+1@example.com",en\nnonsense,en\n');
    await expect(run('newsletter', 'import', file, '--consent', 'From the old list')).rejects.toThrow(
      /Invalid rows: 1\. Nothing was changed/,
    );
    expect(await run('newsletter', 'list')).toBe('');
    const report = await run(
      'newsletter',
      'import',
      file,
      '--consent',
      'From the old list',
      '--skip-invalid',
    );
    expect(report).toMatch(/imported: 2\ninvalid: 1\n[^]*line 4: contains no valid email address/);

    const csv = await run('newsletter', 'export', '--status', 'active');
    expect(csv.split('\n')[0]).toBe(
      'email_address,status,locale,created_at,confirmed_at,left_at,interests,consent',
    );
    expect(csv).toMatch(/^ada@example\.com,active,da,\d{4}-/m);
    expect(csv).toContain("'=1+1@example.com");

    await writeFile(file, csv);
    expect(await run('newsletter', 'import', file, '--consent', 'Again')).toMatch(/known: 2/);
  });

  it('import in batches, so that sign-ups are not blocked, and resume after an interruption', async () => {
    const file = join(setup.database.dataDir, 'long.csv');
    const lines = Array.from({ length: 3_000 }, (_, index) => `reader${index}@example.com`);
    await writeFile(file, ['email', ...lines].join('\n'));
    const args = ['import', file, '--consent', 'From the old list'];
    const child = spawn(process.execPath, ['scripts/newsletter.ts', ...args], {
      env: databaseEnv(setup.database),
      stdio: 'ignore',
    });
    await expect.poll(countSubscribers, { interval: 20 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const countsBefore = await countSubscribers();
    expect(countsBefore).toBeLessThan(lines.length);

    const progress = { isOver: false };
    const report = run('newsletter', ...args).finally(() => (progress.isOver = true));
    const statuses: number[] = [];
    while (!progress.isOver && statuses.length < 200) {
      const visitor = { 'x-forwarded-for': `198.51.100.${statuses.length}` };
      const emailAddress = `visitor${statuses.length}@example.com`;
      statuses.push(
        (await postJson(`${setup.site.origin}/api/newsletter`, { emailAddress }, visitor)).status,
      );
    }
    expect(await report).toMatch(
      new RegExp(`imported: ${lines.length - countsBefore}\n.*known: ${countsBefore}`, 's'),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await countSubscribers()).toBe(lines.length + statuses.length);
  });

  async function countSubscribers(): Promise<number> {
    return (await setup.database.query.selectFrom('subscriber').select('id').execute()).length;
  }

  it('report the result for each address', async () => {
    await signUp();
    const erasure = run('newsletter', 'erase', ada, 'bob@example.com', 'nonsense', '--json');
    await expect(erasure).rejects.toThrow(/1 of 3 addresses failed/);
    expect(await run('newsletter', 'list')).toBe('');
    expect(JSON.parse(await run('newsletter', 'export', '--subject', ada))).toMatchObject({
      newsletter: { suppression: { reason: 'erased' } },
      enquiries: [],
    });
  });

  it('unsubscribe each given address', async () => {
    const list = join(setup.database.dataDir, 'list.csv');
    await writeFile(list, 'email\nada@example.com\neve@example.com\nmaja@example.com\n');
    await run('newsletter', 'import', list, '--consent', 'Signed up at the fair');
    await run('newsletter', 'unsubscribe', ada, 'Eve@Example.com');
    expect(await run('newsletter', 'list', '--status', 'active', '--addresses')).toContain('maja@');
    expect(await run('newsletter', 'list', '--status', 'active', '--addresses')).not.toMatch(/ada@|eve@/);
  });

  it("show a person's whole record, and have help texts", async () => {
    await signUp();
    const record = JSON.parse(await run('newsletter', 'show', ada, '--json'));
    expect(record.newsletter.subscription).toMatchObject({
      status: 'pending',
      consent: [
        { event: 'requested', wording: expect.stringContaining('newsletter'), privacyNotice: '2026-05-01' },
      ],
      mails: [{ kind: 'newsletter-confirmation' }],
    });
    for (const command of ['stats', 'import', 'show', 'retry'])
      expect(await run('newsletter', command, '--help')).toContain('--json');
  });

  it('count sign-ups and confirmations by language, as CSV', async () => {
    const { confirmToken } = await signUp();
    await postJson(`${setup.site.origin}/api/newsletter/confirm`, { token: confirmToken });
    await postJson(`${setup.site.origin}/api/newsletter`, { emailAddress: 'eve@example.com' });
    expect(await run('newsletter', 'stats', '--by', 'language', '--csv')).toBe(
      'group,signUps,confirmed,rate\nen,2,1,50%\n',
    );
  });

  it('erase a subscriber', async () => {
    await signUp();
    expect(await run('newsletter', 'erase', ada)).toContain('erased');
    expect(await run('newsletter', 'list')).toBe('');
  });

  it('export enquiries', async () => {
    await setup.database.query
      .insertInto('enquiry')
      .values({
        id: 'e1',
        kind: 'contact',
        locale: 'en',
        page: '/contact',
        email_address: ada,
        fields: JSON.stringify([{ name: '=cmd()', value: 'text' }]),
        ip_prefix: null,
        created_at: setup.clock.now(),
      })
      .execute();
    expect(await run('enquiries', 'list')).not.toContain('ada@');
    const csv = await run('enquiries', 'export');
    expect(csv).toContain('id,kind,locale,page,created_at,email_address,fields');
    // Without the apostrophe, a spreadsheet would run the text as a formula.
    expect(csv).toContain("'=cmd(): text");
    expect(await run('enquiries', 'erase', ada)).toContain('1');
  });
});

describe('owner commands that fail before they access the database', () => {
  const setup = useNewsletter(openSqlite);
  const run = (script: string, ...args: string[]) => runCommand(databaseEnv(setup.database), script, args);

  it('reject an import without --consent', async () => {
    await expect(run('newsletter', 'import', 'list.csv')).rejects.toThrow(/--consent/);
  });

  it.each([
    [['import', 'missing.csv', '--consent', 'x'], /missing\.csv could not be read\. Nothing was changed/],
    [['import', 'package.json', '--consent', ''], /--consent is empty\. Describe when, where and how/],
    [['import', 'package.json', '--consent', '  '], /--consent is empty/],
    [['erase', 'ada@example'], /1 of 1 addresses failed/],
    [['stats', 'extra'], /too many arguments/],
    [['sync'], /No mailing tool is configured/],
    [['retry', '--since', 'yesterday'], /--since yesterday: expected a day such as 2026-05-04/],
    [['reactivate', '--until', 'tomorrow'], /--until tomorrow: expected a day such as 2026-05-04/],
  ])('reject %j in one sentence and change nothing', async (args, message) => {
    await expect(run('newsletter', ...args)).rejects.toThrow(message);
    for (const table of ['suppression', 'subscriber', 'consent'] as const)
      expect(await setup.database.query.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('create no database for a mistyped DATA_DIR', async () => {
    const dataDir = join(setup.database.dataDir, 'mistyped');
    const file = join(setup.database.dataDir, 'list.csv');
    await writeFile(file, 'email\nada@example.com\n');
    for (const [script, ...args] of [
      ['newsletter', 'stats'],
      ['newsletter', 'import', file, '--consent', 'Signed up at the fair'],
      ['newsletter', 'erase', ada],
      ['enquiries', 'erase', ada],
    ] as const) {
      const command = runCommand({ DATA_DIR: dataDir, DATABASE_URL: '' }, script, args);
      await expect(command).rejects.toThrow(
        /^The database .*mistyped.* does not exist\. Check DATA_DIR; [^\n]* Nothing was changed\.\n$/,
      );
      await expect(access(dataDir)).rejects.toThrow('ENOENT');
    }
  });

  it.each([
    ['newsletter', ['fly'], {}, "unknown command 'fly'"],
    ['newsletter', ['stats'], { PORT: 'eighty' }, 'PORT: expected a port number'],
    ['enquiries', ['list'], { DATABASE_URL: 'mysql://somewhere' }, 'DATABASE_URL: expected a URL'],
  ] as const)('report what is wrong with %s %j, %j', async (script, args, env, message) => {
    const run = runCommand({ ...databaseEnv(setup.database), ...env }, script, args);
    await expect(run).rejects.toThrow(message);
  });
});
