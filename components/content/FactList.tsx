import { css } from '#styled/css';

export type Fact = { figure: string; words: string | undefined; detail?: string | undefined };

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '4',
    paddingBlock: '5.5',
    borderTop: '1px solid token(colors.border)',
    alignItems: 'baseline',
    _last: { borderBottom: '1px solid token(colors.border)' },
    md: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: '5' },
  }),
  figure: css({ textStyle: 'figure', overflowWrap: 'anywhere', textWrap: 'balance' }),
  words: css({ maxWidth: '26.5em', overflowWrap: 'break-word', '&:lang(de)': { hyphens: 'auto' } }),
  detail: css({ display: 'block', color: 'text.muted' }),
};

/** Figures and what they count, on hairlines. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ figure, words, detail }) => (
        <div key={`${figure} ${words}`} className={styles.row}>
          <dt className={styles.figure}>{figure}</dt>
          <dd className={styles.words}>
            {words}
            {detail && <span className={styles.detail}>{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
