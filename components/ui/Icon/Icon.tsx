import { css, cx } from '#styled/css';
import { drawingOf, type IconName } from './icons.ts';
import sheet from './sheet.svg';

type Props = {
  name: IconName;
  /** Side in pixels; style sheets may say otherwise. */
  size?: number;
  /** What it means, where no text beside it says so; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** One of the interface's own icons, in the colour of the text. */
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

/** They point along the line, or back. */
const alongLine: ReadonlySet<IconName> = new Set(['arrow-left', 'arrow-right', 'chevron-right', 'external']);
// Not by `transform`, which moves them on hover: as they are mirrored, they move the other way too.
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
