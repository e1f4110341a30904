import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { issueRoundMs } from '#server/newsletter/issues/issueMails.ts';
import { ownerOf } from '#tests/support/newsletterOwner.ts';
import { startNewsletterSite } from '#tests/support/newsletterSite.ts';
import { temporaryFaults } from '#tests/support/temporaryFaults.ts';
import { startScriptedMailServer } from '#tests/support/scriptedMailServer.ts';
import { createSimulatedClock } from '#tests/support/simulatedClock.ts';
import { testDatabases } from '#tests/support/testDatabases.ts';

const people = 10_000;
/** Interval of rounds in which the mail server rejects everything, each time in a different way. */
const faultEvery = 3;

it.each(testDatabases)(
  'an issue reaches 10,000 subscribers once each while the mail server fails in twelve ways, on $name',
  { timeout: 1_800_000 },
  async ({ open }) => {
    const database = await open();
    const clock = createSimulatedClock();
    const server = await startScriptedMailServer();
    const site = await startNewsletterSite({ database, clock, mailUrl: server.url });
    await ownerOf({ database, clock }).admin.import(
      Array.from({ length: people }, (_, line) => ({
        line,
        emailAddress: `person${line}@example.com`,
        locale: 'en' as const,
        state: 'active' as const,
        times: '',
      })),
      { consent: 'On paper', isDryRun: false },
    );
    // Deletes the events for a mailing tool, because this list is not connected to one.
    await database.query.deleteFrom('outbox').execute();
    const id = randomUUID();
    const draft = { subject: 'Spring', before: 'Hello.', articles: [], after: '' };
    await site.issues.save(id, { languages: { en: draft }, chosen: [] });
    await site.issues.send(id, 50_000);

    const observedFaults = new Set<string>();
    for (let round = 0; server.accepted.length < people && round < 5_000; round++) {
      const [name, script] = temporaryFaults[Math.floor(round / faultEvery) % temporaryFaults.length] ?? [];
      const isFaulty = round % faultEvery === 0 && server.accepted.length < 0.9 * people;
      server.script = (isFaulty && script) || {};
      if (isFaulty && name !== undefined) observedFaults.add(name);
      await site.issues.queueNext();
      await site.worker.drain();
      clock.advance(issueRoundMs);
    }
    await site.issues.queueNext();
    const [issue] = await site.issues.list();
    const receivers = await database.query
      .selectFrom('outbox')
      .select('subject_id')
      .where('issue_id', '=', id)
      .execute();
    await site.close();
    await server.close();
    await database.drop();

    expect(issue).toMatchObject({ state: 'sent', queued: people, waiting: 0, failed: 0 });
    expect(new Set(receivers.map((row) => row.subject_id)).size).toBe(people);
    expect(server.accepted).toHaveLength(people);
    expect(new Set(server.accepted).size).toBe(people);
    expect(observedFaults.size).toBe(temporaryFaults.length);
  },
);
