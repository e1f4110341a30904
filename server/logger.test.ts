import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createLogger, isoTime } from './logger.ts';

function loggedLines(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let lines = '';
  write(createLogger('info', { write: (line) => void (lines += line) }));
  return lines;
}

it.skipIf(!existsSync('/dev/full'))(
  'createLogger does not end the process when the log cannot be written (needs /dev/full)',
  async () => {
    const full = await open('/dev/full', 'w');
    const script = `
    import { createLogger } from '#server/logger.ts';
    const logger = createLogger('info');
    for (let line = 0; line < 100; line += 1) logger.error({ line }, 'x'.repeat(1000));
    setTimeout(() => process.exit(7), 300);
  `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', full.fd, 'inherit'],
      timeout: 10_000,
      killSignal: 'SIGKILL',
    });
    const [code] = await once(child, 'exit');
    await full.close();
    expect(code).toBe(7);
  },
);

describe('createLogger: logged errors', () => {
  it.each(['err', 'error'])('include message, stack, code and cause under %s', (key) => {
    const cause = new Error('connection refused');
    const error = Object.assign(new Error('the row was not written', { cause }), { code: '23505' });
    const line = loggedLines((logger) => logger.error({ [key]: error }, 'failed'));
    const { [key]: entry } = JSON.parse(line);
    expect(entry).toMatchObject({ type: 'Error', code: '23505' });
    expect(entry.message).toBe('the row was not written: connection refused');
    expect(entry.stack).toContain('logger.test.ts');
    expect(entry.stack).toContain('connection refused');
  });

  it('keep package names in the stack', () => {
    const error = new Error('x');
    error.stack = 'Error: x\n    at run (/app/node_modules/@koa/router/index.js:1:2)';
    expect(loggedLines((logger) => logger.error({ error }))).toContain('node_modules/@koa/router');
  });

  it('contain no personal data of a row or recipient', () => {
    const rejection = Object.assign(new Error('550 <maja@nordvand.example> unknown', { cause: 'x' }), {
      detail: 'Key (email)=(maja@nordvand.example) already exists.',
      parameters: ['Maja Thorsen'],
      response: '550 5.1.1 <maja@nordvand.example>',
    });
    const line = loggedLines((logger) => {
      logger.error({ error: rejection });
      logger.warn({ err: new Error('outer', { cause: rejection }) });
      logger.warn({ error: 'no mailbox for maja@nordvand.example' });
    });
    expect(line).toContain('550 <[address]> unknown');
    expect(line).not.toMatch(/maja/i);
  });
});

it('isoTime formats times like Date.toISOString, even when the clock is set back', () => {
  for (const ms of [1_763_842_979_007, 1_763_842_979_999, 1_763_842_980_000, 1_763_842_900_040, 0])
    expect(isoTime(ms)).toBe(new Date(ms).toISOString());
});
