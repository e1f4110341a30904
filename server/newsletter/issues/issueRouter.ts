import { interests } from '#brand/newsletter.ts';
import Router from '@koa/router';
import type { Locale } from '#locales/locales.ts';
import {
  IssueRequest,
  type IssueContent,
  type IssuePreview,
  type LocalisedIssue,
} from '#schema/newsletterIssue.ts';
import { HttpError } from '#server/errors.ts';
import { normaliseAddress } from '#server/lib/normaliseAddress.ts';
import { readSigned } from '#server/lib/readSigned.ts';
import type { IssueStore } from './issueStore.ts';

/** Size limit of a request, enough for thirty articles in three languages. */
const limitBytes = 512 * 1024;

/**
 * Creates the router for WordPress's requests about newsletter issues, signed with the owner's secret: `POST
 * /api/newsletter-issues`. Every response contains the current list. The route does not exist if there is no secret.
 */
export function createIssuesRouter(deps: {
  secret: string | undefined;
  store: IssueStore;
  /** Creates a draft in one language in the mailing tool. `undefined` if no tool is configured. */
  handOver: ((locale: Locale, issue: LocalisedIssue) => Promise<void>) | undefined;
  /** Sanitises the texts of an issue. */
  clean: (content: IssueContent) => IssueContent;
  /** Renders the mails of an issue, one for each language. */
  preview: (content: IssueContent) => Promise<IssuePreview[]>;
  /** Reactivates readers whose subscription ended because the issue bounced. Returns the number of readers. */
  reactivate: (issueId: string) => Promise<number>;
  /** Returns the names of the failed DNS checks of the mail settings, such as `SPF`. */
  findMailFaults: () => Promise<string[]>;
  /** Returns the number of active subscribers in each language. */
  countActive: () => Promise<Record<string, number>>;
  onQueued: () => void;
  /** Called when an issue appears in the archive. */
  onSent: () => void;
  now: () => number;
}): Router {
  const { secret, store } = deps;
  const router = new Router();
  if (secret === undefined) return router;

  router.post('/api/newsletter-issues', async (ctx) => {
    const request = await readSigned(ctx, { secret, now: deps.now, schema: IssueRequest, limitBytes });
    const result = await handleRequest(deps, request);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      ...result,
      issues: await store.list(),
      active: await deps.countActive(),
      canHandOver: deps.handOver !== undefined,
      interests: Object.entries(interests).map(([id, { editors }]) => ({ id, label: editors.en })),
    };
  });
  return router;
}

async function handleRequest(
  {
    store,
    handOver,
    clean,
    preview,
    reactivate,
    findMailFaults,
    onQueued,
    onSent,
  }: Parameters<typeof createIssuesRouter>[0],
  request: IssueRequest,
): Promise<object> {
  switch (request.do) {
    case 'list':
      return {};
    case 'read': {
      const content = await store.content(request.id);
      if (content === undefined) throw notFound();
      return { content, ...(request.checksMail && { mailFaults: await findMailFaults() }) };
    }
    case 'save':
      if ((await store.save(request.id, clean(request.content))) === undefined) throw wrongState();
      return {};
    case 'preview': {
      const content = await store.content(request.id);
      if (content === undefined) throw notFound();
      return { previews: await preview(content) };
    }
    case 'test': {
      const to = normaliseAddress(request.to);
      if (to === undefined) throw new HttpError(422, 'no_address', 'This is not a valid email address.');
      if ((await store.queueTest(request.id, to)) === 0) throw notFound();
      onQueued();
      return {};
    }
    case 'send':
      if ((await store.send(request.id, request.perHour)) === undefined) throw wrongState();
      onSent();
      return {};
    case 'remove':
      await store.remove(request.id);
      return {};
    case 'hand-over': {
      const languages = await store.notHandedOver(request.id);
      if (languages === undefined) throw notFound();
      if (handOver === undefined)
        throw new HttpError(409, 'no_tool', 'No mailing tool is configured. Set NEWSLETTER_TOOL.');
      // Checks the issue first, so that a repeated request creates no second draft.
      const [issue] = (await store.list()).filter(({ id }) => id === request.id);
      if (issue?.state === 'handed-over') return {};
      if (issue?.state !== 'draft') throw wrongState();
      for (const language of languages) {
        await handOver(language.locale, language.issue);
        // Records the language immediately, so that it is not handed over twice if the next language fails.
        await store.recordHandedOver(request.id, language);
      }
      await store.change(request.id, ['draft'], 'handed-over');
      return {};
    }
    case 'pause':
      if ((await store.change(request.id, ['sending'], 'paused')) === undefined) throw wrongState();
      return {};
    case 'resume':
    case 'end-refused': {
      const options = { trustsRefusals: request.do === 'end-refused' };
      if ((await store.resume(request.id, options)) === undefined) throw wrongState();
      onQueued();
      return {};
    }
    case 'reactivate': {
      const count = await reactivate(request.id);
      onQueued();
      return { reactivated: count };
    }
  }
}

const notFound = () => new HttpError(404, 'no_issue', 'Issue not found.');
const wrongState = () =>
  new HttpError(409, 'under_way', 'The current state of the issue does not allow this.');
