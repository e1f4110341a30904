import drawing from '#brand/art/missing-picture.svg';
import { css, cx } from '#styled/css';

// Default aspect ratio, if the caller's class sets none.
const ground = css({ background: 'surface.tint', objectFit: 'cover', aspectRatio: '16 / 10', width: '100%' });

/** Company's drawing that replaces a missing picture. */
export function MissingImage({ className }: { className?: string | undefined }) {
  return (
    <img
      src={drawing}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      className={className === undefined ? ground : cx(css({ background: 'surface.tint' }), className)}
    />
  );
}
