import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Router from '@koa/router';
import type { Context } from 'koa';
import type { Email } from 'postal-mime';
import { html, type Html } from '../templates/html.ts';

/**
 * Shows the mails in `dataDir/mail` at `/__mail`. For development only: whoever may open it may confirm any
 * subscription.
 */
export function createMailViewerRouter({ dataDir }: { dataDir: string }): Router {
  const folder = join(dataDir, 'mail');
  const router = new Router({ prefix: '/__mail' });

  router.get('/', async (ctx) => {
    const names = await mailNames(folder);
    const mails = await Promise.all(names.map(async (name) => ({ name, mail: await read(folder, name) })));
    const rows = mails.map(
      ({ name, mail }) =>
        html`<li>
          <a href="/__mail/${encodeURIComponent(name)}">${mail.subject ?? '(no subject)'}</a>
          <span>${recipients(mail)} · ${mail.date ?? ''}</span>
        </li>`,
    );
    const list =
      rows.length === 0
        ? html`<p>No mail has been written yet.</p>`
        : html`<ul>
            ${rows}
          </ul>`;
    sendPage(ctx, 'Mails', list);
  });

  router.get('/:name', async (ctx) => {
    const name = await knownName(ctx.params['name'], folder);
    if (name === undefined) return;
    const mail = await read(folder, name);
    const body = `/__mail/${encodeURIComponent(name)}/html`;
    const headers = mail.headers.map(
      ({ originalKey, value }) =>
        html`<dt>${originalKey}</dt>
          <dd>${value}</dd>`,
    );
    const frames = [390, 700].map(
      (width) =>
        html`<iframe
          title="${String(width)} pixels wide"
          sandbox
          src="${body}"
          width="${String(width)}"
          height="900"
        ></iframe>`,
    );
    sendPage(
      ctx,
      mail.subject ?? '(no subject)',
      html`<p><a href="/__mail">All mails</a></p>
        <div class="frames">${frames}</div>
        <h2>Text</h2>
        <pre>${mail.text ?? ''}</pre>
        <h2>Headers</h2>
        <dl>${headers}</dl>`,
    );
  });

  router.get('/:name/html', async (ctx) => {
    const name = await knownName(ctx.params['name'], folder);
    if (name === undefined) return;
    const mail = await read(folder, name);
    // As careful as a mail program: no script, nothing from elsewhere, no access to this site.
    ctx.set(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
    ctx.set('X-Frame-Options', 'SAMEORIGIN');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = mail.html ?? '';
  });

  return router;
}

/** Newest first. */
async function mailNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
}

/** Only what the folder lists is ever read, whatever the address says. */
async function knownName(name: string | undefined, folder: string): Promise<string | undefined> {
  return (await mailNames(folder)).find((known) => known === name);
}

/** The parser is a development dependency, so production must not even load it. */
async function read(folder: string, name: string): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(await readFile(join(folder, name)));
}

function recipients(mail: Email): string {
  return (mail.to ?? []).map(({ address }) => address ?? '').join(', ');
}

function sendPage(ctx: Context, title: string, body: Html): void {
  ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'");
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
            font:
              16px/1.5 'Instrument Sans',
              sans-serif;
          }
          body {
            max-width: 1180px;
            margin: 32px auto;
            padding: 0 20px;
          }
          li {
            margin: 0 0 12px;
          }
          li span {
            display: block;
            opacity: 0.7;
            font-size: 14px;
          }
          .frames {
            display: flex;
            flex-wrap: wrap;
            gap: 24px;
          }
          iframe {
            border: 1px solid #6f8a96;
            background: #fff;
            max-width: 100%;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
          dt {
            font-weight: 600;
          }
          dd {
            margin: 0 0 8px;
            overflow-wrap: anywhere;
            font-size: 14px;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`.html;
}
