import type { Middleware } from 'koa';
import type { Cdn } from '#server/content/cdn.ts';

declare module 'koa' {
  interface DefaultState {
    /** By which a CDN finds the answer when something has changed. */
    cacheTags?: readonly string[];
  }
}

/** Of answers that a shared cache may keep and that say nothing of what they were made of. Every purge has it. */
export const untoldTag = 'untold';

/** Puts the tags of an answer into the header that the CDN reads, where it may keep the answer. */
export function tagAnswers({ header, separator }: Pick<Cdn, 'header' | 'separator'>): Middleware {
  return async (ctx, next) => {
    await next();
    if (!/\bs-maxage=/.test(ctx.response.get('Cache-Control'))) return;
    const tags: readonly string[] = ctx.state.cacheTags ?? [untoldTag];
    ctx.set(header, tags.join(separator));
  };
}
