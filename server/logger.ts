import pino from 'pino';
import { withoutAddresses } from './withoutAddresses.ts';

export type Logger = pino.Logger;

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
    timestamp: pino.stdTimeFunctions.isoTime,
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
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * An error with its causes, without what a library hangs on it: a database's `detail` quotes the row, a mail server's
 * `response` the receiver.
 */
function describeError(error: unknown): unknown {
  if (typeof error === 'string') return withoutAddresses(error);
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const described: Record<string, unknown> = {
    type,
    message: withoutAddresses(message),
    stack: withoutAddresses(stack),
  };
  for (const key of tellingKeys) {
    if (key in error) described[key] = Reflect.get(error, key);
  }
  return described;
}
