import { createServer, type RequestListener } from 'node:http';
import type { Logger } from './logger.ts';
import { isOutOfDescriptors } from './lib/connectionErrors.ts';

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
  let complainedAt = 0;
  const complain = (error: Error) => {
    if (!isOutOfDescriptors(error)) {
      logger.error({ err: error }, 'a connection could not be taken');
      return;
    }
    // The way back: what is kept open for later makes room for who is here now.
    server.closeIdleConnections();
    if (Date.now() - complainedAt < complainEveryMs) return;
    complainedAt = Date.now();
    logger.error(
      { err: error },
      'no file descriptors are left: raise the limit of open files (LimitNOFILE, ulimit -n)',
    );
  };

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject).on('error', complain);
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
