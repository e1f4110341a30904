import { createServer, type RequestListener, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';
import * as v from 'valibot';
import type { Logger } from '#server/logger.ts';

/** Timeouts of Node's HTTP server in milliseconds, to protect against slow clients. */
const timeouts = {
  headersTimeout: 10_000,
  /** Limit for a whole request with files, equal to the time that pages wait for a response. Other bodies: `bodyMs`. */
  requestTimeout: 180_000,
  /** Limit for idle connections. A proxy must close them earlier (deploy/nginx.conf). */
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
/** Timeout of a body without files. */
const bodyMs = 30_000;
const inactivityMs = 30_000;
/**
 * Time for which a server with an inherited socket still responds after `stop()`, with `Connection: close`.
 * Longer than a proxy keeps idle connections (4 s in deploy/nginx.conf): closing one just as the proxy sends a POST
 * would lose that request.
 */
const lameDuckMs = 4_500;
const logIntervalMs = 10_000;
const reservedDescriptors = 64;

export type HttpServer = {
  port: number;
  /** Stops accepting requests, waits up to `withinMs` for running requests, and closes the remaining connections. */
  stop(withinMs: number): Promise<void>;
};

/**
 * Creates a server and resolves when it listens: on the socket with the file descriptor `fd` if there is one, otherwise
 * on `port`. Rejects if it cannot listen.
 */
export function startHttpServer(
  handler: RequestListener,
  { port, host, fd, logger }: { port: number; host: string; fd?: number | undefined; logger: Logger },
): Promise<HttpServer> {
  let isStopping = false;
  const limitedHandler = withBodyTimeout(handler);
  const server = createServer(timeouts, (request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    limitedHandler(request, response);
  });
  // Closes the connections of clients that neither send nor read.
  server.timeout = inactivityMs;
  server.maxConnections = maxConnections();
  const closeIdleConnections = () => {
    // Makes room for new connections by closing idle ones.
    server.closeIdleConnections();
  };
  const logRejection = atMostEvery(logIntervalMs, (code: string) =>
    logger.error(
      { code, connections: server.maxConnections },
      'connections rejected for lack of file descriptors; raise the limit on open files (LimitNOFILE, ulimit -n)',
    ),
  );
  server.on('drop', () => {
    logRejection('connections');
    closeIdleConnections();
  });
  const onError = (error: Error) => {
    if (isOutOfDescriptors(error)) {
      logRejection('accept');
      closeIdleConnections();
    } else logger.error({ err: error }, 'connection could not be accepted');
  };

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(fd === undefined ? { port, host } : { fd }, () => {
      server.off('error', reject).on('error', onError);
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        async stop(withinMs) {
          isStopping = true;
          const forceTimer = setTimeout(() => server.closeAllConnections(), withinMs);
          if (fd !== undefined) await pause(lameDuckMs);
          const closed = new Promise<void>((resolve) => server.close(() => resolve()));
          server.closeIdleConnections();
          await closed;
          clearTimeout(forceTimer);
        },
      });
    });
  });
}

/** Adds a shorter timeout for bodies without files, because Node has only one. Responds with 408, as Node does. */
function withBodyTimeout(handler: RequestListener): RequestListener {
  return (request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers;
    const hasBody = (length ?? '0') !== '0' || encoding !== undefined;
    if (hasBody && type?.startsWith('multipart/form-data') !== true) {
      const timer = setTimeout(() => {
        if (!response.headersSent)
          request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
        request.socket.destroySoon();
      }, bodyMs);
      request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
    }
    handler(request, response);
  };
}

/**
 * Returns the maximum number of connections: each may also open a file. Some descriptors are reserved for the database,
 * the content backend and the log.
 */
function maxConnections(): number {
  const limit = openFilesLimit();
  return Math.max(8, Math.floor((limit - reservedDescriptors) / 2));
}

function atMostEvery<T>(ms: number, act: (value: T) => void): (value: T) => void {
  let lastCallAt = -Infinity;
  return (value) => {
    if (performance.now() - lastCallAt < ms) return;
    lastCallAt = performance.now();
    act(value);
  };
}

/** Error codes after a client disconnected. Codes for invalid HTTP (`HPE_…`) are checked below. */
const abortCodes = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/**
 * Returns whether the client caused the error by disconnecting or sending invalid HTTP. No response can be sent in
 * either case, and the error is not the server's.
 */
export function isAbort(error: unknown): boolean {
  const code = codeOf(error);
  return abortCodes.has(code) || code.startsWith('HPE_');
}

/** Returns whether the client has disconnected. */
export function hasDisconnected(ctx: Context): boolean {
  return ctx.res.destroyed || ctx.req.socket.destroyed;
}

/** Returns whether the process or the machine has run out of file descriptors. */
export function isOutOfDescriptors(error: unknown): boolean {
  return ['EMFILE', 'ENFILE'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const Report = v.object({
  userLimits: v.object({ open_files: v.object({ soft: v.union([v.number(), v.string()]) }) }),
});

/** Returns the number of files and connections that the process may open; Infinity if unlimited or unknown. */
function openFilesLimit(): number {
  // Without this, the report would do DNS lookups for all connected clients.
  Object.assign(process.report, { excludeNetwork: true });
  const report = v.safeParse(Report, process.report.getReport());
  const limit = report.success ? Number(report.output.userLimits.open_files.soft) : Number.NaN;
  return Number.isNaN(limit) ? Infinity : limit;
}

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Wraps a listener. Converts request targets in absolute form (RFC 9112, 3.2.2) to their path if their host equals the
 * `Host` header. Leaves other targets unchanged: they match no route.
 */
export function withOriginForm(listener: RequestListener): RequestListener {
  return (request, response) => {
    // Nearly all targets begin with a slash.
    if (request.url?.charAt(0) !== '/') request.url = originFormOf(request);
    listener(request, response);
  };
}

function originFormOf({ url = '', headers: { host } }: IncomingMessage): string {
  const [, authority, path = ''] = absoluteForm.exec(url) ?? [];
  if (authority === undefined || authority.toLowerCase() !== host?.toLowerCase()) return url;
  return path.startsWith('/') ? path : `/${path}`;
}
