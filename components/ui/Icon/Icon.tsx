import { css, cx } from '#styled/css';
import { icons, type IconName } from './icons.ts';

const line = css({
  width: '4',
  height: '4',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

type Props = { name: IconName; className?: string | undefined };

/** An icon beside words that say the same; it is hidden from assistive technology. */
export function Icon({ name, className }: Props) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={cx(line, className)} data-arrow={name === 'arrow' || undefined}>
      {icons[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
