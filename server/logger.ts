import pino from 'pino';
import { LRUCache } from 'lru-cache';
import { minuteMs } from '#schema/durations.ts';

export type Logger = pino.Logger;

/** Size of the buffer. Without it, writing a line would take as long as the request that it records. */
const bufferedBytes = 12_288;
const flushMs = 100;
/** Maximum size of unwritten output. Further lines are dropped. */
const maxUnwrittenBytes = 4 * 1024 * 1024;

/** Properties of errors that are logged in addition to message and stack. */
const loggedProperties = ['code', 'status', 'syscall', 'constraint'] as const;

/**
 * Creates the logger of the process. It writes one JSON object per line, without secrets, email addresses and query
 * strings. Errors are logged as `err` or `error`.
 */
export function createLogger(level: pino.LevelWithSilent, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${isoTime(Date.now())}"`,
    serializers: { err: describeError, error: describeError },
    redact: {
      paths: [
        '*.emailAddress',
        '*.token',
        '*.authorization',
        '*.cookie',
        'headers.authorization',
        'headers.cookie',
      ],
      censor: '[redacted]',
    },
  };
  if (destination !== undefined) return registerOutput(pino(options, destination), destination);
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: bufferedBytes,
    maxLength: maxUnwrittenBytes,
    periodicFlush: flushMs,
  });
  ignoreWriteErrors(output);
  return registerOutput(pino({ ...options, hooks: { logMethod: flushWarnings(output) } }, output), output);
}

/**
 * Keeps the process running when the log cannot be written, for example because the disk is full. Without a listener,
 * the `error` event would end the process, and flushing at exit would never return.
 */
function ignoreWriteErrors(output: ReturnType<typeof pino.destination>): void {
  const flushSync = output.flushSync.bind(output);
  output.on('error', () => (output.flushSync = () => {}));
  output.on('write', () => (output.flushSync = flushSync));
}

const outputs = new WeakMap<Logger, pino.DestinationStream>();

function registerOutput(logger: Logger, output: pino.DestinationStream): Logger {
  outputs.set(logger, output);
  return logger;
}

/**
 * Returns a function that writes lines to the output of a logger from `createLogger`. Callers must pass complete lines
 * of JSON with the level `info` and without secrets. Returns `undefined` if the logger omits that level.
 */
export function infoLines(logger: Logger): ((line: string) => void) | undefined {
  const output = outputs.get(logger);
  return output && logger.isLevelEnabled('info') ? (line) => void output.write(line) : undefined;
}

/**
 * Creates a hook that flushes warnings and errors immediately, so that none is missing when an operator investigates a
 * problem. Other lines are buffered.
 */
function flushWarnings(output: { flush(): void }): NonNullable<pino.LoggerOptions['hooks']>['logMethod'] {
  const warnLevel = pino.levels.values['warn'] ?? 0;
  return function write(line, method, level) {
    method.apply(this, line);
    if (level >= warnLevel) output.flush();
  };
}

/**
 * Serialises an error with its causes, but without properties that libraries add: a database's `detail` quotes the row,
 * and a mail server's `response` quotes the recipient.
 */
function describeError(error: unknown): unknown {
  if (typeof error === 'string') return redactEmails(error);
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const entry: Record<string, unknown> = {
    type,
    message: redactEmails(message),
    stack: redactEmails(stack),
  };
  for (const key of loggedProperties) {
    if (key in error) entry[key] = Reflect.get(error, key);
  }
  return entry;
}

let lastSecond = Number.NaN;
let lastPrefix = '';

/** Formats a time like `Date.toISOString`, which it calls only once per second because every log line has a time. */
export function isoTime(ms: number): string {
  const unixSecond = Math.floor(ms / 1000);
  if (unixSecond !== lastSecond) {
    lastSecond = unixSecond;
    lastPrefix = new Date(unixSecond * 1000).toISOString().slice(0, -'000Z'.length);
  }
  return `${lastPrefix}${String(ms - unixSecond * 1000).padStart(3, '0')}Z`;
}

/** Replaces email addresses, which are personal data. Mail servers and databases quote them in errors. */
export function redactEmails(text: string): string {
  // Excludes slashes: stacks contain packages such as node_modules/@koa/router.
  return text.replaceAll(/[^\s<>"'(),;:/]{1,64}@[^\s<>"'(),;:/]+/g, '[address]');
}

/** Creates a function that logs each key at most once a minute, because every request fails during an outage. */
export function createRateLimitedLog(): (what: string, log: () => void) => void {
  const recentKeys = new LRUCache<string, true>({ max: 100, ttl: minuteMs });
  return (key, log) => {
    if (recentKeys.has(key)) return;
    recentKeys.set(key, true);
    log();
  };
}
