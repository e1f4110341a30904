import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import pino from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { embeddedSpecification } from '#cms/embeddedSpecification.ts';
import { findFaults } from '#server/api-reference/findFaults.ts';
import { prepareSpecification } from '#server/api-reference/prepare.ts';
import { createApiReferenceRouter, createDocsOutline } from '#server/api-reference/apiReferenceRouter.ts';
import {
  createSpecificationSource,
  type SpecificationSourceOptions,
} from '#server/api-reference/specificationSource.ts';
import { openBackupStore, type BackupStore } from '#server/lib/backupStore.ts';

/** Returns the smallest accepted specification, with additional fields. */
export const minimal = (title: string, extra: object = {}) => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  paths: {
    '/sims': { get: { operationId: 'listSims', responses: { '200': { description: 'The SIMs.' } } } },
  },
  ...extra,
});

/** Returns a listener that responds with a JSON document. */
export const json =
  (document: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
  };

/** Returns a listener that responds with a status and no body. */
export const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(code, headers).end();
  };

/** Returns the title of the specification in a site's response. */
export async function titleOf(response: Response): Promise<unknown> {
  const document: { info: { title: string } } = await response.json();
  return document.info.title;
}

/** Provides a file's tests with sites that have only the API reference, and API hosts. Stops them after each test. */
export function useDocs() {
  let dataDir: string;
  let copies: BackupStore;
  const servers: Server[] = [];

  async function listen(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Starts a fake API host with the given responses that counts requests. */
  async function apiHost(respond: RequestListener) {
    const host = { origin: '', requests: 0, answer: respond };
    host.origin = await listen((request, response) => {
      host.requests += 1;
      host.answer(request, response);
    });
    return host;
  }

  async function site(options: Partial<SpecificationSourceOptions>) {
    const source = createSpecificationSource({
      origin: undefined,
      embedded: embeddedSpecification,
      // Does not use a separate thread, which would load the checker's modules for each test.
      prepare: (text) => prepareSpecification(Buffer.from(text)),
      findFaults: (text) => findFaults(Buffer.from(text)),
      fetch: globalThis.fetch,
      copies: copies.of('api reference'),
      logger: pino({ level: 'silent' }),
      ...options,
    });
    const url = await listen(
      new Koa().use(createApiReferenceRouter({ specification: source }).routes()).callback(),
    );
    const get = (headers: Record<string, string> = {}) =>
      fetch(`${url}/api/docs-json`, { headers: { 'accept-encoding': 'identity', ...headers } });
    return { url, get, outline: createDocsOutline(source) };
  }

  const copiesFile = () => join(dataDir, 'copies.sqlite');
  const openCopies = () => openBackupStore(copiesFile(), pino({ level: 'silent' }));

  /** Closes and reopens the stored copies, like a restart of the process. */
  async function restart() {
    await copies.close();
    copies = openCopies();
  }

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'docs-'));
    copies = openCopies();
  });

  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    await copies.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  return { apiHost, site, restart, copiesFile, closeCopies: () => copies.close() };
}
