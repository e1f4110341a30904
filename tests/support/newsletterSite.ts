import { once } from 'node:events';
import Koa from 'koa';
import { createMail, type MailSettings } from '#server/mail/createMail.ts';
import type { Clock } from '#server/mail/clock.ts';
import { createNewsletterRouter } from '#server/newsletter/newsletterRouter.ts';
import { createSubscriberAdmin } from '#server/newsletter/subscriberAdmin.ts';
import { resetRefusedInRow, handleRefusal } from '#server/newsletter/issues/issueBrake.ts';
import type { RuleDeps } from '#server/newsletter/subscriberRows.ts';
import { describeToken } from '#server/newsletter/tokenState.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { createPostLimits } from '#server/forms/postLimits.ts';
import { createLogger, type Logger } from '#server/logger.ts';
import { errorResponses } from '#server/middleware/errorResponses.ts';
import type { RenderMail } from '#schema/mail.ts';
import { renderMail, senderOf, siteUrl } from './mailParts.ts';
import { portOf } from './portOf.ts';
import { noChallenge } from '#server/forms/challengeRouter.ts';
import { newsletterUrls } from '#server/newsletter/tokens.ts';
import { createHandOver } from '#server/mail/tools/draftIssue.ts';
import { cleanIssue } from '#server/newsletter/issues/cleanIssueText.ts';
import { createIssuePreview } from '#server/newsletter/issues/issuePreview.ts';
import { findMailFaults } from '#server/mail/deliverability/checkDeliverability.ts';
import { identityOf } from '#server/mail/deliverability/mailIdentity.ts';
import { createIssuesRouter } from '#server/newsletter/issues/issueRouter.ts';
import { createIssueStore, type IssueStore } from '#server/newsletter/issues/issueStore.ts';
import { createSiteLinks } from '#server/content/normalizeResponse.ts';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';

/** Secret with which WordPress signs its requests. */
export const wordPressSecret = 'a secret of at least 32 characters';

export type NewsletterSite = {
  origin: string;
  worker: ReturnType<typeof createMail>['worker'];
  subscriptions: RuleDeps;
  describeToken: (token: string) => ReturnType<typeof describeToken>;
  issues: IssueStore;
  close: () => Promise<void>;
};

/** Converts links of the tests' content host to paths on the site. */
const { toSitePath } = createSiteLinks({
  contentUrl: 'https://cms.example',
  siteUrl,
  media: createMediaPlaces({ contentUrl: 'https://cms.example', siteUrl }),
  hasChat: true,
});

/**
 * Starts the newsletter routes on a free port, wired as in the server. Each `X-Forwarded-For` counts as a separate
 * visitor.
 */
export async function startNewsletterSite(options: {
  database: Database;
  clock: Clock;
  mailUrl: string | undefined;
  dataDir?: string;
  disclosure?: 'reveal' | 'uniform';
  settings?: Partial<MailSettings>;
  redisUrl?: string;
  renderMail?: RenderMail;
  hasWelcome?: boolean;
  logger?: Logger;
}): Promise<NewsletterSite> {
  const { database, clock } = options;
  const { logger = createLogger('silent') } = options;
  const settings: MailSettings = {
    url: options.mailUrl,
    from: { name: 'Kystlink', address: 'hello@kystlink.example' },
    dkim: undefined,
    enquiryRecipient: undefined,
    unsubscribeAddress: 'leave@kystlink.example',
    webhook: undefined,
    ...options.settings,
  };
  const mail = createMail({
    database,
    settings,
    renderMail: options.renderMail ?? renderMail,
    senderOf,
    loadIssue: (id, locale) => issues.inLanguage(id, locale),
    dataDir: options.dataDir ?? '.',
    onRefused: async ({ id, kind, ...refusal }) =>
      kind === 'issue-paused' ? 'retry' : handleRefusal(subscriptions, { messageId: id, ...refusal }),
    onDelivered: async ({ issueId }) => {
      if (issueId !== null) await resetRefusedInRow(subscriptions, issueId);
    },
    clock,
    logger,
  });
  const subscriptions = {
    database,
    mail: mail.newsletterMail,
    events: mail.subscriptionEvents,
    urls: newsletterUrls(siteUrl),
    disclosure: options.disclosure ?? 'reveal',
    noticeVersion: '2026-05-01',
    sender: 'Kystlink',
    ...(options.hasWelcome !== undefined && { hasWelcome: options.hasWelcome }),
    now: clock.now,
  };
  const issues = createIssueStore(subscriptions);
  const limits = await createPostLimits({ redisUrl: options.redisUrl, logger });
  const router = createNewsletterRouter({
    subscriptions,
    limits,
    checkChallenge: noChallenge,
    siteUrl,
    onQueued: mail.worker.trigger,
    logger,
  });
  const app = new Koa({ proxy: true });
  app.use(errorResponses(logger));
  app.use(router.routes());
  const tool = options.settings?.tool;
  const issuesRouter = createIssuesRouter({
    secret: wordPressSecret,
    store: issues,
    handOver:
      tool &&
      createHandOver({
        tool,
        renderMail: options.renderMail ?? renderMail,
        senderOf,
        from: { name: 'Kystlink', address: 'hello@kystlink.example' },
      }),
    clean: (content) => cleanIssue(content, { toSitePath, siteUrl }),
    preview: createIssuePreview({ renderMail: options.renderMail ?? renderMail, senderOf }),
    reactivate: async (issueId) => {
      const admin = createSubscriberAdmin(subscriptions);
      return admin.reactivate(await admin.findBounced({ issueId }));
    },
    findMailFaults: () => findMailFaults(identityOf(settings, siteUrl)),
    countActive: async () => ({}),
    onQueued: mail.worker.trigger,
    onSent: () => {},
    now: clock.now,
  });
  app.use(issuesRouter.routes());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    worker: mail.worker,
    subscriptions,
    describeToken: (token) => describeToken(subscriptions, token),
    issues,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await mail.worker.stop();
      await limits.close();
    },
  };
}

/** Posts JSON as the page's script does. */
export function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Posts like a form without scripts. Does not follow the redirect. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  });
}
