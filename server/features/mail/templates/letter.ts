import type { Locale } from '#locales/locales.ts';
import { html, type Html } from './html.ts';

/** The parts of any of our mails, from which both its forms are drawn. */
export type Letter = {
  locale: Locale;
  title: string;
  /** The line that a list of mails shows after the subject. */
  preview: string;
  paragraphs: string[];
  button?: { label: string; url: string; fallback: string };
  /** Named values, such as the fields of an enquiry. */
  details?: { name: string; value: string }[];
  note?: string;
  footer: string;
  footerLink?: { label: string; url: string };
};

const companyLine =
  'Kystlink ApS · Pejlekajen\u00a07 · DK-2150\u00a0Nordhavn · CVR\u00a099\u00a012\u00a034\u00a007';
const font = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";

/** Day colours inline, because many mail programs keep nothing else; night where a program reads the style block. */
export function letterHtml(letter: Letter): string {
  const page = html`<!doctype html>
    <html lang="${letter.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.title}</title>
        <style>
          :root {
            color-scheme: light dark;
            supported-color-schemes: light dark;
          }
          @media (prefers-color-scheme: dark) {
            .page {
              background: #071922 !important;
            }
            .sheet {
              background: #0b2431 !important;
              border-color: #24485a !important;
            }
            .ink,
            .ink a {
              color: #f1f7f9 !important;
            }
            .muted,
            .muted a {
              color: #a3bcc7 !important;
            }
            .signal {
              color: #f0a3e4 !important;
            }
            .button {
              background: #b92ba6 !important;
            }
            .neatline {
              background: #f1f7f9 !important;
              background-image: repeating-linear-gradient(90deg, #f1f7f9 0 5%, #0b2431 5% 10%) !important;
              border-color: #f1f7f9 !important;
            }
            .rule {
              border-color: #24485a !important;
            }
          }
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f1f7f9;-webkit-text-size-adjust:100%">
        <div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
        <div class="page" style="background:#f1f7f9;padding:32px 16px">
          <div
            class="sheet"
            role="article"
            lang="${letter.locale}"
            style="max-width:568px;margin:0 auto;background:#ffffff;border:1px solid #d5e2e7"
          >
            <div
              class="neatline"
              style="height:6px;font-size:0;line-height:0;background:#0b2431;background-image:repeating-linear-gradient(90deg,#0b2431 0 5%,#ffffff 5% 10%);border-bottom:1px solid #0b2431"
            >
              &nbsp;
            </div>
            <div style="padding:28px 32px 36px">${bodyOf(letter)}</div>
          </div>
          <div
            class="muted"
            style="max-width:568px;margin:20px auto 0;${font};font-size:13px;line-height:1.5;color:#48626e"
          >
            <p style="margin:0 0 8px">
              ${letter.footer}${letter.footerLink ? footerLink(letter.footerLink) : ''}
            </p>
            <p style="margin:0">${companyLine}</p>
          </div>
        </div>
      </body>
    </html>`;
  return page.html;
}

function bodyOf(letter: Letter): Html {
  return html`
    <p class="ink" style="margin:0 0 28px;${font};font-size:18px;line-height:1;font-weight:600;color:#0b2431">
      Kystlink <span class="signal" style="color:#9d1b8c">•</span>
    </p>
    <h1
      class="ink"
      style="margin:0 0 16px;${font};font-size:28px;line-height:1.14;letter-spacing:-0.02em;font-weight:600;color:#0b2431"
    >
      ${letter.title}
    </h1>
    ${letter.paragraphs.map((text) => html`<p class="ink" style="margin:0 0 20px;${font};font-size:17px;line-height:1.55;color:#0b2431;overflow-wrap:anywhere">${text}</p>`)}
    ${letter.details ? detailList(letter.details) : ''} ${letter.button ? button(letter.button) : ''}
    ${letter.note ? html`<p class="muted" style="margin:20px 0 0;${font};font-size:15px;line-height:1.5;color:#48626e;overflow-wrap:anywhere">${letter.note}</p>` : ''}
  `;
}

function button({ label, url, fallback }: NonNullable<Letter['button']>): Html {
  return html`
    <p style="margin:8px 0 0">
      <a
        class="button"
        href="${url}"
        style="display:inline-block;background:#9d1b8c;color:#ffffff;${font};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;padding:14px 22px;border-radius:6px"
        >${label}</a
      >
    </p>
    <p class="muted" style="margin:24px 0 0;${font};font-size:13px;line-height:1.5;color:#48626e">
      ${fallback}<br /><a class="signal" href="${url}" style="color:#9d1b8c;word-break:break-all">${url}</a>
    </p>
  `;
}

function detailList(details: NonNullable<Letter['details']>): Html {
  const rows = details.map(
    ({ name, value }) => html`
      <dt
        class="muted rule"
        style="margin:0;padding:12px 0 0;border-top:1px solid #d5e2e7;${font};font-size:13px;line-height:1.45;color:#48626e;overflow-wrap:anywhere"
      >
        ${name}
      </dt>
      <dd
        class="ink"
        style="margin:0;padding:0 0 12px;${font};font-size:16px;line-height:1.5;color:#0b2431;overflow-wrap:anywhere"
      >
        <span style="white-space:pre-line">${value}</span>
      </dd>
    `,
  );
  return html`<dl style="margin:0 0 8px">${rows}</dl>`;
}

function footerLink({ label, url }: NonNullable<Letter['footerLink']>): Html {
  return html` <a href="${url}" style="color:#48626e">${label}</a>`;
}

/** The same letter for a reader, or a program, without HTML. */
export function letterText(letter: Letter): string {
  const details = letter.details?.map(({ name, value }) => `${name}:\n${value}`).join('\n\n');
  const button = letter.button && `${letter.button.label}:\n${letter.button.url}`;
  const footerLink = letter.footerLink ? `\n${letter.footerLink.label}: ${letter.footerLink.url}` : '';
  return [
    letter.title,
    ...letter.paragraphs,
    details,
    button,
    letter.note,
    `-- \n${letter.footer}${footerLink}\n${companyLine}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}
