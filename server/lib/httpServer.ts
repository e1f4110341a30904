import { createServer, type RequestListener, type IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import * as v from 'valibot';
import type { Logger } from '#server/logger.ts';

/** How long a client may take, in milliseconds: nobody holds a connection for nothing. */
const patience = {
  headersTimeout: 10_000,
  /** Of a whole request with files, as long as pages wait for its answer. `readBody.ts` waits less for any other body. */
  requestTimeout: 180_000,
  /** A proxy has to close its idle connections earlier (deploy/nginx.conf). */
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
/** Of a body without files. */
const bodyMs = 30_000;
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
  const server = createServer(patience, withinBodyTime(handler));
  // A client that neither sends nor reads.
  server.timeout = silenceMs;
  server.maxConnections = maxConnections();
  const makeRoom = () => {
    // The way back: what is kept open for later makes room for who is here now.
    server.closeIdleConnections();
  };
  const complain = atMostEvery(complainEveryMs, (code: string) =>
    logger.error(
      { code, connections: server.maxConnections },
      'connections rejected for lack of file descriptors; raise the limit on open files (LimitNOFILE, ulimit -n)',
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
    } else logger.error({ err: error }, 'connection could not be accepted');
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

/** Node has one limit for all requests: those whose bodies have no files in them get less here, and Node's own answer. */
function withinBodyTime(handler: RequestListener): RequestListener {
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

/** Each may have a file open too; the rest is for the database, the content backend, and the log. */
function maxConnections(): number {
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

/** How a connection ends that its client has left, or spoiled with what is no HTTP (`HPE_…`). */
const abortCodes = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** True for an error of the client's own: nobody can be told, and nothing is wrong. */
export function isAbort(error: unknown): boolean {
  const code = codeOf(error);
  return abortCodes.has(code) || code.startsWith('HPE_');
}

/** True once nobody reads the answer any longer. */
export function hasLeft(ctx: Context): boolean {
  return ctx.res.destroyed || ctx.req.socket.destroyed;
}

/** True when the process, or the machine, may open no more files and connections. */
export function isOutOfDescriptors(error: unknown): boolean {
  return ['EMFILE', 'ENFILE'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const Report = v.object({
  userLimits: v.object({ open_files: v.object({ soft: v.union([v.number(), v.string()]) }) }),
});

/** How many files and connections this process may open at once; Infinity where nothing limits it, or nobody says. */
function openFilesLimit(): number {
  // Without it the report looks up the names of all who are connected.
  Object.assign(process.report, { excludeNetwork: true });
  const report = v.safeParse(Report, process.report.getReport());
  const limit = report.success ? Number(report.output.userLimits.open_files.soft) : Number.NaN;
  return Number.isNaN(limit) ? Infinity : limit;
}

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Takes a request's target in absolute form (RFC 9112, 3.2.2) for the path in it where it names the host that `Host`
 * names. Any other stays as it is, and is no address of the site.
 */
export function withOriginForm(listener: RequestListener): RequestListener {
  return (request, response) => {
    // Nearly all begin with a slash.
    if (request.url?.charAt(0) !== '/') request.url = originFormOf(request);
    listener(request, response);
  };
}

function originFormOf({ url = '', headers: { host } }: IncomingMessage): string {
  const [, authority, path = ''] = absoluteForm.exec(url) ?? [];
  if (authority === undefined || authority.toLowerCase() !== host?.toLowerCase()) return url;
  return path.startsWith('/') ? path : `/${path}`;
}
