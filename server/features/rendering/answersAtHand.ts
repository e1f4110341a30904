import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { KeptPage } from './KeptPage.ts';

declare module 'koa' {
  interface DefaultState {
    /** The page that was answered as it is kept, in the same way for everybody who asks in the same encoding. */
    pageAtHand?: KeptPage;
  }
}

/** A whole answer as it goes over the line, but for what is each request's own. */
export type AnswerAtHand = {
  /** Names and values in turn. */
  headers: readonly string[];
  bytes: Buffer;
  /** Its path as JSON. */
  loggedPath: string;
};

export type AnswersAtHand = {
  /** Remembers how a page at hand was answered. Belongs above all that adds headers. */
  learn: Middleware;
  /** How the same request was answered before, while its page is fresh; undefined for all that has to be looked at. */
  find(request: IncomingMessage): AnswerAtHand | undefined;
};

/** Of one request, and none of the next. */
const ownHeaders: ReadonlySet<string> = new Set(['x-request-id']);
/** With one of these the answer depends on more than its address. */
const singular = ['Set-Cookie', 'Server-Timing'];
/** Browsers send a handful; whoever makes up more gets the same answers, computed. */
const mostAcceptHeaders = 200;
/** Of a page: what nearly everybody reads, and what a proxy may ask for. */
const mostEncodings = 2;

/**
 * Pages at hand with the headers that they were sent with the last time. They are learned from the long way, which stays
 * the only place that decides what an answer says, and are forgotten with the page.
 */
export function createAnswersAtHand(pageAt: (url: string) => KeptPage | undefined): AnswersAtHand {
  const answers = new WeakMap<KeptPage, Map<string, AnswerAtHand>>();
  const encodings = new LRUCache<string, string>({ max: mostAcceptHeaders });

  return {
    async learn(ctx, next) {
      await next();
      const page = ctx.state.pageAtHand;
      const encoding = ctx.response.get('Content-Encoding');
      // A page that is not compressed is not kept as it is sent.
      if (page === undefined || ctx.method !== 'GET' || ctx.status !== 200 || encoding === '') return;
      if (!Buffer.isBuffer(ctx.body) || singular.some((name) => ctx.res.hasHeader(name))) return;
      const known = answers.get(page) ?? new Map<string, AnswerAtHand>();
      answers.set(page, known);
      encodings.set(ctx.get('accept-encoding'), encoding);
      if (known.has(encoding) || known.size >= mostEncodings) return;
      const headers = ctx.res
        .getHeaderNames()
        .filter((name) => !ownHeaders.has(name))
        .flatMap((name) => [name, String(ctx.res.getHeader(name))]);
      known.set(encoding, { headers, bytes: ctx.body, loggedPath: JSON.stringify(ctx.path) });
    },
    find({ method, url = '', headers }) {
      if (method !== 'GET' || isConditional(headers) || headers.authorization !== undefined) return undefined;
      const encoding = encodings.get(headers['accept-encoding'] ?? '');
      if (encoding === undefined) return undefined;
      const page = pageAt(url);
      return page && answers.get(page)?.get(encoding);
    },
  };
}

function isConditional(headers: IncomingMessage['headers']): boolean {
  return headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined;
}
