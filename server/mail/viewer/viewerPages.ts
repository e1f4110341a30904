import type { Context } from 'koa';

const widths = [390, 700];

/** A mail as a reader may get it: at the widths of a telephone and a window, by day and by night, and as text. */
export function mailPage(mail: {
  bodyUrl: string;
  text: string;
  headers: readonly [string, string][];
}): Html {
  const frames = ['light', 'dark'].flatMap((scheme) =>
    widths.map(
      (width) =>
        html`<iframe
          title="${String(width)} pixels, ${scheme}"
          class="${scheme}"
          sandbox
          src="${mail.bodyUrl}"
          width="${String(width)}"
          height="900"
        ></iframe>`,
    ),
  );
  const headers = mail.headers.map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );
  return html`<p><a href="/__mail">All mails</a></p>
    <div class="frames">${frames}</div>
    <h2>Text</h2>
    <pre>${mail.text}</pre>
    ${headers.length > 0 ? html`<h2>Headers</h2>` : ''}
    <dl>${headers}</dl>`;
}

/** A part that the mail's HTML names by `cid:`. */
export type InlinePicture = { contentId: string; type: string; bytes: Uint8Array };

/** Sends the body of a mail with a policy as strict as a mail client's: no scripts, no external resources, no access to this site. */
export function sendMailBody(ctx: Context, body: string, pictures: readonly InlinePicture[]): void {
  ctx.set(
    'Content-Security-Policy',
    "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
  );
  ctx.set('X-Frame-Options', 'SAMEORIGIN');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = pictures.reduce(
    (text, { contentId, type, bytes }) =>
      text.replaceAll(`cid:${contentId}`, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`),
    body,
  );
}

export function sendPage(ctx: Context, title: string, body: Html): void {
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
              16px/1.5 'Helvetica Neue',
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
            border: 1px solid gray;
            max-width: 100%;
          }
          .light {
            color-scheme: light;
          }
          .dark {
            color-scheme: dark;
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

/** HTML that is safe to insert without escaping. */
export type Html = { readonly html: string };

/** Escapes all values except those that are `Html`. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  const text = strings.map(
    (part, index) => part + (index < values.length ? toHtml(values[index] ?? '') : ''),
  );
  return { html: text.join('') };
}

function toHtml(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeText(value);
  return 'html' in value ? value.html : value.map((item) => item.html).join('');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
