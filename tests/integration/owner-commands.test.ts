import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { postJson } from '#tests/support/newsletterSite.ts';
import { signUpAndRead } from '#tests/support/subscribing.ts';
import { testDatabases, type TestDatabase } from '#tests/support/testDatabases.ts';
import { useNewsletter } from '#tests/support/useNewsletter.ts';

const ada = 'ada@example.com';

describe.each(testDatabases)("the owner's commands, on $name", ({ open }) => {
  const given = useNewsletter(open);

  const signUp = () => signUpAndRead(given.site, given.mailServer, ada);
  const run = (script: string, ...args: string[]) => runCommand(databaseEnv(given.database), script, args);

  it('shows numbers and nothing personal unless asked', async () => {
    await signUp();
    await postJson(`${given.site.origin}/api/newsletter`, { emailAddress: 'eve@example.com' });
    const stats = await run('newsletter', 'stats');
    expect(stats).toMatch(/pending\s+2/);
    expect(stats).toMatch(/outbox: 1 waiting, the oldest since 2026-05-04T08:00:00.000Z; 0 given up/);
    const list = await run('newsletter', 'list');
    expect(list).toContain('pending');
    expect(list).not.toContain('ada@');
    expect(await run('newsletter', 'list', '--addresses')).toContain(ada);
  });

  it('exports what it can import', async () => {
    const file = join(given.database.dataDir, 'list.csv');
    await writeFile(file, 'email_address,locale\nada@example.com,da\n"=1+1@example.com",en\nnonsense,en\n');
    await expect(run('newsletter', 'import', file, '--consent', 'From the old list')).rejects.toThrow(
      /1 rows cannot be imported\. Nothing was changed/,
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
    expect(report).toMatch(/imported: 2\ninvalid: 1\n[^]*line 4: holds no address/);

    const csv = await run('newsletter', 'export', '--status', 'active');
    expect(csv.split('\n')[0]).toBe('email_address,status,locale,created_at,confirmed_at,left_at');
    expect(csv).toMatch(/^ada@example\.com,active,da,\d{4}-/m);
    expect(csv).toContain("'=1+1@example.com");

    await writeFile(file, csv);
    expect(await run('newsletter', 'import', file, '--consent', 'Again')).toMatch(/known: 2/);
  });

  it('refuses an import without a word about consent', async () => {
    await expect(run('newsletter', 'import', 'list.csv')).rejects.toThrow(/--consent/);
  });

  it('erases', async () => {
    await signUp();
    expect(await run('newsletter', 'erase', ada)).toContain('erased');
    expect(await run('newsletter', 'list')).toBe('');
  });

  it('exports enquiries', async () => {
    await given.database.query
      .insertInto('enquiry')
      .values({
        id: 'e1',
        kind: 'contact',
        locale: 'en',
        page: '/contact',
        email_address: ada,
        fields: JSON.stringify([{ name: 'text', value: '=cmd()' }]),
        ip_prefix: null,
        created_at: given.clock.now(),
      })
      .execute();
    expect(await run('enquiries', 'list')).not.toContain('ada@');
    const csv = await run('enquiries', 'export');
    expect(csv).toContain('id,kind,locale,page,created_at,email_address,fields');
    expect(csv).toContain('text: =cmd()');
    expect(await run('enquiries', 'erase', ada)).toContain('1');
  });

  it.each([
    ['newsletter', ['fly'], {}, "unknown command 'fly'"],
    ['newsletter', ['stats'], { PORT: 'eighty' }, 'PORT: expected a port number'],
    ['enquiries', ['list'], { DATABASE_URL: 'mysql://somewhere' }, 'DATABASE_URL: expected an address'],
  ] as const)('say what is wrong with %s %j, %j', async (script, args, env, message) => {
    const run = runCommand({ ...databaseEnv(given.database), ...env }, script, args);
    await expect(run).rejects.toThrow(message);
  });
});

function databaseEnv(database: TestDatabase) {
  // Set even when empty, so that a developer's own .env file names no other database.
  return {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.url ?? '',
    SECRET_KEY: database.secretKey,
  };
}

/** What a command prints. Rejects with what it complains of. */
function runCommand(env: Record<string, string>, script: string, args: readonly string[]): Promise<string> {
  const path = fileURLToPath(new URL(`../../scripts/${script}.ts`, import.meta.url));
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [path, ...args], { env }, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr, { cause: error }));
      else resolve(stdout);
    });
  });
}
