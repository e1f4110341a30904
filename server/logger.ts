import pino from 'pino';
import { LRUCache } from 'lru-cache';
import { minuteMs } from '#schema/durations.ts';

export type Logger = pino.Logger;

/** Lines are buffered: one write per line would cost as much as the request that it records. */
const bufferedBytes = 12_288;
const flushMs = 100;
/** Limit of unwritten output; further lines are dropped. */
const heldBytes = 4 * 1024 * 1024;

/** Properties of errors that are logged besides message and stack. */
const tellingKeys = ['code', 'status', 'syscall', 'constraint'] as const;

/**
 * Creates the process's log: one JSON object per line, without secrets, email addresses and query strings. Errors are
 * logged as `err` or `error`.
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
  if (destination !== undefined) return known(pino(options, destination), destination);
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: bufferedBytes,
    maxLength: heldBytes,
    periodicFlush: flushMs,
  });
  survive(output);
  return known(pino({ ...options, hooks: { logMethod: flushingTrouble(output) } }, output), output);
}

/**
 * Keeps the process running when the log cannot be written, such as on a full disk. Without a listener, the `error`
 * event would end the process, and flushing at exit would never return.
 */
function survive(output: ReturnType<typeof pino.destination>): void {
  const flushSync = output.flushSync.bind(output);
  output.on('error', () => (output.flushSync = () => {}));
  output.on('write', () => (output.flushSync = flushSync));
}

const outputs = new WeakMap<Logger, pino.DestinationStream>();

function known(logger: Logger, output: pino.DestinationStream): Logger {
  outputs.set(logger, output);
  return logger;
}

/**
 * Returns a function that writes complete lines to the output of a logger from `createLogger`: JSON of level `info`,
 * without secrets. Returns `undefined` if the logger omits that level.
 */
export function infoLines(logger: Logger): ((line: string) => void) | undefined {
  const output = outputs.get(logger);
  return output && logger.isLevelEnabled('info') ? (line) => void output.write(line) : undefined;
}

/**
 * Flushes warnings and errors immediately, so that none is missing when an operator looks for a fault. Other lines are
 * buffered.
 */
function flushingTrouble(output: { flush(): void }): NonNullable<pino.LoggerOptions['hooks']>['logMethod'] {
  const trouble = pino.levels.values['warn'] ?? 0;
  return function write(line, method, level) {
    method.apply(this, line);
    if (level >= trouble) output.flush();
  };
}

/**
 * Serialises an error with its causes, without properties that libraries add: a database's `detail` quotes the row, a
 * mail server's `response` the recipient.
 */
function describeError(error: unknown): unknown {
  if (typeof error === 'string') return redactEmails(error);
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const described: Record<string, unknown> = {
    type,
    message: redactEmails(message),
    stack: redactEmails(stack),
  };
  for (const key of tellingKeys) {
    if (key in error) described[key] = Reflect.get(error, key);
  }
  return described;
}

let second = Number.NaN;
let prefix = '';

/** Formats a time like `Date.toISOString`, which it calls only once per second: every log line needs a time. */
export function isoTime(ms: number): string {
  const itsSecond = Math.floor(ms / 1000);
  if (itsSecond !== second) {
    second = itsSecond;
    prefix = new Date(itsSecond * 1000).toISOString().slice(0, -'000Z'.length);
  }
  return `${prefix}${String(ms - itsSecond * 1000).padStart(3, '0')}Z`;
}

/** Replaces the email addresses that mail servers and databases quote in errors: they are personal data. */
export function redactEmails(text: string): string {
  // Excludes slashes: stacks contain packages such as node_modules/@koa/router.
  return text.replaceAll(/[^\s<>"'(),;:/]{1,64}@[^\s<>"'(),;:/]+/g, '[address]');
}

/** Creates a function that logs each key at most once a minute: during an outage every request fails. */
export function createRateLimitedLog(): (what: string, log: () => void) => void {
  const logged = new LRUCache<string, true>({ max: 100, ttl: minuteMs });
  return (what, log) => {
    if (logged.has(what)) return;
    logged.set(what, true);
    log();
  };
}
