import { splitLeadIn } from '#components/content/leadIn.ts';
import { css, cx } from '#styled/css';

const styles = {
  list: css({ counterReset: 'step', borderTop: '1px solid token(colors.border)' }),
  step: css({
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    paddingBlock: '4.5',
    borderBottom: '1px solid token(colors.border)',
    overflowWrap: 'break-word',
    _before: { content: 'counter(step)', fontStyle: 'italic', fontWeight: '500', color: 'text.muted' },
  }),
  name: css({ fontWeight: '600' }),
  words: css({
    gridColumn: '2',
    textStyle: 'small',
    color: 'text.muted',
    _firstLetter: { textTransform: 'uppercase' },
  }),
};

/** Steps on hairlines with italic numbers; “Create: assign a SIM” has its first words in bold. */
export function NumberedSteps({ steps, className }: { steps: readonly string[]; className?: string }) {
  if (steps.length === 0) return null;
  return (
    <ol className={cx(styles.list, className)}>
      {steps.map((step) => {
        const { lead, rest } = splitLeadIn(step);
        return (
          <li key={step} className={styles.step}>
            <b className={styles.name}>{lead ?? rest}</b>
            {lead && <p className={styles.words}>{rest}</p>}
          </li>
        );
      })}
    </ol>
  );
}
