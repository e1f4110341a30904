import { createServer, type RequestListener } from 'node:http';
import { isOutOfDescriptors } from './connectionErrors.ts';
import { openFilesLimit } from './openFilesLimit.ts';
import type { Logger } from '#server/logger.ts';

/** How long a client may take, in milliseconds: nobody holds a connection for nothing. */
const patience = {
  headersTimeout: 10_000,
  /** Of a whole request, its body included. */
  requestTimeout: 30_000,
  /** A proxy has to close its idle connections earlier (deploy/nginx.conf). */
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
const silenceMs = 30_000;
const complainEveryMs = 10_000;
const reservedDescriptors = 64;

export type HttpServer = {
  port: number;
  /** Takes no more requests, finishes those that run within the time given, and cuts off the rest. */
  stop(withinMs: number): Promise<void>;
};

/** Listens, or rejects with the reason why it cannot. */
export function startHttpServer(
  handler: RequestListener,
  { port, host, logger }: { port: number; host: string; logger: Logger },
): Promise<HttpServer> {
  const server = createServer(patience, handler);
  // A client that neither sends nor reads.
  server.timeout = silenceMs;
  server.maxConnections = mostConnections();
  const makeRoom = () => {
    // The way back: what is kept open for later makes room for who is here now.
    server.closeIdleConnections();
  };
  const complain = atMostEvery(complainEveryMs, (code: string) =>
    logger.error(
      { code, connections: server.maxConnections },
      'too few file descriptors are left: raise the limit of open files (LimitNOFILE, ulimit -n)',
    ),
  );
  server.on('drop', () => {
    complain('connections');
    makeRoom();
  });
  const onError = (error: Error) => {
    if (isOutOfDescriptors(error)) {
      complain('accept');
      makeRoom();
    } else logger.error({ err: error }, 'a connection could not be taken');
  };

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject).on('error', onError);
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        async stop(withinMs) {
          const closed = new Promise<void>((done) => server.close(() => done()));
          server.closeIdleConnections();
          const forced = setTimeout(() => server.closeAllConnections(), withinMs);
          await closed;
          clearTimeout(forced);
        },
      });
    });
  });
}

/** Each may have a file open too; the rest is for the database, the content backend, and the log. */
function mostConnections(): number {
  const limit = openFilesLimit();
  return Math.max(8, Math.floor((limit - reservedDescriptors) / 2));
}

function atMostEvery<T>(ms: number, act: (value: T) => void): (value: T) => void {
  let last = -Infinity;
  return (value) => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    act(value);
  };
}
