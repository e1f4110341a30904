import contours from './contours-day.svg';
import { css, cx } from '#styled/css';

// Without a class of the caller's it has the shape that most pictures have.
const water = css({ background: 'surface.tint', objectFit: 'cover', aspectRatio: '16 / 10', width: '100%' });

/** What stands in a picture's place where there is none: shallow water with its contour lines. */
export function MissingImage({ className }: { className?: string | undefined }) {
  return (
    <img
      src={contours}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      className={className === undefined ? water : cx(css({ background: 'surface.tint' }), className)}
    />
  );
}
