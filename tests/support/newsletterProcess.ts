// Runs a newsletter site in a separate process that a test can kill between any two steps. Plays the scenario in
// NEWSLETTER_SCENARIO, then exits. Tests run its bundle: this process has no Vite, which the mail templates need.
import {
  ColumnNode,
  TableNode,
  UpdateQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type RootOperationNode,
} from 'kysely';
import * as v from 'valibot';
import { openDatabase, type Database } from '#server/database/openDatabase.ts';
import { createLogger } from '#server/logger.ts';
import { systemClock } from '#server/mail/clock.ts';
import { postJson, startNewsletterSite } from './newsletterSite.ts';

const Visit = v.object({
  mailUrl: v.string(),
  /** Offset of the process's clock. */
  aheadMs: v.number(),
  /** Request to post. If `undefined`, the process queues mails of an issue that is being sent. */
  post: v.optional(v.object({ path: v.string(), body: v.record(v.string(), v.string()) })),
});
export type Visit = v.InferOutput<typeof Visit>;

const Scenario = v.object({
  ...Visit.entries,
  databaseUrl: v.optional(v.string()),
  dataDir: v.string(),
  secretKey: v.string(),
  /** Position (from 1) of the statement before which the process kills itself. */
  killAt: v.optional(v.number()),
});
export type Scenario = v.InferOutput<typeof Scenario>;

const { NEWSLETTER_SCENARIO } = process.env;
if (NEWSLETTER_SCENARIO !== undefined) await run(v.parse(Scenario, JSON.parse(NEWSLETTER_SCENARIO)));

async function run(scenario: Scenario): Promise<void> {
  const database = await openDatabase({
    url: scenario.databaseUrl,
    dataDir: scenario.dataDir,
    secretKey: scenario.secretKey,
    logger: createLogger('silent'),
  });
  await play(scenario, database, (count) => {
    if (count === scenario.killAt) process.kill(process.pid, 'SIGKILL');
  });
  await database.close();
}

/**
 * Starts the newsletter, posts or queues mails of an issue, sends all waiting mails and stops. Returns the names of the
 * executed statements.
 */
export async function play(
  { mailUrl, aheadMs, post }: Visit,
  database: Database,
  beforeStatement: (count: number) => void = () => {},
): Promise<string[]> {
  const statements: string[] = [];
  const recordStatements: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(nameOf(node));
      beforeStatement(statements.length);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const site = await startNewsletterSite({
    database: { ...database, query: database.query.withPlugin(recordStatements) },
    clock: { ...systemClock, now: () => Date.now() + aheadMs },
    mailUrl,
    settings: { webhook: { url: 'http://127.0.0.1:9/', secret: 'secret' } },
  });
  if (post === undefined) await site.issues.queueNext();
  else await postJson(site.origin + post.path, post.body);
  await site.worker.drain();
  await site.close();
  return statements;
}

/** Returns a statement's name, such as `insert outbox`, or `update outbox sent_at` with the first updated column. */
function nameOf(node: RootOperationNode): string {
  if (InsertQueryNode.is(node)) return `insert ${node.into?.table.identifier.name}`;
  if (!UpdateQueryNode.is(node) || node.table === undefined || !TableNode.is(node.table)) return node.kind;
  const [update] = node.updates ?? [];
  const column = update !== undefined && ColumnNode.is(update.column) ? update.column.column.name : '';
  return `update ${node.table.table.identifier.name} ${column}`;
}
