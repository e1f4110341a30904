import type { Letter } from './Letter.ts';
import { styles } from './letterStyles.ts';

/** What a letter is about, above its foot. */
export function LetterBody({ letter: { title, text, details, button, note } }: { letter: Letter }) {
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
      {details && <Details details={details} />}
      {button && <Button {...button} />}
      <p className="muted" style={styles.note}>
        {note}
      </p>
    </>
  );
}

function Button({ label, url, fallback }: NonNullable<Letter['button']>) {
  return (
    <>
      <p style={styles.action}>
        <a className="button" href={url} style={styles.button}>
          {label}
        </a>
      </p>
      <p className="muted" style={styles.fallback}>
        {fallback}
        <br />
        <a className="address" href={url} style={styles.address}>
          {url}
        </a>
      </p>
    </>
  );
}

function Details({ details }: Required<Pick<Letter, 'details'>>) {
  return (
    <dl style={styles.details}>
      {details.map(({ name, value }) => (
        <div key={name}>
          <dt className="muted rule" style={styles.name}>
            {name}
          </dt>
          <dd className="ink" style={styles.value}>
            <span style={styles.lines}>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
