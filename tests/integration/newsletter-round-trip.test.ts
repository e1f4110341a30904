import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postJson } from '#tests/support/newsletterSite.ts';
import { databaseEnv, runCommand } from '#tests/support/ownerCommand.ts';
import { signUpAndRead } from '#tests/support/subscribing.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

// The timeout is long because each test starts the command several times.
describe.each(testDatabases)('moving a list, on $name', { timeout: 120_000 }, ({ open }) => {
  const setup = useNewsletter(open);
  const ada = 'ada@example.com';

  async function importLines(database: TestDatabase, lines: string[], ...args: string[]): Promise<string> {
    const file = join(database.dataDir, 'list.csv');
    await writeFile(file, lines.join('\n'));
    return runCommand(databaseEnv(database), 'newsletter', [
      'import',
      file,
      '--consent',
      'At the fair',
      ...args,
    ]);
  }

  const runExport = (database: TestDatabase) => runCommand(databaseEnv(database), 'newsletter', ['export']);

  it('results in the same subscribers when an export is imported into an empty database', async () => {
    const { confirmToken } = await signUpAndRead(setup.site, setup.mailServer, ada);
    await postJson(`${setup.site.origin}/api/newsletter/confirm`, { token: confirmToken });
    await postJson(`${setup.site.origin}/api/newsletter`, { emailAddress: 'waits@example.com' });
    await importLines(setup.database, [
      'email,locale,interests,status',
      '"=1+1@example.com",da,product prices,active',
      "'=1@example.com,de,coverage,active",
      "''@example.com,de,,active",
      'left@example.com,da,product,active',
      'gone@example.com,da,,bounced',
    ]);
    await runCommand(databaseEnv(setup.database), 'newsletter', ['unsubscribe', 'left@example.com']);
    const exportBefore = await runExport(setup.database);

    const empty = await open();
    expect(await importLines(empty, exportBefore.split('\n'))).toMatch(
      /imported: 4\n[^]*left: 1\nnot confirmed: 1\n/,
    );
    const columns = ['email_address', 'status', 'locale', 'created_at', 'confirmed_at', 'interests'] as const;
    const active = (database: TestDatabase) =>
      database.query
        .selectFrom('subscriber')
        .select(columns)
        .where('status', '=', 'active')
        .orderBy('email_address')
        .execute();
    expect(await active(empty)).toEqual(await active(setup.database));
    const shownRecord = await runCommand(databaseEnv(empty), 'newsletter', ['show', ada]);
    expect(shownRecord).toMatch(
      /wording: At the fair \(created_at 2026-05-04T.*confirmed_at 2026.*consent Send me the Kystlink newsletter/,
    );
    // Unsubscribed addresses stay suppressed, even if another file contains them.
    expect(await importLines(empty, ['email', 'left@example.com'])).toContain('suppressed: 1');
    await empty.drop();
  });

  it('ends imported subscriptions of unsubscribed addresses, but not those confirmed on this site', async () => {
    const { confirmToken } = await signUpAndRead(setup.site, setup.mailServer, ada);
    await postJson(`${setup.site.origin}/api/newsletter/confirm`, { token: confirmToken });
    await importLines(setup.database, ['email', 'eve@example.com', 'gus@example.com', 'hal@example.com']);
    const unsubscribedFile = ['uuid,email,status', `1,${ada},enabled`, '2,eve@example.com,enabled'];
    for (const options of [['--dry-run'], []]) {
      expect(await importLines(setup.database, unsubscribedFile, '--all-unsubscribed', ...options)).toMatch(
        /left: 1\nknown: 1\n/,
      );
    }
    const reportedFile = ['email,status', 'gus@example.com,hard bounce', 'hal@example.com,spam complaint'];
    expect(await importLines(setup.database, reportedFile)).toMatch(/bounced: 1\ncomplained: 1\n/);
    const list = await runCommand(databaseEnv(setup.database), 'newsletter', ['list', '--addresses']);
    expect(list).toMatch(/active .*ada@/);
    for (const line of [/unsubscribed .*eve@/, /bounced .*gus@/, /unsubscribed .*hal@/])
      expect(list).toMatch(line);
    expect(await importLines(setup.database, ['email', 'ivy@example.com'])).toContain('imported: 1');
  });

  it('reports the columns it used in a dry run, and each error in one sentence', async () => {
    const lines = [
      'email,state,EMAIL_BLACKLISTED,interests',
      'a@example.com,Berlin,No,product sailing',
      'b@example.com,Bayern,Yes,',
    ];
    const report = await importLines(setup.database, lines, '--dry-run');
    expect(report).toContain('imported: 1\ninvalid: 0\nleft: 1\n');
    expect(report).toContain('read from: “EMAIL_BLACKLISTED” (yes or no)');
    expect(report).toContain('“state” was ignored: it contains names of regions');
    expect(report).toContain('this site does not have them: sailing');
    const purple = ['email,status', 'a@example.com,purple'];
    await expect(importLines(setup.database, purple)).rejects.toThrow(
      /^The column “status” .*“purple”.*Nothing was changed\.\n$/,
    );
    expect(await importLines(setup.database, purple, '--ignore-column', 'status')).toContain('imported: 1');
    await expect(
      importLines(setup.database, purple, '--all-subscribed', '--all-unsubscribed'),
    ).rejects.toThrow(/cannot be used with/);
  });
});
