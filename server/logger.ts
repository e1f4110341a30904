import pino from 'pino';
import { LRUCache } from 'lru-cache';
import { minuteMs } from '#schema/durations.ts';

export type Logger = pino.Logger;

/** A write a line costs as much as the request that it tells of. */
const bufferedBytes = 12_288;
const flushMs = 100;
/** Of what could not be written yet; beyond it lines are dropped. */
const heldBytes = 4 * 1024 * 1024;

/** What an error tells beside its message and stack: names and codes. */
const tellingKeys = ['code', 'status', 'syscall', 'constraint'] as const;

/**
 * The process's log: one JSON object a line, free of secrets, addresses and query strings. Errors stand under `err` or
 * `error`.
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
 * A log that cannot be written, on a full disk, is no reason to stop: without a listener its error event would end the
 * process, and writing what is left at the end would go on for ever.
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
 * Writes whole lines among those of a logger that `createLogger` made: JSON of the level `info` with nothing secret in it.
 * Undefined where the logger leaves that level out.
 */
export function infoLines(logger: Logger): ((line: string) => void) | undefined {
  const output = outputs.get(logger);
  return output && logger.isLevelEnabled('info') ? (line) => void output.write(line) : undefined;
}

/** Lines of daily business are written together; whoever looks for a fault shall not miss the line that tells it. */
function flushingTrouble(output: { flush(): void }): NonNullable<pino.LoggerOptions['hooks']>['logMethod'] {
  const trouble = pino.levels.values['warn'] ?? 0;
  return function write(line, method, level) {
    method.apply(this, line);
    if (level >= trouble) output.flush();
  };
}

/**
 * An error with its causes, without what a library hangs on it: a database's `detail` quotes the row, a mail server's
 * `response` the receiver.
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

/** A time as `Date.toISOString` writes it, which is asked for once a second: a log needs one for each of its lines. */
export function isoTime(ms: number): string {
  const itsSecond = Math.floor(ms / 1000);
  if (itsSecond !== second) {
    second = itsSecond;
    prefix = new Date(itsSecond * 1000).toISOString().slice(0, -'000Z'.length);
  }
  return `${prefix}${String(ms - itsSecond * 1000).padStart(3, '0')}Z`;
}

/** A text without the mail addresses that a mail server or a database quotes in it: they are personal data. */
export function redactEmails(text: string): string {
  // No slash, for a stack names packages such as node_modules/@koa/router.
  return text.replaceAll(/[^\s<>"'(),;:/]{1,64}@[^\s<>"'(),;:/]+/g, '[address]');
}

/** Lets each thing be logged once a minute at most: during an outage every visitor is a failure. */
export function createRateLimitedLog(): (what: string, log: () => void) => void {
  const logged = new LRUCache<string, true>({ max: 100, ttl: minuteMs });
  return (what, log) => {
    if (logged.has(what)) return;
    logged.set(what, true);
    log();
  };
}
