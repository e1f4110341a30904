import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Router from '@koa/router';
import { escapeUTF8 } from 'entities';
import type { Context } from 'koa';
import type { Email } from 'postal-mime';
import { isLocale, localeCodes, type Locale } from '#locales/locales.ts';
import { logoContentId, type MailSender, type RenderMail } from '#schema/mail.ts';
import { isMissing } from '#server/lib/diskSpace.ts';
import { sampleMails } from './samples.ts';

/** Inline image of a mail, which the HTML references by `cid:`. */
type InlinePicture = { contentId: string; type: string; bytes: Uint8Array };
type RenderedMail = { html: string; text: string; pictures: InlinePicture[] };

/**
 * Creates the router of the mail viewer at `/__mail`, which lists a sample of every mail and the mails written to
 * `dataDir/mail`, each as HTML and text. For development only: the links in mails confirm subscriptions.
 */
export function createMailViewerRouter(deps: {
  dataDir: string;
  renderMail: RenderMail;
  senderOf: (locale: Locale) => Promise<MailSender>;
}): Router {
  const writtenMails = createWrittenMails(deps);
  const router = new Router({ prefix: '/__mail' });

  async function renderSample(kind = '', locale = ''): Promise<RenderedMail | undefined> {
    const sampleOf = Object.entries(sampleMails).find(([sampleKind]) => sampleKind === kind)?.[1];
    if (sampleOf === undefined || !isLocale(locale)) return undefined;
    const sender = await deps.senderOf(locale);
    const { html, text } = await deps.renderMail(sampleOf(locale, sender.siteUrl), sender);
    const { logo } = sender;
    return {
      html,
      text,
      pictures: logo ? [{ contentId: logoContentId, type: 'image/png', bytes: logo.png }] : [],
    };
  }

  router.get('/', async (ctx) => {
    const sampleItems = Object.keys(sampleMails).map((kind) => {
      const links = localeCodes.map((locale) => linksTo(`samples/${kind}/${locale}`, locale));
      return `<li>${kind}: ${links.join(' ')}</li>`;
    });
    const sentItems = (await writtenMails.all()).map(
      ({ name, mail: { to = [], subject = '(no subject)', date = '' } }) => {
        const recipients = to.map(({ address }) => address ?? '').join(', ');
        return `<li>${linksTo(encodeURIComponent(name), subject)} ${escapeUTF8(`${recipients} · ${date}`)}</li>`;
      },
    );
    ctx.set('Content-Security-Policy', "default-src 'none'");
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>
<h1>Mails</h1><h2>Samples</h2><ul>${sampleItems.join('\n')}</ul>
<h2>Sent mails</h2>${sentItems.length > 0 ? `<ul>${sentItems.join('\n')}</ul>` : '<p>No mail has been sent yet.</p>'}</html>`;
  });
  router.get('/samples/:kind/:locale/:format', async (ctx) => {
    const { kind, locale } = ctx.params;
    send(ctx, await renderSample(kind, locale));
  });
  router.get('/:name/:format', async (ctx) => {
    const mail = await writtenMails.find(ctx.params['name']);
    if (mail !== undefined)
      send(ctx, { html: mail.html ?? '', text: mail.text ?? '', pictures: inlinePictures(mail) });
  });
  return router;
}

function linksTo(path: string, title: string): string {
  return `<a href="/__mail/${path}/html">${escapeUTF8(title)}</a> (<a href="/__mail/${path}/text">text</a>)`;
}

/**
 * Sends a mail with a Content Security Policy as strict as a mail client's: no scripts, no external resources, no
 * access to this site.
 */
function send(ctx: Context, mail: RenderedMail | undefined): void {
  const { format } = ctx.params;
  if (mail === undefined || (format !== 'html' && format !== 'text')) return;
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'");
  ctx.set('Cache-Control', 'no-store');
  ctx.type = `text/${format === 'html' ? 'html' : 'plain'}; charset=utf-8`;
  ctx.body = format === 'html' ? withPictures(mail) : mail.text;
}

function withPictures({ html, pictures }: RenderedMail): string {
  return pictures.reduce(
    (text, { contentId, type, bytes }) =>
      text.replaceAll(`cid:${contentId}`, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`),
    html,
  );
}

/** Reads the mails that were written to files instead of being sent. */
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
    // Imported lazily: only development needs it.
    const { default: PostalMime } = await import('postal-mime');
    return PostalMime.parse(await readFile(join(folder, name)));
  }

  return {
    /** Returns all mails, newest first. */
    async all(): Promise<{ name: string; mail: Email }[]> {
      return Promise.all((await names()).map(async (name) => ({ name, mail: await read(name) })));
    },
    /** Reads a mail by its file name. Accepts only names of files in the folder, to prevent path traversal. */
    async find(name: string | undefined): Promise<Email | undefined> {
      const file = (await names()).find((candidate) => candidate === name);
      return file === undefined ? undefined : read(file);
    },
  };
}

/** Returns the inline images of a mail. */
function inlinePictures({ attachments }: Email): InlinePicture[] {
  return attachments.flatMap(({ contentId, mimeType, content }) => {
    // The type is inserted into a URL without escaping.
    if (contentId === undefined || !/^image\/[a-z]+$/.test(mimeType)) return [];
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    return [{ contentId: contentId.replace(/^<|>$/g, ''), type: mimeType, bytes }];
  });
}
