import { css } from '#styled/css';

const styles = {
  set: css({ border: '0', minWidth: '0' }),
  legend: css({ padding: '0', marginBottom: '1.5', fontSize: '.875rem', color: 'text.muted' }),
  row: css({
    display: 'inline-flex',
    overflow: 'hidden',
    border: '1px solid token(colors.border.strong)',
    borderRadius: 'control',
    background: 'surface',
  }),
  option: css({
    position: 'relative',
    display: 'grid',
    borderInlineStart: '1px solid token(colors.border)',
    _first: { borderInlineStart: '0' },
  }),
  // Uses sibling selectors, because Firefox 115 has no `:has()`.
  label: css({
    display: 'grid',
    placeItems: 'center',
    minHeight: '11',
    padding: '8px 16px',
    fontWeight: '600',
    fontSize: '.9375rem',
    ':hover:not(:checked) + &': { background: 'surface.sunken' },
    ':checked + &': { background: 'text', color: 'surface' },
    ':focus-visible + &': { outline: '2px solid token(colors.focus)', outlineOffset: '-4px' },
    // The brand colour has too little contrast on the chosen option (WCAG 2.2, 1.4.11).
    ':checked:focus-visible + &': { outlineColor: 'surface' },
  }),
  radio: css({
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    margin: '0',
    opacity: '0',
    cursor: 'pointer',
  }),
};

type Props = {
  legend: string;
  name: string;
  /** Initial value. */
  chosen: string | undefined;
  options: readonly { value: string; label: string }[];
};

/** Radio buttons in one row. The selected button is dark. */
export function SegmentedControl({ legend, name, chosen, options }: Props) {
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
              // Prevents the browser from restoring a value on reload that differs from the stored one.
              className={styles.radio}
            />
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
