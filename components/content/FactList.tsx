import { css, cva, cx } from '#styled/css';

export type Fact = { figure: string; words: string | undefined; detail?: string | undefined };

const styles = {
  list: cva({
    base: {},
    variants: {
      layout: {
        down: {},
        across: {
          display: 'grid',
          columnGap: 'columnGap',
          md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        },
      },
    },
  }),
  row: cva({
    base: {
      display: 'grid',
      gap: '4',
      paddingBlock: '5.5',
      borderTop: '1px solid token(colors.border)',
      alignItems: 'baseline',
    },
    variants: {
      layout: {
        down: {
          gridTemplateColumns: {
            base: 'minmax(0, 2fr) minmax(0, 3fr)',
            md: 'minmax(min-content, 2fr) minmax(0, 3fr)',
          },
          _last: { borderBottom: '1px solid token(colors.border)' },
          lg: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: '5' },
        },
        across: { alignContent: 'start' },
      },
    },
  }),
  figure: css({
    textStyle: 'figure',
    overflowWrap: { base: 'anywhere', md: 'break-word' },
    textWrap: 'balance',
  }),
  words: css({ maxWidth: '26.5em', overflowWrap: 'break-word', '&:lang(de)': { hyphens: 'auto' } }),
  detail: css({ display: 'block', color: 'text.muted' }),
};

type Props = {
  facts: readonly Fact[];
  /** `down` has one column; `across` has three columns from `md`. */
  layout?: 'down' | 'across';
  className?: string | undefined;
};

/** Figures with their labels, separated by thin lines. */
export function FactList({ facts, layout = 'down', className }: Props) {
  return (
    <dl className={cx(styles.list({ layout }), className)}>
      {facts.map(({ figure, words, detail }) => (
        <div key={`${figure} ${words}`} className={styles.row({ layout })}>
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
