import { drawingOf, type IconName } from './icons.ts';

type Props = {
  name: IconName;
  /** Side in pixels; style sheets may say otherwise. */
  size?: number;
  /** What it means, where no text beside it says so; without it the icon is decoration. */
  label?: string;
  className?: string;
};

/** One of the interface's own icons, part of the page, in the colour of the text. */
export function Icon({ name, size = 16, label, className }: Props) {
  const { box, path, filled = false } = drawingOf(name);
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      className={className}
      data-arrow={name === 'arrow-right' || name === 'external' ? '' : undefined}
      {...(filled ? { fill: 'currentColor' } : lines)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  );
}

const lines = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
