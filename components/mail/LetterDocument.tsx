import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { textDirection, type Locale } from '#locales/locales.ts';
import { logoContentId, type MailLogo, type MailSender } from '#schema/mail.ts';
import type { Letter } from './Letter.ts';
import { nightCss, sheetWidth, styles } from './letterStyles.ts';

type Props = { letter: Letter; locale: Locale; sender: MailSender };

/** HTML document of a mail. */
export function LetterDocument({ letter, locale, sender }: Props) {
  const { preview, reason, links = [] } = letter;
  const dir = textDirection(locale);
  return (
    <html lang={locale} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.subject}</title>
        <style>{nightCss}</style>
      </head>
      <body className="page" style={styles.page}>
        <div style={styles.preview}>{preview}</div>
        {/* Repeats `lang` and `dir`, because mail programs remove the `html` and `body` elements. */}
        <div className="page" lang={locale} dir={dir} style={styles.room}>
          <div role="article" aria-label={letter.subject}>
            <Sheet className="sheet" style={styles.sheet}>
              <tr>
                <td className="edge" style={styles.edge}>
                  &nbsp;
                </td>
              </tr>
              <tr>
                <td style={styles.body}>
                  <p className="ink" style={styles.sender}>
                    {sender.logo === undefined ? sender.name : <Logo logo={sender.logo} name={sender.name} />}
                  </p>
                  <LetterBody letter={letter} dir={dir} />
                </td>
              </tr>
            </Sheet>
          </div>
          <Sheet style={styles.foot}>
            <tr>
              <td className="foot muted" style={styles.footBody}>
                <p style={styles.footLine}>
                  {reason}
                  {links.map(({ label, url }, index) => (
                    <Fragment key={url}>
                      {index === 0 ? ' ' : ' · '}
                      <a href={url} style={styles.leave}>
                        {label}
                      </a>
                    </Fragment>
                  ))}
                </p>
                <p style={styles.footLine}>
                  {sender.addressLines.map((line) => (
                    <Fragment key={line}>
                      {line}
                      <br />
                    </Fragment>
                  ))}
                </p>
              </td>
            </tr>
          </Sheet>
        </div>
      </body>
    </html>
  );
}

/** Table with the mail's width, because Outlook for Windows supports width and padding only on tables. */
function Sheet(props: { className?: string; style: CSSProperties; children: ReactNode }) {
  const { children, ...attributes } = props;
  return (
    <table
      role="presentation"
      width={sheetWidth}
      align="center"
      cellPadding={0}
      cellSpacing={0}
      {...attributes}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/** Company logo. Mail programs that block pictures show the name. */
function Logo({ logo, name }: { logo: MailLogo; name: string }) {
  return (
    <img
      src={`cid:${logoContentId}`}
      alt={name}
      width={logo.width}
      height={logo.height}
      // Keeps React from adding a preload link, which mail programs do not support.
      fetchPriority="low"
      style={styles.logo}
    />
  );
}

/** Main part of a mail, above its footer. */
function LetterBody({ letter, dir }: { letter: Letter; dir: 'rtl' | undefined }) {
  const { title, text, textHtml, quote, details, button, articles = [], closing, closingHtml, note } = letter;
  return (
    <>
      <h1 className="ink" style={styles.title}>
        {title}
      </h1>
      {textHtml ? <Html html={textHtml} /> : text && <Paragraphs text={text} />}
      {quote && (
        <blockquote className="ink rule" style={dir === 'rtl' ? styles.quoteRightToLeft : styles.quote}>
          {quote}
        </blockquote>
      )}
      {button && <Button {...button} />}
      {details && <Details details={details} />}
      {articles.map(({ title: name, text: about, url }) => (
        <Fragment key={url}>
          <h2 className="ink rule" style={styles.article}>
            <a className="address" href={url} style={styles.articleLink}>
              {name}
            </a>
          </h2>
          {about && <Paragraphs text={about} />}
        </Fragment>
      ))}
      {closingHtml ? <Html html={closingHtml} /> : closing && <Paragraphs text={closing} />}
      {note && (
        <p className="muted" style={styles.note}>
          {note}
        </p>
      )}
    </>
  );
}

/** Sanitised HTML with inline styles (`mailHtml.ts`). */
function Html({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Paragraphs of a text, separated by empty lines. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} className="ink" style={styles.text}>
      {paragraph}
    </p>
  ));
}

function Button({ label, url, fallback, shown }: NonNullable<Letter['button']>) {
  return (
    <>
      {/* Outlook for Windows supports padding on cells, not on links. */}
      <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.action}>
        <tbody>
          <tr>
            <td className="button" style={styles.buttonCell}>
              <a className="button" href={url} style={styles.button}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="muted" style={styles.fallback}>
        {fallback}
        <br />
        <a className="address" href={url} style={styles.address}>
          {shown ?? url}
        </a>
      </p>
    </>
  );
}

function Details({ details }: Required<Pick<Letter, 'details'>>) {
  return (
    <dl style={styles.details}>
      {details.map(({ name, value, url }) => (
        <div key={name}>
          <dt className="muted rule" style={styles.name}>
            {name}
          </dt>
          <dd className="ink" style={styles.value}>
            {url === undefined ? (
              <span style={styles.lines}>{value}</span>
            ) : (
              <a className="address" href={url} style={styles.address}>
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
