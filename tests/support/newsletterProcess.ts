// A newsletter site in a process of its own, which a test can kill between any two steps. It does what it is told in
// NEWSLETTER_SCENARIO, prints how many statements that took, and ends.
import type { KyselyPlugin } from 'kysely';
import * as v from 'valibot';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createLogger } from '#server/logger.ts';
import { systemClock } from '#server/features/mail/clock.ts';
import { loadMailRenderer } from './builtMailRenderer.ts';
import { postJson, startNewsletterSite } from './newsletterSite.ts';

export const Scenario = v.object({
  databaseUrl: v.optional(v.string()),
  dataDir: v.string(),
  secretKey: v.string(),
  mailUrl: v.string(),
  /** Of the built renderer: this process has no Vite. */
  mailRenderer: v.string(),
  /** The process kills itself before its nth statement. */
  killAt: v.optional(v.number()),
  /** How far its clock is ahead. */
  aheadMs: v.number(),
  post: v.object({ path: v.string(), body: v.record(v.string(), v.string()) }),
});
export type Scenario = v.InferOutput<typeof Scenario>;

const { NEWSLETTER_SCENARIO } = process.env;
if (NEWSLETTER_SCENARIO !== undefined) await play(v.parse(Scenario, JSON.parse(NEWSLETTER_SCENARIO)));

async function play(scenario: Scenario): Promise<void> {
  const database = await openDatabase({
    url: scenario.databaseUrl,
    dataDir: scenario.dataDir,
    secretKey: scenario.secretKey,
    logger: createLogger('silent'),
  });
  let statements = 0;
  const countStatements: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      if (statements === scenario.killAt) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const site = await startNewsletterSite({
    database: { ...database, query: database.query.withPlugin(countStatements) },
    clock: { ...systemClock, now: () => Date.now() + scenario.aheadMs },
    mailUrl: scenario.mailUrl,
    renderMail: await loadMailRenderer(scenario.mailRenderer),
    settings: { webhook: { url: 'http://127.0.0.1:9/', secret: 'secret' } },
  });
  await postJson(site.origin + scenario.post.path, scenario.post.body);
  await site.worker.drain();
  process.stdout.write(`${statements}\n`);
  await site.close();
  await database.close();
}
