import { css, cx } from '#styled/css';
import { drawingOf, type IconName } from './icons.ts';

type Props = {
  name: IconName;
  /** Side in pixels; style sheets may say otherwise. */
  size?: number;
  /** What it means, where no text beside it says so; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** One of the interface's own icons, part of the page, in the colour of the text. */
export function Icon({ name, size = 16, label, className }: Props) {
  const { box, path, filled = false, weight = 1.75 } = drawingOf(name);
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      className={cx(rigid, className)}
      data-arrow={name === 'arrow-right' || name === 'external' ? '' : undefined}
      {...(filled ? { fill: 'currentColor' } : { ...lines, strokeWidth: weight })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  );
}

const rigid = css({ flex: 'none' });
const lines = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
