import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { type NewsletterNotice, noticeTexts } from '#components/newsletter/noticeTexts.ts';
import { data as pageData } from '#renderer/+data.ts';
import type { PageData } from '#renderer/data/PageData.ts';
import { siteNameOf, staticHead } from '#renderer/head/documentHead.ts';
import { newsletterPages, type NewsletterPage } from '#locales/paths.ts';

export type NewsletterPageData = PageData & { notice: NewsletterNotice };

/** Returns the common page data and the notice for the link or the form post. */
export async function data(pageContext: PageContextServer): Promise<NewsletterPageData> {
  const page = newsletterPages.find((name) => name === pageContext.routeParams['page']);
  const { search } = pageContext.urlParsed;
  const notice = await noticeFor(page, pageContext.services, search).catch((error: unknown) => {
    // Without the database, the purpose of a link is unknown.
    pageContext.services.reportOutage(error);
    throw render(503, { kind: 'unavailable' });
  });
  const { services, locale, address } = pageContext;
  services.answerWith(statusOf(notice));
  const sharedData = await pageData(pageContext);
  const title = pageContext.i18n._(noticeTexts[notice.kind].title);
  // The same link works in every language.
  const alternates = sharedData.alternates.map((alternate) => ({
    ...alternate,
    path: alternate.path + (pageContext.urlParsed.searchOriginal ?? ''),
  }));
  const { siteUrl, isIndexable } = services;
  pageContext.head = staticHead(
    { title, isIndexed: false },
    {
      siteName: siteNameOf(sharedData.site.menu),
      locale,
      path: address.pathname,
      alternates,
      siteUrl,
      isIndexable,
    },
  );
  return { ...sharedData, title, alternates, notice };
}

type UrlParameters = Record<string, string>;

/** Returns the notice for URL parameters. They are untrusted, so the state of a token comes from the database. */
async function noticeFor(
  page: NewsletterPage | undefined,
  { describeToken }: PageContextServer['services'],
  { token = '', result = '' }: UrlParameters,
): Promise<NewsletterNotice> {
  if (page === 'check-mail') return { kind: checkMailNotices.find((kind) => kind === result) ?? 'pending' };
  if (page === 'confirm') {
    if (result === 'confirmed' || result === 'already_confirmed' || result === 'resubscribed') {
      return { kind: result };
    }
    const { state, purpose } = await describeToken(token);
    if (purpose !== 'confirm') return { kind: 'unknown_token' };
    if (state === 'used') return { kind: 'already_confirmed' };
    return { kind: state === 'expired' ? 'expired' : 'confirm', token };
  }
  if (page === 'preferences') {
    const { state, purpose, locale } = await describeToken(token);
    if (purpose !== 'unsubscribe') return { kind: 'unknown_token' };
    if (state === 'used') return { kind: 'unsubscribed', token };
    return { kind: result === 'saved' ? 'preferences_saved' : 'preferences', token, language: locale };
  }
  if (result === 'forgotten' || result === 'never') return { kind: result };
  const { state, purpose } = await describeToken(token);
  if (purpose !== 'unsubscribe') return { kind: 'unknown_token' };
  return { kind: state === 'used' ? 'unsubscribed' : 'unsubscribe', token };
}

const checkMailNotices = [
  'already_subscribed',
  'email_required',
  'email_invalid',
  'email_invisible',
  'email_undeliverable',
  'challenge_missing',
  'limited',
  'enough_mails',
  'unavailable',
] as const;

/** Returns the status of a notice: 400 for an unknown link, 410 for an expired link, otherwise 200. */
function statusOf({ kind }: NewsletterNotice): number {
  if (kind === 'unknown_token') return 400;
  return kind === 'expired' ? 410 : 200;
}
