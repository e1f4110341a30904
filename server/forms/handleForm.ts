import type { Context } from 'koa';
import type { FormRefusal } from '#schema/formResponse.ts';
import type { Logger } from '#server/logger.ts';
import type { CheckChallenge } from './checkChallenge.ts';
import { formRefusal, retryUnavailableSeconds } from './formRefusal.ts';
import { sendFormReply, type FormReply } from './formReply.ts';
import type { PostLimits } from './postLimits.ts';
import { readFormPost, unreadPost, type FormBody, type FormPost } from './readFormPost.ts';
import { requireSameOrigin } from '#server/lib/requireSameOrigin.ts';

/** What every form is made with. */
export type FormParts = {
  limits: PostLimits;
  /** Asked by the forms that robots would misuse. */
  checkChallenge: CheckChallenge;
  /** Undefined: posts must come from the host they are sent to. */
  siteUrl: string | undefined;
  /** Called when a mail may have been queued. */
  onQueued: () => void;
  logger: Logger;
};

export type Form = FormBody & {
  /**
   * Whether other sites' pages are refused. Not where a token is the proof: it is a secret that another site does not
   * have, and the pages that post it name no referrer, which makes browsers send `Origin: null`.
   */
  checksOrigin: boolean;
  take: (ctx: Context, post: FormPost) => Promise<FormReply>;
  refuse: (
    ctx: Context,
    post: FormPost,
    refusal: { status: FormRefusal; retryAfterSeconds?: number },
  ) => FormReply;
};

/** The one way in for what visitors post: origin, limit, body, language, then the form's own rules. */
export function takeForm(parts: FormParts, form: Form): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    let post = unreadPost(ctx, form);
    let reply: FormReply;
    try {
      if (form.checksOrigin) requireSameOrigin(ctx, parts.siteUrl);
      const retryAfterSeconds = form.takesOneClick ? undefined : await parts.limits.countPost(ctx.ip);
      if (retryAfterSeconds === undefined) {
        post = await readFormPost(ctx, form);
        reply = await form.take(ctx, post);
      } else {
        reply = form.refuse(ctx, post, { status: 'limited', retryAfterSeconds });
      }
    } catch (error) {
      const status = formRefusal(error);
      if (status === 'unavailable') {
        const { requestId } = ctx.state;
        parts.logger.error({ error, requestId, path: ctx.path }, 'a form could not be taken');
      }
      const wait = status === 'unavailable' ? { retryAfterSeconds: retryUnavailableSeconds } : {};
      reply = form.refuse(ctx, post, { status, ...wait });
    }
    sendFormReply(ctx, post.poster, reply);
    parts.onQueued();
  };
}
