import Router from '@koa/router';
import { isLocale, localeCodes, type Locale } from '#locales/locales.ts';
import {
  logoContentId,
  type MailSender,
  type RenderedMail,
  type RenderMail,
  type Mail,
} from '#schema/mail.ts';
import { mailPage, sendMailBody, sendPage, type InlinePicture, html } from './viewerPages.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { isMissing } from '#server/lib/diskRoom.ts';

/**
 * Shows at `/__mail` a sample of every mail, and those written to `dataDir/mail`. For development only: whoever may open
 * it may confirm any subscription.
 */
export function createMailViewerRouter(deps: {
  dataDir: string;
  renderMail: RenderMail;
  senderOf: (locale: Locale) => Promise<MailSender>;
}): Router {
  const written = createWrittenMails(deps);
  const router = new Router({ prefix: '/__mail' });

  async function renderSample(
    params: Readonly<Record<string, string>>,
  ): Promise<{ mail: RenderedMail; pictures: InlinePicture[] } | undefined> {
    const { kind, locale } = params;
    const sampleOf = Object.entries(samples).find(([known]) => known === kind)?.[1];
    if (sampleOf === undefined || !isLocale(locale)) return undefined;
    const sender = await deps.senderOf(locale);
    const mail = await deps.renderMail(sampleOf(locale, sender.siteUrl), sender);
    const { logo } = sender;
    return {
      mail,
      pictures: logo ? [{ contentId: logoContentId, type: 'image/png', bytes: logo.png }] : [],
    };
  }

  router.get('/', async (ctx) => {
    const kinds = Object.keys(samples).map((kind) => {
      const links = localeCodes.map(
        (locale) => html`<a href="/__mail/samples/${kind}/${locale}">${locale}</a> `,
      );
      return html`<li>${kind}: ${links}</li>`;
    });
    const rows = (await written.all()).map(({ name, mail }) => {
      const recipients = (mail.to ?? []).map(({ address }) => address ?? '').join(', ');
      return html`<li>
        <a href="/__mail/${encodeURIComponent(name)}">${mail.subject ?? '(no subject)'}</a>
        <span>${recipients} · ${mail.date ?? ''}</span>
      </li>`;
    });
    const list = html`<ul>
      ${rows}
    </ul>`;
    sendPage(
      ctx,
      'Mails',
      html`<h2>Samples</h2>
        <ul>
          ${kinds}
        </ul>
        <h2>Sent mails</h2>
        ${rows.length > 0 ? list : html`<p>No mail has been sent yet.</p>`}`,
    );
  });

  router.get('/samples/:kind/:locale', async (ctx) => {
    const sample = await renderSample(ctx.params);
    if (sample === undefined) return;
    const { mail } = sample;
    sendPage(ctx, mail.subject, mailPage({ bodyUrl: `${ctx.path}/html`, text: mail.text, headers: [] }));
  });
  router.get('/samples/:kind/:locale/html', async (ctx) => {
    const sample = await renderSample(ctx.params);
    if (sample !== undefined) sendMailBody(ctx, sample.mail.html, sample.pictures);
  });

  router.get('/:name', async (ctx) => {
    const mail = await written.find(ctx.params['name']);
    if (mail === undefined) return;
    const page = mailPage({
      bodyUrl: `${ctx.path}/html`,
      text: mail.text ?? '',
      headers: mail.headers.map(({ originalKey, value }) => [originalKey, value]),
    });
    sendPage(ctx, mail.subject ?? '(no subject)', page);
  });
  router.get('/:name/html', async (ctx) => {
    const mail = await written.find(ctx.params['name']);
    if (mail !== undefined) sendMailBody(ctx, mail.html ?? '', inlinePictures(mail));
  });

  return router;
}

type SampleOf = (locale: Locale, siteUrl: string) => Mail;

const toSubscriber = (locale: Locale, siteUrl: string) => ({
  locale,
  to: 'ada@example.com',
  unsubscribeUrl: `${siteUrl}/newsletter/unsubscribe?token=sample`,
  preferencesUrl: `${siteUrl}/newsletter/preferences?token=sample`,
  oneClickUrl: `${siteUrl}/api/newsletter/unsubscribe?token=sample`,
});

/** One mail of each kind, for people who write or translate them. */
const samples: { readonly [Kind in Mail['kind']]: SampleOf } = {
  'newsletter-confirmation': (locale, siteUrl) => ({
    ...toSubscriber(locale, siteUrl),
    kind: 'newsletter-confirmation',
    confirmUrl: `${siteUrl}/newsletter/confirm?token=bXs3nP0q8vJx1YkR5tWzL2cF7dHgA9eUiOmNsTfQyKw`,
  }),
  'newsletter-reminder': (locale, siteUrl) => ({
    ...toSubscriber(locale, siteUrl),
    kind: 'newsletter-reminder',
  }),
  'newsletter-welcome': (locale, siteUrl) => ({
    ...toSubscriber(locale, siteUrl),
    kind: 'newsletter-welcome',
  }),
  'newsletter-issue': (locale, siteUrl) => ({
    ...toSubscriber(locale, siteUrl),
    kind: 'newsletter-issue',
    issueId: 'sample',
    slug: '2026-05-04',
    words: {
      subject: 'What changed in spring',
      before: 'Three articles since the last letter.',
      beforeHtml:
        '<p>Two articles since the last letter, and <a href="/pricing">new prices</a> for <strong>Europe</strong>:</p>' +
        '<ul><li>no charge for the first megabyte</li><li>one price for all networks</li></ul>',
      articles: [
        { title: 'A day in the harbour', text: 'What 400 buoys sent while it rained.', path: '/blog' },
        { title: 'Prices from July', text: '', path: '/pricing' },
      ],
      after: 'Until summer.',
    },
  }),
  'enquiry-lead': (locale) => ({
    kind: 'enquiry-lead',
    locale,
    to: 'sales@example.com',
    replyTo: 'maja@nordvand.example',
    page: '/pricing',
    fields: [
      { name: 'fullName', value: 'Maja Thorsen' },
      { name: 'domain', value: 'nordvand.example' },
      { name: 'email', value: 'maja@nordvand.example' },
      { name: 'phone', value: '+45 12 34 56 78' },
      { name: 'region', value: 'europe' },
      { name: 'numberOfSims', value: '500-4999' },
      { name: 'volumePerMonth', value: '100-gb-1-tb' },
      { name: 'volumePerSim', value: 'unknown' },
      { name: 'otherServices', value: 'Antennas' },
      { name: 'description', value: 'Pumps in nine countries.\n\nThey report once an hour.' },
    ],
    sentAt: Date.UTC(2026, 4, 4, 8),
  }),
  'enquiry-answer': (locale) => ({
    kind: 'enquiry-answer',
    locale,
    to: 'maja@nordvand.example',
    replyTo: 'sales@example.com',
    text: 'Yes, around the clock.\n\nCall us whenever you like.',
    fields: [{ name: 'Message', value: 'Do you answer at night?' }],
  }),
  'issue-paused': (locale) => ({
    kind: 'issue-paused',
    locale,
    to: 'sales@example.com',
    subject: 'What changed in spring',
    reply: '550 Sending limit exceeded. Try again later.',
  }),
  'enquiry-contact': (locale) => ({
    kind: 'enquiry-contact',
    locale,
    to: 'sales@example.com',
    replyTo: null,
    page: '/contact',
    fields: [{ name: 'Message', value: 'Do you answer at night?' }],
    sentAt: Date.UTC(2026, 4, 4, 8),
  }),
};

/** The mails that were written as files instead of being sent. */
function createWrittenMails({ dataDir }: { dataDir: string }) {
  const folder = join(dataDir, 'mail');

  async function names(): Promise<string[]> {
    const files = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return files
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
  }

  async function read(name: string): Promise<Email> {
    // Imported lazily: this page is for development alone.
    const { default: PostalMime } = await import('postal-mime');
    return PostalMime.parse(await readFile(join(folder, name)));
  }

  return {
    /** Newest first. */
    async all(): Promise<{ name: string; mail: Email }[]> {
      return Promise.all((await names()).map(async (name) => ({ name, mail: await read(name) })));
    },
    /** Only what the folder lists is ever read, whatever the address says. */
    async find(name: string | undefined): Promise<Email | undefined> {
      const known = (await names()).find((candidate) => candidate === name);
      return known === undefined ? undefined : read(known);
    },
  };
}

/** The pictures that travel within a mail. */
function inlinePictures({ attachments }: Email): InlinePicture[] {
  return attachments.flatMap(({ contentId, mimeType, content }) => {
    // A type goes into an address as it is.
    if (contentId === undefined || !/^image\/[a-z]+$/.test(mimeType)) return [];
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    return [{ contentId: contentId.replace(/^<|>$/g, ''), type: mimeType, bytes }];
  });
}
