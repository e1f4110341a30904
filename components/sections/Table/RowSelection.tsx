import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { useDateCode, useIsoCode } from '#components/content/useIsoCode.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';

const styles = {
  sheet: cx(
    card({ look: 'sheet' }),
    css({
      marginTop: '10',
      marginInline: '5px',
      // Double frame, as on a nautical chart.
      outline: '3px solid token(colors.border.ink)',
      outlineOffset: '2px',
      breakInside: 'avoid',
      '&[hidden], & [hidden]': { display: 'none' },
    }),
  ),
  title: css({ padding: '24px 24px 8px', textStyle: 'h3' }),
  hint: css({ paddingInline: '6', paddingBottom: '6', color: 'text.muted', maxWidth: '60ch' }),
  rows: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    listStyle: 'none',
    borderBlock: '1px solid token(colors.border)',
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 12px',
    alignItems: 'baseline',
    padding: '20px 24px',
    breakInside: 'avoid',
  }),
  number: css({ textStyle: 'h2', fontVariantNumeric: 'tabular-nums', lineHeight: '1' }),
  name: css({ gridColumn: '1 / -1', fontStyle: 'italic', overflowWrap: 'anywhere' }),
  note: css({ gridColumn: '1 / -1', textStyle: 'small', color: 'text.muted' }),
  count: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    gridColumn: '1 / -1',
    marginTop: '2',
    textStyle: 'small',
    '& input': {
      width: '8em',
      minHeight: '11',
      paddingInline: '3',
      border: '1px solid token(colors.border.strong)',
      borderRadius: 'control',
      background: 'surface',
      font: 'inherit',
      fontVariantNumeric: 'tabular-nums',
      _print: { width: '6em', minHeight: '0', padding: '0', border: '0' },
    },
  }),
  remove: css({
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    marginBlock: '-8px',
    marginInlineEnd: '-14px',
    border: '0',
    background: 'none',
    cursor: 'pointer',
    _print: { display: 'none' },
  }),
  totals: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 40px',
    padding: '20px 24px',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { textStyle: 'small', color: 'text.muted' },
    '& dd': { fontWeight: '600' },
  }),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 24px',
    padding: '0 24px 12px',
    _print: { display: 'none' },
    '& button': {
      display: 'inline-flex',
      gap: '2',
      alignItems: 'center',
      minHeight: '11',
      border: '0',
      background: 'none',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
    },
  }),
  choose: css({
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineEnd: '0',
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    border: '0',
    background: 'none',
    cursor: 'pointer',
    _hover: { color: 'accent.text' },
    '& svg:last-child, &[aria-pressed=true] svg:first-child': { display: 'none' },
    '&[aria-pressed=true] svg:last-child': { display: 'block' },
    _print: { display: 'none' },
  }),
};

type Props = {
  title: string;
  /** Unit of the numbers in each row, such as "SIM cards". */
  unit: string;
  headings: readonly string[];
};

/**
 * List of the rows that the visitor has chosen, each with a number, to print and to share. `startRowSelection` fills
 * the list, which is hidden without a script.
 */
export function RowSelection({ title, unit, headings }: Props) {
  const { t } = useLingui();
  const id = useId();
  const numberHeading = headings[1];
  return (
    <section
      hidden
      data-row-selection={useIsoCode()}
      data-date-code={useDateCode()}
      aria-labelledby={id}
      className={styles.sheet}
    >
      <h3 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      <p data-empty className={styles.hint}>
        {t({
          message: 'Select rows with the plus button. They’re collected here, ready to print or share.',
          comment: 'Hint below a table whose rows visitors can select',
        })}
      </p>
      <div hidden data-chosen>
        <ol className={styles.rows} />
        <dl className={styles.totals}>
          <Total
            name={t({ message: 'Selected', comment: 'Before the number of selected rows of a table' })}
            part="rows"
          />
          {numberHeading && <Total name={numberHeading} part="numbers" />}
          <Total name={unit} part="counts" />
          <Total name={t({ message: 'As of', comment: 'Before the date of a printed table' })} part="date" />
        </dl>
        <p className={styles.actions}>
          <button type="button" data-print>
            <Icon name="print" />
            {t({ message: 'Print', comment: 'Button below the selected rows of a table' })}
          </button>
          <button type="button" hidden data-copy="" aria-live="polite">
            <Icon name="link" />
            <span>{t`Copy link`}</span>
            <span hidden>{t`Link copied`}</span>
          </button>
          <button type="button" data-clear>
            <Icon name="close" />
            {t({ message: 'Clear list', comment: 'Button that deselects all rows of a table' })}
          </button>
        </p>
      </div>
      <template data-template="choose">
        <button type="button" aria-pressed="false" className={styles.choose}>
          <Icon
            name="plus"
            label={t({ message: 'Select', comment: 'Button beside a row of a table, before its name' })}
          />
          <Icon name="check" />
        </button>
      </template>
      <template data-template="row">
        <li className={styles.row}>
          <span data-number className={styles.number} />
          <button type="button" data-remove className={styles.remove}>
            <Icon
              name="close"
              label={t({ message: 'Remove', comment: 'Button of a selected row, before its name' })}
            />
          </button>
          <b data-name className={styles.name} />
          <span data-note className={styles.note} />
          <label className={styles.count}>
            <input type="number" inputMode="numeric" min={0} max={10_000_000} step={1} />
            {unit}
          </label>
        </li>
      </template>
    </section>
  );
}

function Total({ name, part }: { name: string; part: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-total={part} />
    </div>
  );
}
