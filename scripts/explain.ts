import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { parse, print } from 'graphql';
import * as v from 'valibot';
import { siteRoot } from '#server/lib/siteRoot.ts';
import { builtServer } from './builtServer.ts';
import { ensureBuild } from './buildSite.ts';
import { withContent } from './embeddedContent.ts';
import { loadSiteEnvironment } from './loadSiteEnvironment.ts';
import { createProgram, runProgram } from './owner/program.ts';

// Starts the built site with empty caches and the configured WordPress, and requests a page twice. Prints the requests
// to WordPress, the content that the page depends on, and how the page is cached.

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

type PageResponse = { response: IncomingMessage; bytes: number; ms: number };

const reasons: Record<string, string> = {
  'site; fwd=miss': 'not cached: rendered for this request',
  'site; hit': 'cached in memory, and fresh',
  'site; hit; detail=stale-while-revalidate': 'stale copy, re-rendered in the background',
  'site; hit; detail=stale-if-error': 'stale copy, because WordPress is not responding',
  'site; fwd=bypass': 'private page, which is never cached',
};

const GraphqlRequest = v.object({
  query: v.string(),
  operationName: v.optional(v.string()),
  variables: v.optional(v.unknown()),
});

const program: Command = createProgram(
  'explain',
  'Shows what a page requests from WordPress, what it depends on, and how it is cached.',
);
program
  .argument('<path>', 'path of the page, such as /pricing')
  .option('--text', 'print the text of the GraphQL queries too')
  .action((address: string, { text = false }: { text?: boolean }) => {
    if (!/^\/(?!\/)/.test(address)) program.error(`${address} is not a path. Use a path such as /pricing.`);
    return explain(address, text);
  });
await runProgram(program);
// Ends the site and the embedded WordPress, which run in this process.
process.exit();

async function explain(address: string, hasText: boolean): Promise<void> {
  await ensureBuild(siteRoot);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'explain-'));
  const port = await freePort();
  const env = await withContent(loadSiteEnvironment('production'));
  Object.assign(process.env, env, {
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    // Starts with empty caches, and sends no mail.
    DATABASE_URL: '',
    REDIS_URL: '',
    MAIL_URL: '',
    // Configures a CDN, because the site sends a page's tags only to a CDN. Purges nothing, because nothing changes.
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
  printPage({ address, hasText, first, calls: firstCalls, second: await request(url) });
  await rm(dataDir, { recursive: true, force: true });
}

function printPage({
  address,
  hasText,
  first,
  calls,
  second,
}: {
  address: string;
  hasText: boolean;
  first: PageResponse;
  calls: readonly ContentCall[];
  second: PageResponse;
}): void {
  const { statusCode, headers } = first.response;
  console.log(`${address}: ${statusCode}, ${first.bytes} bytes of HTML, ${first.ms} ms`);
  if (headers.location !== undefined) console.log(`  redirects to ${headers.location}`);
  const receivedBytes = calls.reduce((sum, call) => sum + call.receivedBytes, 0);
  console.log(`\nRequests to WordPress: ${calls.length} (${receivedBytes} bytes received)`);
  for (const { name, method, variables, text, sentBytes, receivedBytes, status, ms } of calls) {
    console.log(`  ${method} ${name}: ${status ?? 'no response'}, ${receivedBytes} bytes, ${ms} ms`);
    if (text === undefined) continue;
    console.log(`      variables ${JSON.stringify(variables)}; ${sentBytes} bytes sent`);
    if (hasText) console.log(print(parse(text)).replaceAll(/^/gm, '      '));
  }
  const tags = String(headers['surrogate-key'] ?? '')
    .split(' ')
    .filter(Boolean);
  console.log(
    `\nDepends on (purging one of these renders the page again):\n  ${tags.join(' ') || 'nothing'}`,
  );
  console.log('\nCache');
  for (const [nth, { response, ms }] of [
    ['first request ', first],
    ['second request', second],
  ] as const) {
    const state = String(response.headers['cache-status'] ?? '');
    console.log(
      `  ${nth}: ${state || 'no Cache-Status'} (${reasons[state] ?? 'not a cacheable page'}), ${ms} ms`,
    );
  }
  console.log(`  Cache-Control: ${headers['cache-control'] ?? 'none'}`);
}

async function request(url: string): Promise<PageResponse> {
  const startedAt = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, resolve).once('error', reject);
  });
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  return { response, bytes, ms: Math.round(performance.now() - startedAt) };
}

/** Records all requests to WordPress by wrapping `fetch`, which the site uses for them. */
function recordContentCalls(backends: readonly string[]): ContentCall[] {
  const calls: ContentCall[] = [];
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!backends.some((backend) => url.startsWith(backend))) return originalFetch(input, init);
    const body = typeof init?.body === 'string' ? init.body : undefined;
    const { searchParams, pathname } = new URL(url);
    const request = v.safeParse(
      GraphqlRequest,
      body === undefined ? readQuery(searchParams) : JSON.parse(body),
    );
    const call: ContentCall = {
      name: request.success ? (request.output.operationName ?? 'query') : pathname,
      method: body === undefined ? 'GET' : 'POST',
      variables: request.success ? request.output.variables : undefined,
      text: request.success ? request.output.query : undefined,
      sentBytes: Buffer.byteLength(body ?? url),
      status: undefined,
      receivedBytes: 0,
      ms: 0,
    };
    calls.push(call);
    const startedAt = performance.now();
    const response = await originalFetch(input, init);
    call.status = response.status;
    call.receivedBytes = (await response.clone().arrayBuffer()).byteLength;
    call.ms = Math.round(performance.now() - startedAt);
    return response;
  };
  return calls;
}

function readQuery(parameters: URLSearchParams): unknown {
  const variables = parameters.get('variables');
  return {
    ...Object.fromEntries(parameters),
    variables: variables === null ? undefined : JSON.parse(variables),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
