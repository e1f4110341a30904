import { Fragment, useId, type ReactNode } from 'react';
import { css, cx } from '#styled/css';

const styles = {
  set: css({ minWidth: '0', border: '0' }),
  unseen: css({ srOnly: true }),
  // Uses sibling selectors, because Firefox 115 has no `:has()`.
  label: css({
    cursor: 'pointer',
    ':focus-visible + &': { outline: '2px solid token(colors.focus)', outlineOffset: '-4px' },
  }),
  panel: css({ display: 'none', order: '1', minWidth: '0', ':checked + label + &': { display: 'block' } }),
};

type Props = {
  /** Name of the choice, for screen readers. */
  legend: ReactNode;
  /** Panels with a unique `key`. */
  panels: readonly { key: string; label: ReactNode; content: ReactNode }[];
  className: string;
  /** Class of each label; `:checked + &` matches the selected one. */
  labelClassName: string;
  panelClassName?: string;
  /** Content after the panels. */
  children?: ReactNode;
};

/**
 * Panels of which only one is visible. Radio buttons select it, without a script. Each panel follows its label in the
 * document.
 */
export function RadioPanels({ legend, panels, className, labelClassName, panelClassName, children }: Props) {
  const id = useId();
  return (
    <fieldset className={cx(styles.set, className)}>
      <legend className={styles.unseen}>{legend}</legend>
      {panels.map(({ key, label, content }, index) => (
        <Fragment key={key}>
          <input
            type="radio"
            id={`${id}-${index}`}
            name={id}
            defaultChecked={index === 0}
            className={styles.unseen}
          />
          <label htmlFor={`${id}-${index}`} className={cx(styles.label, labelClassName)}>
            {label}
          </label>
          <div className={cx(styles.panel, panelClassName)}>{content}</div>
        </Fragment>
      ))}
      {children}
    </fieldset>
  );
}
