import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { expect, it } from 'vitest';
import { systemClock } from '#server/mail/clock.ts';
import { startNewsletterSite } from '#tests/support/newsletterSite.ts';
import { databaseEnv, runCommand } from '#tests/support/ownerCommand.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';
import { startListmonk } from '#tests/support/tools/listmonk.ts';

// MOVING_IN_ROWS=10000 imports as many subscribers as a company may have.
const rows = Number(process.env['MOVING_IN_ROWS'] ?? 200);
const leftRows = Math.ceil(rows / 10);
const cleanedRows = Math.ceil(rows / 20);
const activeRows = rows - leftRows - cleanedRows;

const optIn = { MEMBER_RATING: 2, OPTIN_TIME: '2023-04-01 10:00:00', OPTIN_IP: '198.51.100.7' };

/** Returns one file of a Mailchimp export, which has a file per status. */
function exportFile(state: string, count: number, columns: Record<string, string>): string {
  const lines = Array.from({ length: count }, (_, index) => ({
    'Email Address': `${state}${index}@example.com`,
    'First Name': `Ada "${index}"`,
    'Last Name': 'Løve, Countess',
    ...optIn,
    ...columns,
    TAGS: '"fair","2023"',
  }));
  return stringify(lines, { header: true });
}

it.each(testDatabases)(
  'a Mailchimp audience is imported by the guide, synced to listmonk and one person erased, on $name',
  { timeout: 1_200_000 },
  async ({ open }) => {
    const database = await open();
    const listmonk = await startListmonk();
    const env = databaseEnv(database);
    const newsletter = (...args: string[]) => runCommand(env, 'newsletter', args);
    const startedAt = performance.now();
    const timings: string[] = [];
    const recordTiming = (step: string) =>
      timings.push(`${step} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

    const file = (name: string) => join(database.dataDir, name);
    await writeFile(
      file('subscribed.csv'),
      exportFile('active', activeRows, { CONFIRM_TIME: '2023-04-01 10:02:00', CONFIRM_IP: '198.51.100.7' }),
    );
    await writeFile(file('left.csv'), exportFile('left', leftRows, { UNSUB_TIME: '2024-04-01 10:02:00' }));
    await writeFile(
      file('cleaned.csv'),
      exportFile('gone', cleanedRows, { CLEAN_TIME: '2024-04-01 10:02:00' }),
    );
    const consent = ['--consent', 'Double opt-in in Mailchimp until May 2026'];

    const dry = await newsletter('import', file('subscribed.csv'), ...consent, '--dry-run');
    expect(dry).toContain(`imported: ${activeRows}`);
    expect(await newsletter('list')).toBe('');
    recordTiming('dry run');
    expect(await newsletter('import', file('subscribed.csv'), ...consent)).toContain(
      `imported: ${activeRows}`,
    );
    expect(await newsletter('import', file('left.csv'), ...consent)).toContain(`left: ${leftRows}`);
    expect(await newsletter('import', file('cleaned.csv'), ...consent)).toContain(`bounced: ${cleanedRows}`);
    // Mailchimp exports the contacts of a shop with the same columns as subscribers.
    await writeFile(
      file('nonsubscribed.csv'),
      exportFile('shopper', 5, { OPTIN_TIME: '', CONFIRM_TIME: '', CONFIRM_IP: '' }),
    );
    for (const options of [['--dry-run'], []]) {
      expect(await newsletter('import', file('nonsubscribed.csv'), ...consent, ...options)).toMatch(
        /imported: 0\n[^]*not confirmed: 5\n[^]*\nOf the “not confirmed”, 5 .*never subscribed there/,
      );
    }
    recordTiming('imported');
    expect(await newsletter('show', 'active0@example.com')).toMatch(
      /wording: Double opt-in in Mailchimp until May 2026 \([^)]*2023-04-01/,
    );

    const tool = { name: 'listmonk', url: listmonk.url, key: 'site:secret', list: 7 } as const;
    Object.assign(env, {
      NEWSLETTER_TOOL: tool.name,
      NEWSLETTER_TOOL_URL: tool.url,
      NEWSLETTER_TOOL_KEY: tool.key,
      NEWSLETTER_TOOL_LIST: String(tool.list),
    });
    const site = await startNewsletterSite({
      database,
      clock: systemClock,
      mailUrl: undefined,
      dataDir: database.dataDir,
      settings: { tool },
    });
    expect(await newsletter('sync')).toContain(`${activeRows} subscribed, 0 ended`);
    recordTiming('queued');
    listmonk.failure.status = 403;
    await site.worker.drain();
    expect(await newsletter('outbox')).toMatch(
      new RegExp(`${activeRows} for the mailing tool, failing since .*: the mailing tool responded with 403`),
    );
    listmonk.failure.status = undefined;
    await database.query.updateTable('outbox').set({ due_at: Date.now() }).execute();
    await site.worker.drain();
    recordTiming('handed over');
    const toolSubscribers = [...listmonk.subscribers.values()];
    expect(toolSubscribers).toHaveLength(activeRows);
    expect(
      toolSubscribers.every(({ lists, email }) => lists.get(7) === 'confirmed' && email.startsWith('active')),
    ).toBe(true);
    expect(
      toolSubscribers.every(({ attribs }) => String(attribs['unsubscribe_url']).includes('token=')),
    ).toBe(true);

    // An erasure request, with the address as the person spells it.
    expect(await newsletter('export', '--subject', 'Active0@Example.com')).toContain('active0@example.com');
    expect(await newsletter('erase', 'Active0@Example.com')).toMatch(
      /erased; imports will skip it\n.*listmonk .*keeps address and attributes/,
    );
    expect(await runCommand(env, 'enquiries', ['erase', 'Active0@Example.com'])).toContain('0');
    await site.worker.drain();
    expect(listmonk.byEmail('active0@example.com')?.lists.get(7)).toBe('unsubscribed');
    expect(await newsletter('erase', '--in-tool', 'Active0@Example.com')).toContain('deleted in listmonk');
    expect(listmonk.byEmail('active0@example.com')).toBeUndefined();
    listmonk.failure.status = 403;
    await expect(newsletter('erase', '--in-tool', 'active0@example.com')).rejects.toThrow(
      '1 of 1 addresses failed',
    );
    expect(JSON.parse(await newsletter('export', '--subject', 'active0@example.com'))).not.toHaveProperty(
      'newsletter.subscription',
    );
    const secondImport = await newsletter('import', file('subscribed.csv'), ...consent);
    expect(secondImport).toContain(`known: ${activeRows - 1}\n`);
    expect(secondImport).toContain('suppressed: 1\n');
    expect(secondImport).not.toContain('line ');
    recordTiming('erased, and imported once more');
    process.stdout.write(`${rows} rows: ${timings.join(', ')}\n`);
    await site.close();
    await listmonk.close();
    await database.drop();
  },
);
