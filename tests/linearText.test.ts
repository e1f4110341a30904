import * as v from 'valibot';
import { expect, it } from 'vitest';
import { escapeHtml, renderWysiwyg, textOf } from '#cms/wordpress/html.ts';
import { cleanAddress } from '#components/analytics/cleanAddress.ts';
import { splitLeadIn } from '#components/content/leadIn.ts';
import { numbersIn } from '#components/drawing/drawingContent.ts';
import { headingsOf, isTakenFrom, withHeadingIds } from '#components/content/articleText.ts';
import { parseAmount } from '#components/content/amount.ts';
import { readRates } from '#components/pricing/fleetPrice.ts';
import { highlight, highlightBlocks } from '#components/ui/RichText/highlight.ts';
import { createI18n } from '#locales/createI18n.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';
import { splitLocale } from '#locales/routing.ts';
import { readEditorsHead, staticHead } from '#renderer/head/documentHead.ts';
import { listHead } from '#renderer/head/listHead.ts';
import { anchorsOf } from '#schema/anchors.ts';
import { isEmailAddress } from '#schema/emailAddress.ts';
import { lineOf } from '#schema/markup.ts';
import { operationSlug } from '#schema/openapi.ts';
import { embeddedVideo, videoOfPage } from '#schema/richText.ts';
import { httpUrl } from '#server/config/configValues.ts';
import { markMissingAlts } from '#server/page-check/checkedContent.ts';
import { parsePage } from '#server/page-check/pageReading.ts';
import { createSiteLinks, normalizeResponse } from '#server/content/normalizeResponse.ts';
import { createHtmlSanitiser } from '#server/content/sanitiseHtml.ts';
import { safeFileName } from '#server/forms/uploads/fileType.ts';
import { normaliseEscapes, normaliseAddress } from '#server/lib/normaliseAddress.ts';
import { acceptedLocale } from '#server/lib/requestLocale.ts';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { redactEmails } from '#server/logger.ts';
import { statusIn } from '#server/mail/bounces/router.ts';
import { readReturned } from '#server/mail/bounces/readReturned.ts';
import { breakLines } from '#server/media/cardSvg.ts';
import { drawingSize } from '#server/media/imageMetadata.ts';
import { readImport } from '#server/newsletter/import/readImport.ts';
import { prefixLinks } from '#server/rendering/prefixLinks.ts';
import { impersonalWords } from '#server/search/missedSearches.ts';
import { textFragment, splitAtHeadings } from '#server/search/plainText.ts';
import { createWords } from '#server/search/words.ts';
import { growth } from './support/growth.ts';

const contentUrl = 'https://cms.example';
const links = createSiteLinks({
  hasChat: true,
  contentUrl,
  siteUrl: 'https://site.example',
  media: createMediaPlaces({ contentUrl }),
});
const sanitiseHtml = createHtmlSanitiser(links);
const searchWords = await createWords('en');
const addresses = {
  resolve: (target: string) => target,
  absolute: (uri: string) => uri,
  upload: (file: string) => file,
};
const i18n = await createI18n('en');
const head = staticHead(
  { title: 'Journal', isIndexed: true },
  { locale: 'en', path: '/blog', alternates: [], siteUrl: contentUrl, isIndexable: true },
);
const imageMetadata = async () => ({ width: 0, height: 0, ratio: 0 });
const request = { id: 1, type: 'page' as const, locale: 'en' as const };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const orUndefined = (read: () => unknown) => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Functions that read or write texts of editors, visitors, mail servers and other sites. */
const works: Record<string, (text: string) => unknown> = {
  'a line of text': lineOf,
  'sanitised HTML': sanitiseHtml,
  'a link in content': links.toSitePath,
  'a response of the content backend': (text) =>
    normalizeResponse(
      { page: { content: text, title: text, uri: text } },
      { links, sanitiseHtml, imageMetadata },
    ),
  'HTML of the embedded content': (text) => [renderWysiwyg(text, 'en', addresses), textOf(text)],
  'marks for missing alt texts': (text) => markMissingAlts({ text }),
  'a rendered page': (html) => parsePage({ html }),
  'a checked page': (text) => {
    const section = { __typename: 'PageElementsSectionElementsFaqLayout', title: text };
    const content = { page: { title: text, pageElements: { sectionElements: [section] } } };
    return parsePage({ html: `<main><h2>${escapeHtml(text)}</h2></main>`, checked: { content, request } });
  },
  'preview links': (html) => prefixLinks('/preview', html),
  'headings of an article': (html) => withHeadingIds(html, anchorsOf(headingsOf(html))),
  'an excerpt': (text) => isTakenFrom(text, text),
  'highlighted code': (text) => [highlight(text), highlightBlocks(`<pre><code>${text}</code></pre>${text}`)],
  'search passages': splitAtHeadings,
  'search terms': (text) => [searchWords.indexed(text), textFragment(text.toWellFormed())],
  'searches without results': impersonalWords,
  'the title of a social card': (text) =>
    breakLines(
      text,
      { width: 900, height: 400, sizes: [80, 40], lineHeight: 1.2 },
      ({ length }) => length / 2,
    ),
  'head tags from WordPress': readEditorsHead,
  'the title of a list page': (text) =>
    listHead(
      { ...head, title: `${text}Journal` },
      {
        shown: { pageNumber: 1, search: undefined },
        neighbours: {},
        i18n,
        siteUrl: contentUrl,
        siteName: 'Journal',
      },
    ),
  'an anchor': (text) => anchorsOf([text, text]),
  'a video': (text) => [embeddedVideo(text), videoOfPage(text)],
  'a lead-in': splitLeadIn,
  'numbers in a drawing': numbersIn,
  'an amount': (text) => [parseAmount(text), readRates(text)],
  'an operation slug': (text) => operationSlug({ method: 'get', path: text }),
  'a message catalogue': readCatalogue,
  'an email address': (text) => [isEmailAddress(text), normaliseAddress(text)],
  'a file name': (text) => safeFileName(text, 'pdf'),
  'a path': (text) => [normaliseEscapes(text), splitLocale(`/${text}`), cleanAddress(`/${text}`)],
  'a configured URL': (text) => v.safeParse(httpUrl, text),
  'Accept-Language': acceptedLocale,
  'a log line': redactEmails,
  'an SMTP status': statusIn,
  'a bounce': (text) => readReturned(bytesOf(text)),
  'a subscriber export': (text) =>
    orUndefined(() => readImport(bytesOf(`email\n${text}\n`), { locale: 'en' })),
  'an SVG size': (text) => drawingSize(Buffer.from(`<svg ${text}`)),
};

/** Strings to repeat: elements that are opened but never closed, and nested ones. */
const repeatedParts = [
  '<',
  '<img ',
  ' ',
  '[',
  '&',
  '"',
  '\n',
  'a@',
  '-',
  '(',
  '&lt;',
  '<!--',
  '<a href="',
  '](',
  '<p>',
  '<b>',
  '<h2>',
  '<p></b>',
  '/',
  '.',
  '=?',
  '"\\',
  '`',
  '*a',
  '_',
  '\r\n ',
];

it.each(Object.keys(works))(
  '%s takes linear time',
  async (name) => {
    const work = works[name] ?? expect.fail();
    const slowFragments: string[] = [];
    for (const fragment of repeatedParts) {
      const textOf = (length: number) => fragment.repeat(Math.ceil(length / fragment.length));
      if ((await growth(work, textOf, 50_000)) === 'superlinear') slowFragments.push(fragment);
    }
    expect(slowFragments).toEqual([]);
  },
  120_000,
);
