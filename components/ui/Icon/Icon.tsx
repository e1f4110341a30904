import { css, cx } from '#styled/css';
import { drawingOf, type IconName } from './icons.ts';
import sheet from './sheet.svg';

type Props = {
  name: IconName;
  /** Width and height in pixels; style sheets can override them. */
  size?: number;
  /** Text alternative, if no adjacent text has the same meaning. Without a label, the icon is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Built-in icon in the colour of the text. */
export function Icon({ name, size = 16, label, className }: Props) {
  const drawing = drawingOf(name);
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  if (drawing === 'sheet') {
    return (
      <svg width={size} height={size} className={cx(rigid, className)} {...meaning}>
        <use href={`${sheet}#${name}`} />
      </svg>
    );
  }
  const { box, path, weight } = drawing;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      className={cx(lines, weight === undefined && usualWeight, alongLine.has(name) && mirrored, className)}
      data-arrow={name === 'arrow-right' || name === 'external' ? '' : undefined}
      strokeWidth={weight}
      {...meaning}
    >
      <path d={path} />
    </svg>
  );
}

/** Icons that are mirrored in right-to-left languages. */
const alongLine: ReadonlySet<IconName> = new Set(['arrow-left', 'arrow-right', 'chevron-right', 'external']);
// Uses `scale`, because `transform` moves icons on hover. A mirrored icon must move in the other direction.
const mirrored = css({ _rtl: { scale: '-1 1' } });
const rigid = css({ flex: 'none' });
const lines = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const usualWeight = css({ strokeWidth: '1.75' });
