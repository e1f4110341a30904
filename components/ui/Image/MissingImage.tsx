import drawing from '#brand/art/missing-picture.svg';
import { css, cx } from '#styled/css';

// Without a class of the caller's it has the shape that most pictures have.
const ground = css({ background: 'surface.tint', objectFit: 'cover', aspectRatio: '16 / 10', width: '100%' });

/** What stands in a picture's place where there is none: the company's drawing. */
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
