import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { HttpError } from '#server/errors.ts';
import { createLogger } from '#server/logger.ts';
import { portOf } from '#tests/support/portOf.ts';
import { errorResponses } from './errorResponses.ts';

/** Returns the response to a request whose middleware throws `error`. */
async function responseTo(error: unknown, path: string) {
  const app = new Koa().use(errorResponses(createLogger('silent'))).use((ctx) => {
    ctx.set('Cache-Control', 'public, max-age=60');
    throw error;
  });
  const server = app.listen(0);
  onTestFinished(() => void server.close());
  const response = await fetch(`http://127.0.0.1:${portOf(server)}${path}`);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const tooMany = new HttpError(429, 'too_many', 'Too many.', { headers: { 'Retry-After': '60' } });

it('errorResponses sends the status, message and headers of an HttpError, and forbids caching', async () => {
  const { status, headers, body } = await responseTo(tooMany, '/pricing');
  expect([status, body, headers.get('content-type')]).toEqual([
    429,
    '429 Too many.\n',
    'text/plain; charset=utf-8',
  ]);
  expect(headers.get('retry-after')).toBe('60');
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each(['/api/enquiries', '/wp-json/skerry/v1/tags'])(
  'errorResponses sends JSON for API paths: %s',
  async (path) => {
    const { status, headers, body } = await responseTo(tooMany, path);
    expect([status, JSON.parse(body)]).toEqual([429, { error: { code: 'too_many', message: 'Too many.' } }]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  },
);

it.each([[new Error('password of the database')], ['a text'], [undefined]])(
  'errorResponses hides the details of internal errors: %s',
  async (fault) => {
    const { status, body } = await responseTo(fault, '/api/enquiries');
    expect([status, JSON.parse(body)]).toEqual([
      500,
      { error: { code: 'internal', message: 'Something went wrong on our side.' } },
    ]);
  },
);

it.each(['EMFILE', 'ENFILE'])(
  'errorResponses responds with 503 and Retry-After when no file can be opened: %s',
  async (code) => {
    const { status, headers } = await responseTo(Object.assign(new Error('open'), { code }), '/');
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
  },
);
