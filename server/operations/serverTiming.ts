import { AsyncLocalStorage } from 'node:async_hooks';
import type { Middleware } from 'koa';
import type { Trace } from '#server/lib/trace.ts';
import { isBearer } from './isBearer.ts';

/** `Server-Timing` for who sends the token: how long the answer took, and what of it the pieces of work that it waited for. */
export function createServerTiming(token: string, inner: Trace): { trace: Trace; middleware: Middleware } {
  const running = new AsyncLocalStorage<Map<string, number>>();
  const mayAsk = isBearer(token);
  return {
    async trace(name, attributes, work) {
      const sums = running.getStore();
      if (sums === undefined) return inner(name, attributes, work);
      const begunAt = performance.now();
      try {
        return await inner(name, attributes, work);
      } finally {
        sums.set(name, (sums.get(name) ?? 0) + performance.now() - begunAt);
      }
    },
    async middleware(ctx, next) {
      const authorization = ctx.get('authorization');
      if (authorization === '' || !mayAsk(authorization)) return next();
      const sums = new Map<string, number>();
      const begunAt = performance.now();
      await running.run(sums, next);
      const timings = [...sums, ['total', performance.now() - begunAt] as const];
      ctx.set(
        'Server-Timing',
        timings.map(([name, ms]) => `${name.replaceAll(' ', '-')};dur=${ms.toFixed(1)}`).join(', '),
      );
    },
  };
}
