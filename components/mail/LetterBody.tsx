import type { Letter } from './Letter.ts';
import { styles } from './letterStyles.ts';

/** What a letter is about, above its foot. */
export function LetterBody({ letter: { title, text, quote, details, button, note } }: { letter: Letter }) {
  return (
    <>
      <h1 className="ink" style={styles.title}>
        {title}
      </h1>
      {text && (
        <p className="ink" style={styles.text}>
          {text}
        </p>
      )}
      {quote && (
        <blockquote className="ink rule" style={styles.quote}>
          {quote}
        </blockquote>
      )}
      {button && <Button {...button} />}
      {details && <Details details={details} />}
      <p className="muted" style={styles.note}>
        {note}
      </p>
    </>
  );
}

function Button({ label, url, fallback, shown }: NonNullable<Letter['button']>) {
  return (
    <>
      {/* Outlook for Windows pads cells, not links. */}
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
