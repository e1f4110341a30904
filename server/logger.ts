import pino from 'pino';

export type Logger = pino.Logger;

/** The process's log: one JSON object a line, free of secrets, addresses and query strings. */
export function createLogger(level: pino.LevelWithSilent): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  });
}
