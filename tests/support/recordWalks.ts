// Runs the server with pages that Vite loads file by file. Sends the requests that docs/architecture.md follows through
// the code, and prints the project files that each of them enters. CONTENT_URL and DATA_DIR configure it. Tests run it
// in a separate process.
import { subscribe } from 'node:diagnostics_channel';
import { StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from 'vite';
import { dayMs, secondMs } from '#schema/durations.ts';
import { readConfig } from '#server/config/config.ts';
import { siteRoot } from '#server/lib/siteRoot.ts';
import { createLogger } from '#server/logger.ts';
import { renderMail } from '#server/rendering/mailRenderer.ts';
import { startSite } from '#server/site.ts';
import { watchEnteredFiles } from './enteredFiles.ts';
import { startMailServer } from './mailServer.ts';

const article = '/blog/cause-15-at-high-water';
const otherArticle = '/blog/nine-cause-codes';
/** Time without entered files that counts as quiet: longer than the pause between two steps of a mail. */
const quietMs = 200;

const enteredFiles = watchEnteredFiles(siteRoot);
// Postpones periodic work, such as polling for waiting mails, because it is not part of a request.
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(set, self, [callback, ms = 0, ...rest]: Parameters<typeof setTimeout>) {
    return Reflect.apply(set, self, [callback, ms < secondMs ? ms : dayMs, ...rest]);
  },
});
await createServer({
  root: siteRoot,
  configLoader: 'native',
  appType: 'custom',
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const mailServer = await startMailServer();
const contentUrl = process.env['CONTENT_URL'] ?? '';
const config = readConfig({
  CONTENT_GRAPHQL_URL: `${contentUrl}/graphql`,
  CONTENT_REST_URL: contentUrl,
  CONTENT_FRESH_SECONDS: '3600',
  DATA_DIR: process.env['DATA_DIR'] ?? '',
  MAIL_URL: mailServer.url,
  HOST: '127.0.0.1',
  PORT: '0',
});
const { port } = await startSite(config, {
  logger: createLogger('info', { write: () => {} }),
  assets: (_ctx, next) => next(),
  isDevelopment: false,
  buildId: undefined,
  embeddedSpecification: async () => ({}),
  renderMail,
});
const origin = `http://127.0.0.1:${port}`;

const visit = async (address: string) => {
  const response = await fetch(origin + address);
  await response.text();
  if (response.status !== 200) throw new Error(`${address} responded with ${response.status}`);
};
const signUp = async (emailAddress: string) => {
  const delivered = new Promise<void>((resolve) => (mailServer.beforeAccept = async () => resolve()));
  const response = await fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ emailAddress }),
  });
  if (response.status !== 303) throw new Error(`the sign-up responded with ${response.status}`);
  await delivered;
};

/** Returns the files entered until no more follow: some work, such as logging, runs after the response. */
async function enteredUntilQuiet(): Promise<string[]> {
  const files = new Set<string>();
  for (;;) {
    await pause(quietMs);
    const newFiles = enteredFiles();
    if (newFiles.length === 0) return [...files].toSorted();
    for (const file of newFiles) files.add(file);
  }
}

// One-time initialisation is not part of a walk, so each request is sent once before it is recorded. Koa serves the
// first hit after a page was rendered, the fast path before Koa serves the next one.
await visit(otherArticle);
await visit(otherArticle);
await signUp('grace@example.com');
await enteredUntilQuiet();

await visit(otherArticle);
const cachedHit = await enteredUntilQuiet();

let filesToMiss: string[] | undefined;
let missToRequest: string[] | undefined;
// Notices the lookup on disk, which follows a miss in memory.
StatementSync.prototype.get = new Proxy(StatementSync.prototype.get, {
  apply(get, statement, parameters: unknown[]) {
    if (parameters[0] === 'content') filesToMiss ??= enteredFiles();
    return Reflect.apply(get, statement, parameters);
  },
});
subscribe('undici:request:create', () => {
  if (filesToMiss !== undefined) missToRequest ??= enteredFiles();
});
await visit(article);
const filesToResponse = await enteredUntilQuiet();
if (filesToMiss === undefined || missToRequest === undefined)
  throw new Error('the article was not fetched from the content backend');
const uncachedArticle = [...new Set([...filesToMiss, ...missToRequest, ...filesToResponse])].toSorted();

await signUp('ada@example.com');
const walks = { cachedHit, uncachedArticle, missToRequest, signUp: await enteredUntilQuiet() };
process.stdout.write(`\n${JSON.stringify(walks)}\n`, () => process.exit());
