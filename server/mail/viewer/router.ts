import Router from '@koa/router';
import { isLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { logoContentId, type MailSender, type RenderedMail, type RenderMail } from '#schema/mail.ts';
import { html } from './html.ts';
import { samples } from './samples.ts';
import { mailPage, sendMailBody, sendPage, type InlinePicture } from './viewerPages.ts';
import { createWrittenMails, inlinePictures } from './writtenMails.ts';

/**
 * Shows at `/__mail` a sample of every mail, and those written to `dataDir/mail`. For development only: whoever may open
 * it may confirm any subscription.
 */
export function createMailViewerRouter(parts: {
  dataDir: string;
  renderMail: RenderMail;
  senderOf: (locale: Locale) => Promise<MailSender>;
}): Router {
  const written = createWrittenMails(parts);
  const router = new Router({ prefix: '/__mail' });

  async function renderSample(
    params: Readonly<Record<string, string>>,
  ): Promise<{ mail: RenderedMail; pictures: InlinePicture[] } | undefined> {
    const { kind, locale } = params;
    const sampleOf = Object.entries(samples).find(([known]) => known === kind)?.[1];
    if (sampleOf === undefined || !isLocale(locale)) return undefined;
    const sender = await parts.senderOf(locale);
    const mail = await parts.renderMail(sampleOf(locale, sender.siteUrl), sender);
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
        <h2>Written</h2>
        ${rows.length > 0 ? list : html`<p>No mail has been written yet.</p>`}`,
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
