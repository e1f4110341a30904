import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { selectedValue } from '#components/content/selectedValue.ts';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { css, cva, cx } from '#styled/css';
import { card } from '#styled/recipes';
import type { BlogMedia_section$key } from './__generated__/BlogMedia_section.graphql.ts';

/** Width of a picture. With `full`, it also covers the column of the contents list. */
const figure = cva({
  base: {
    marginBlock: '2.4em',
    '& img': { width: '100%' },
    _print: { breakInside: 'avoid' },
  },
  variants: {
    width: {
      small: { maxWidth: 'column' },
      large: {},
      full: {
        lg: {
          position: 'relative',
          zIndex: '1',
          marginInlineStart: 'calc(-100% / 3 - clamp(32px, 5vw, 80px))',
          background: 'surface',
        },
      },
    },
  },
});

const frame = cx(
  card({ look: 'panel' }),
  css({
    padding: { base: '4', sm: '6' },
    '& img': { borderRadius: 'control' },
    overflowX: { base: 'auto', sm: 'visible' },
  }),
);

/** Minimum width, so that drawings stay legible on narrow screens. */
const drawing = css({ minWidth: { base: '600px', sm: '0' } });

const caption = css({
  marginTop: '14px',
  maxWidth: 'measure',
  fontSize: '.875rem',
  lineHeight: '1.5',
  color: 'text.muted',
});

type Props = { section: BlogMedia_section$key };
type Width = 'small' | 'large' | 'full';

const sizes: Record<Width, string> = {
  small: '(min-width: 1024px) 616px',
  large: '(min-width: 1360px) 888px, (min-width: 1024px) 66vw',
  full: '(min-width: 1360px) 1264px',
};

/** Picture in an article, with the width that the editor chose and the caption from the media library. */
export function BlogMedia({ section }: Props) {
  const { border, width, image } = useFragment(
    graphql`
      fragment BlogMedia_section on BlogPostElementsSectionElementsBlogMediaLayout {
        border
        width
        image {
          node {
            sourceUrl
            drawing {
              kind
            }
            altText
            caption
            ...Media_media
          }
        }
      }
    `,
    section,
  );
  if (!image?.node.sourceUrl) return null;
  const reach = widthOf(selectedValue(width));
  // Drawings contain text, so a wide drawing scrolls, also by keyboard.
  const isDrawing = hasDrawing(image.node);
  const scrolls = border === true && reach !== 'small';
  return (
    <figure className={figure({ width: reach })}>
      {border && !isDrawing ? (
        <div
          className={frame}
          {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': image.node.altText ?? undefined })}
        >
          <Media
            media={image.node}
            sizes={`${sizes[reach]}, ${scrolls ? 'max(600px, 92vw)' : '92vw'}`}
            className={scrolls ? drawing : undefined}
          />
        </div>
      ) : (
        <Media media={image.node} sizes={`${sizes[reach]}, 92vw`} />
      )}
      {image.node.caption && (
        <figcaption className={caption}>
          <RichText html={image.node.caption} size="inherit" />
        </figcaption>
      )}
    </figure>
  );
}

function widthOf(value: string | undefined): Width {
  return value === 'small' || value === 'full' ? value : 'large';
}
