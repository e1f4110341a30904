import http from 'node:http';
import Koa, { type Context } from 'koa';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formRefusalStatuses } from '#schema/formResponse.ts';
import { HttpError } from '#server/errors.ts';
import { createLogger } from '#server/logger.ts';
import { close, listen } from '#tests/support/listen.ts';
import {
  formRefusalMessages,
  handleForm,
  postingCampaign,
  postingPage,
  type Form,
  type FormReply,
} from './handleForm.ts';
import { createPostLimits, type PostLimits } from './postLimits.ts';
import type { FormPost } from './readFormPost.ts';
import type { Reception } from './uploads/uploadFolder.ts';

const logger = createLogger('silent');
const siteUrl = 'https://site.example';
const received = { httpStatus: 200, status: 'received', locale: 'en' } as const;
const onQueued = vi.fn<() => void>();
const cleanUp = vi.fn<() => Promise<void>>();

let limits: PostLimits;
let handle: (ctx: Context, post: FormPost) => FormReply | Promise<FormReply>;
let options: Partial<Form>;
let server: http.Server;
let origin: string;

beforeEach(async () => {
  onQueued.mockReset();
  cleanUp.mockReset().mockResolvedValue();
  limits = await createPostLimits({ redisUrl: undefined, logger });
  handle = () => received;
  options = {};
  const form = (): Form => ({
    bodyLimitBytes: 100,
    takesOneClick: false,
    checksOrigin: true,
    files: { folder: { receive: () => reception }, totalBytes: 100, hasFileField: () => true },
    handle: async (ctx, post) => handle(ctx, post),
    reject: (_ctx, { locale }, { status, retryAfterSeconds }) => ({
      httpStatus: formRefusalStatuses[status],
      status,
      locale,
      retryAfterSeconds,
      message: formRefusalMessages[status === 'unavailable' ? 'malformed' : status],
    }),
    ...options,
  });
  const deps = { limits, siteUrl, onQueued, logger, checkChallenge: async () => undefined };
  const app = new Koa({ proxy: true }).use((ctx) => handleForm(deps, form())(ctx));
  server = http.createServer(app.callback());
  origin = await listen(server);
});
afterEach(() => close(server));

const nothing = async () => {};
const reception: Reception = {
  ...{ files: [], issues: new Map(), take: nothing, keep: nothing, markStored: () => {} },
  cleanUp,
};

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/form`, { method: 'POST', body, headers, redirect: 'manual' });
const postJson = (body: object = {}, headers: Record<string, string> = {}) =>
  post(JSON.stringify(body), { 'content-type': 'application/json', ...headers });

describe('handleForm', () => {
  it('redirects forms without JavaScript to their page, and responds to scripts with JSON', async () => {
    handle = () => ({ ...received, page: '/thanks', data: { page: '/next' } });
    const redirect = await post(new URLSearchParams({ a: 'b' }));
    expect([redirect.status, redirect.headers.get('location')]).toEqual([303, '/thanks']);
    const response = await postJson();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, status: 'received', data: { page: '/next' } });
    expect(onQueued).toHaveBeenCalledTimes(2);
    for (const { headers } of [redirect, response])
      expect(['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))).toEqual([
        'no-store',
        'no-referrer',
        'noindex',
      ]);
  });

  it('responds with JSON if the form’s page is unknown', async () => {
    const response = await post(new URLSearchParams());
    expect(await response.json()).toEqual({ success: true, status: 'received' });
    expect(response.headers.get('retry-after')).toBeNull();
  });

  it('translates the messages of a rejection', async () => {
    const message = formRefusalMessages.limited;
    handle = (_ctx, { locale }) => ({
      ...{ httpStatus: 422, status: 'invalid', locale, message, retryAfterSeconds: 7 },
      fields: new Map([['email', formRefusalMessages.malformed]]),
    });
    const response = await postJson({ locale: 'de' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([422, '7']);
    expect(await response.json()).toEqual({
      success: false,
      status: 'invalid',
      data: {
        message: expect.stringContaining('Minuten'),
        fields: { email: expect.stringContaining('Seite neu') },
      },
    });
  });

  it.each([
    [new HttpError(400, 'malformed', ''), 'malformed', null],
    [new HttpError(403, 'cross_site', ''), 'cross_site', null],
    [new HttpError(410, 'form_expired', ''), 'form_expired', null],
    [new HttpError(413, 'body_too_large', ''), 'too_large', null],
    [new HttpError(415, 'unsupported', ''), 'unsupported_media_type', null],
    [new HttpError(400, 'too_slow', ''), 'too_slow', null],
    [new HttpError(429, 'busy', '', { headers: { 'Retry-After': '5' } }), 'limited', '5'],
    [new HttpError(429, 'busy', ''), 'limited', '60'],
    [new HttpError(404, 'not_found', ''), 'unavailable', '60'],
    [new Error('The database is away.'), 'unavailable', '60'],
  ])('responds to the error %s with status %s', async (error, status, retryAfter) => {
    const log = vi.spyOn(logger, 'error');
    handle = () => {
      throw error;
    };
    const response = await postJson();
    expect([(await response.json()).status, response.headers.get('retry-after')]).toEqual([
      status,
      retryAfter,
    ]);
    expect(log).toHaveBeenCalledTimes(status === 'unavailable' ? 1 : 0);
    expect(onQueued).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('rejects posts of other sites, unless the form has a token', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await (await postJson({}, headers)).json()).toMatchObject({ status: 'cross_site' });
    expect((await postJson({}, { origin: siteUrl })).status).toBe(200);
    options = { checksOrigin: false };
    expect((await postJson({}, headers)).status).toBe(200);
  });

  it('accepts sixty posts a minute, and any number of one-click requests', async () => {
    const statuses = async () => {
      const responses = await Promise.all(Array.from({ length: 61 }, () => postJson()));
      return responses.map(({ status }) => status).filter((status) => status !== 200);
    };
    expect(await statuses()).toEqual([429]);
    const limited = await postJson();
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    options = { takesOneClick: true };
    expect(await statuses()).toEqual([]);
  });

  it('removes the files of a post, and responds even if that fails', async () => {
    const form = new FormData();
    form.set('file', new Blob(['a']), 'a.txt');
    expect((await post(form)).status).toBe(200);
    expect(cleanUp).toHaveBeenCalledTimes(1);
    cleanUp.mockRejectedValue(new Error('The disk is full.'));
    handle = () => {
      throw new Error('The database is away.');
    };
    expect((await post(form)).status).toBe(503);
    expect(cleanUp).toHaveBeenCalledTimes(2);
  });
});

/** Returns the result of a function of the context for a post from a page. */
async function fromPage<T>(referer: string | undefined, read: (ctx: Context) => T): Promise<T | undefined> {
  let result: T | undefined;
  handle = (ctx) => {
    result = read(ctx);
    return received;
  };
  await postJson({}, referer === undefined ? {} : { referer });
  return result;
}

it.each([
  [`${siteUrl}/da/priser?x=1#y`, '/da/priser'],
  [`${siteUrl}/${'a'.repeat(400)}`, `/${'a'.repeat(299)}`],
  [`${siteUrl}//evil.example`, null],
  ['https://other.example/da', null],
  ['nonsense', null],
  [undefined, null],
])('postingPage returns the path of %s as %s', async (referer, page) => {
  expect(await fromPage(referer, (ctx) => postingPage(ctx, siteUrl))).toBe(page);
});

it('postingPage accepts pages of the requested host if the site has no configured origin', async () => {
  const read = (ctx: Context) => postingPage(ctx, undefined);
  expect(await fromPage(`${origin}/da`, read)).toBe('/da');
  expect(await fromPage(`${siteUrl}/da`, read)).toBeNull();
});

it.each([
  [
    'utm_source=news&utm_medium=mail&utm_term=a&utm_content=b&utm_campaign=c&utm_other=d',
    {
      ...{ source: 'news', medium: 'mail', campaign: 'c', term: 'a', content: 'b' },
    },
  ],
  [
    `utm_source=%20a%0A%0Ab%20&utm_medium=%0A&utm_campaign=${'c'.repeat(101)}`,
    {
      ...{ source: 'a b', campaign: 'c'.repeat(100) },
    },
  ],
  ['source=news', undefined],
])('postingCampaign reads %s', async (query, campaign) => {
  expect(await fromPage(`${siteUrl}/da?${query}`, (ctx) => postingCampaign(ctx, siteUrl))).toEqual(campaign);
  expect(
    await fromPage(`https://other.example/?${query}`, (ctx) => postingCampaign(ctx, siteUrl)),
  ).toBeUndefined();
});
