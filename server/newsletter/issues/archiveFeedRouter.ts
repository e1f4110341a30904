import Router from '@koa/router';
import { escapeText } from 'entities';
import { Feed } from 'feed';
import { addresses } from '#locales/addresses.ts';
import { localeCodes, type Locale } from '#locales/locales.ts';
import { localisePath } from '#locales/routing.ts';
import type { MailSender } from '#schema/mail.ts';
import { withAddresses } from '#schema/issueText.ts';
import type { PublishedIssue } from '#schema/newsletterIssue.ts';
import { translate } from '#server/lib/translate.ts';
import { writeAtom } from '#server/lib/writeAtom.ts';
import { msg } from '#locales/msg.ts';

const maxAgeSeconds = 300;

const archive = msg({
  message: 'Newsletter archive',
  comment: 'Title of the list of past newsletter issues',
});

/**
 * Creates the router of the archive's Atom feeds, one per language, at `/newsletter/archive/feed.xml`. Responds with
 * 404 if no issue was sent in that language.
 */
export function createArchiveFeedRouter(deps: {
  published: (locale: Locale) => Promise<PublishedIssue[]>;
  /** Returns the company as named in its mails. Never rejects. */
  senderOf: (locale: Locale) => Promise<MailSender>;
  siteUrl: string;
}): Router {
  const router = new Router();
  for (const locale of localeCodes) {
    router.get(localisePath(`${addresses.archive.path}/feed.xml`, locale), async (ctx, next) => {
      const issues = await deps.published(locale);
      if (issues.length === 0) return next();
      ctx.set('Cache-Control', `public, max-age=${maxAgeSeconds}`);
      ctx.type = 'application/atom+xml; charset=utf-8';
      ctx.body = createFeed(issues, {
        locale,
        siteUrl: deps.siteUrl,
        company: (await deps.senderOf(locale)).name,
      });
    });
  }
  return router;
}

function createFeed(
  issues: readonly PublishedIssue[],
  { locale, siteUrl, company }: { locale: Locale; siteUrl: string; company: string },
): string {
  const toAbsolute = (path: string) => new URL(path, siteUrl).href;
  const archiveUrl = toAbsolute(localisePath(addresses.archive.path, locale));
  const feed = new Feed({
    id: archiveUrl,
    link: archiveUrl,
    title: `${translate(locale, archive)} | ${company}`,
    feedLinks: { atom: `${archiveUrl}/feed.xml` },
    favicon: toAbsolute('/favicon.ico'),
    generator: false,
    updated: new Date(Math.max(...issues.map(({ sentAt }) => sentAt))),
    author: { name: company, link: toAbsolute('/') },
  });
  for (const { slug, subject, before, beforeHtml, articles, sentAt } of issues) {
    const link = `${archiveUrl}/${slug}`;
    const titles = articles.map(({ title }) => title).join(' · ');
    feed.addItem({
      id: link,
      link,
      // The feed declares HTML, but the subject is plain text.
      title: escapeText(subject),
      description: beforeHtml ? withAddresses(beforeHtml, toAbsolute) : toParagraphs(before || titles),
      published: new Date(sentAt),
      date: new Date(sentAt),
    });
  }
  return writeAtom(feed, locale);
}

/** Converts plain text to HTML paragraphs, which blank lines separate in the text. */
function toParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeText(paragraph)}</p>`)
    .join('');
}
