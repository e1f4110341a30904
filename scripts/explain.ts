import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse, print } from 'graphql';
import * as v from 'valibot';
import { siteRoot } from '#server/lib/siteRoot.ts';
import { builtServer } from './builtServer.ts';
import { ensureBuild } from './buildSite.ts';
import { withContent } from './embeddedContent.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';

// npm run explain -- /pricing [--text]: starts the built site with empty caches in front of the configured WordPress, asks
// twice for the address, and prints what the first answer requested from WordPress (--text with the GraphQL text), what
// the page depends on, and how it is cached.

type ContentCall = {
  name: string;
  method: string;
  variables: unknown;
  text: string | undefined;
  sentBytes: number;
  status: number | undefined;
  receivedBytes: number;
  ms: number;
};

type Answer = { response: IncomingMessage; bytes: number; ms: number };

const reasons: Record<string, string> = {
  'site; fwd=miss': 'it was in no cache: rendered now',
  'site; hit': 'the rendered page was in memory, and fresh',
  'site; hit; detail=stale-while-revalidate': 'an old copy, which is rendered again in the background',
  'site; hit; detail=stale-if-error': 'an old copy, because WordPress does not answer',
  'site; fwd=bypass': 'a page for one reader alone, which is never cached',
};

const GraphqlRequest = v.object({
  query: v.string(),
  operationName: v.optional(v.string()),
  variables: v.optional(v.unknown()),
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { text: { type: 'boolean', default: false } },
});
const address = positionals[0] ?? '';
if (!/^\/(?!\/)/.test(address)) {
  console.error('Say which page: npm run explain -- /pricing. --text prints the GraphQL text as well.');
  process.exit(2);
}

try {
  await explain();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  // The site and the embedded WordPress of this process have nothing to finish.
  process.exit();
}

async function explain(): Promise<void> {
  await ensureBuild(siteRoot);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'explain-'));
  const port = await freePort();
  const env = await withContent(loadSiteEnvironment('production'));
  Object.assign(process.env, env, {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    // Empty caches, and nothing sent to others.
    DATABASE_URL: '',
    REDIS_URL: '',
    MAIL_URL: '',
    // Only a site with a CDN names what a page depends on. No purge is sent: nothing changes while this runs.
    REVALIDATE_SECRET: 'explain-explain-explain-explain-explain',
    CDN: 'fastly',
    CDN_ID: 'explain',
    CDN_TOKEN: 'explain',
    CDN_API_URL: 'http://localhost:9',
  });
  const calls = recordContentCalls([env['CONTENT_GRAPHQL_URL'] ?? '', env['CONTENT_REST_URL'] ?? '']);
  await import(path.join(siteRoot, builtServer, 'serve.mjs'));
  const url = `http://localhost:${port}${address}`;
  const first = await request(url);
  const firstCalls = [...calls];
  printPage(first, firstCalls, await request(url));
  await rm(dataDir, { recursive: true, force: true });
}

function printPage(first: Answer, firstCalls: readonly ContentCall[], second: Answer): void {
  const { statusCode, headers } = first.response;
  console.log(`${address}: ${statusCode}, ${first.bytes} bytes of HTML, ${first.ms} ms`);
  if (headers.location !== undefined) console.log(`  redirects to ${headers.location}`);
  const received = firstCalls.reduce((sum, call) => sum + call.receivedBytes, 0);
  console.log(`\nRequested from WordPress: ${firstCalls.length} (${received} bytes)`);
  for (const { name, method, variables, text, sentBytes, receivedBytes, status, ms } of firstCalls) {
    console.log(`  ${method} ${name}: ${status ?? 'no answer'}, ${receivedBytes} bytes, ${ms} ms`);
    if (text === undefined) continue;
    console.log(`      variables ${JSON.stringify(variables)}; ${sentBytes} bytes sent`);
    if (values.text) console.log(print(parse(text)).replaceAll(/^/gm, '      '));
  }
  const tags = String(headers['surrogate-key'] ?? '')
    .split(' ')
    .filter(Boolean);
  console.log(`\nDepends on (a purge of one of these renders it again):\n  ${tags.join(' ') || 'nothing'}`);
  console.log('\nCache');
  for (const [nth, { response, ms }] of [
    ['first request ', first],
    ['second request', second],
  ] as const) {
    const state = String(response.headers['cache-status'] ?? '');
    console.log(
      `  ${nth}: ${state || 'no Cache-Status'} (${reasons[state] ?? 'not a cached page'}), ${ms} ms`,
    );
  }
  console.log(`  Cache-Control: ${headers['cache-control'] ?? 'none'}`);
}

async function request(url: string): Promise<Answer> {
  const startedAt = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, resolve).once('error', reject);
  });
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  return { response, bytes, ms: Math.round(performance.now() - startedAt) };
}

/** Records each request to WordPress; the site asks it with `fetch` alone. */
function recordContentCalls(backends: readonly string[]): ContentCall[] {
  const recorded: ContentCall[] = [];
  const fetchAnything = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!backends.some((backend) => url.startsWith(backend))) return fetchAnything(input, init);
    const body = typeof init?.body === 'string' ? init.body : undefined;
    const { searchParams, pathname } = new URL(url);
    const sent = v.safeParse(
      GraphqlRequest,
      body === undefined ? fromAddress(searchParams) : JSON.parse(body),
    );
    const call: ContentCall = {
      name: sent.success ? (sent.output.operationName ?? 'query') : pathname,
      method: body === undefined ? 'GET' : 'POST',
      variables: sent.success ? sent.output.variables : undefined,
      text: sent.success ? sent.output.query : undefined,
      sentBytes: Buffer.byteLength(body ?? url),
      status: undefined,
      receivedBytes: 0,
      ms: 0,
    };
    recorded.push(call);
    const startedAt = performance.now();
    const response = await fetchAnything(input, init);
    call.status = response.status;
    call.receivedBytes = (await response.clone().arrayBuffer()).byteLength;
    call.ms = Math.round(performance.now() - startedAt);
    return response;
  };
  return recorded;
}

function fromAddress(parameters: URLSearchParams): unknown {
  const variables = parameters.get('variables');
  return {
    ...Object.fromEntries(parameters),
    variables: variables === null ? undefined : JSON.parse(variables),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const found = server.address();
      server.close(() => resolve(typeof found === 'object' && found !== null ? found.port : 0));
    });
  });
}
