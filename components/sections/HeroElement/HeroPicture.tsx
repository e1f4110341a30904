import { graphql, useFragment } from 'react-relay';
import { useFocusPoint } from '#components/media/useFocusPoint.ts';
import { imageSources } from '#components/ui/Image/imageSources.ts';
import { css, cx } from '#styled/css';
import type { HeroPicture_narrow$key } from './__generated__/HeroPicture_narrow.graphql.ts';
import type { HeroPicture_wide$key } from './__generated__/HeroPicture_wide.graphql.ts';

type Props = {
  wide: HeroPicture_wide$key;
  /** Picture for screens below `sm`, shown whole instead of a crop of the wide picture. */
  narrow: HeroPicture_narrow$key | null | undefined;
};

const styles = {
  box: css({ display: 'contents' }),
  picture: css({
    width: '100%',
    objectFit: 'cover',
    // Taller than the visible part, so that the names on a chart are large enough to read.
    sm: { height: '740px', marginBlock: '-110px', objectPosition: '100% 50%' },
    xl: { height: '100%', marginBlock: '0', objectPosition: '100% 100%' },
  }),
  // WordPress does not know the dimensions of SVGs, so space is reserved for the usual proportions.
  whole: css({ height: 'auto', smDown: { aspectRatio: 'auto 13 / 14' } }),
  cropped: css({ height: '420px', objectPosition: '100% 50%' }),
};

/** Picture in two versions. The browser fetches only the version for the viewport's width. */
export function HeroPicture({ wide, narrow }: Props) {
  const picture = useFragment(
    graphql`
      fragment HeroPicture_wide on MediaItem {
        sourceUrl
        altText
        mediaDetails {
          width
          height
        }
        ...useFocusPoint_media
      }
    `,
    wide,
  );
  const plate = useFragment(
    graphql`
      fragment HeroPicture_narrow on MediaItem {
        sourceUrl
        mediaDetails {
          width
          height
        }
      }
    `,
    narrow,
  );
  const focusPoint = useFocusPoint(picture);
  if (!picture.sourceUrl) return null;
  const main = sourcesOf(picture.sourceUrl, picture.mediaDetails, '(min-width: 1280px) 112vw, 960px');
  const plateSources = plate?.sourceUrl ? sourcesOf(plate.sourceUrl, plate.mediaDetails, '100vw') : undefined;
  return (
    <picture className={styles.box}>
      {plateSources && (
        <source
          media="(max-width: 639px)"
          srcSet={plateSources.srcSet ?? plateSources.src}
          sizes={plateSources.sizes}
          width={plateSources.width}
          height={plateSources.height}
        />
      )}
      <img
        {...main}
        alt={picture.altText ?? ''}
        className={cx(styles.picture, plateSources ? styles.whole : styles.cropped, focusPoint)}
        decoding="async"
        loading="eager"
        fetchPriority="high"
      />
    </picture>
  );
}

type Size = { readonly width: number | null | undefined; readonly height: number | null | undefined };

function sourcesOf(url: string, size: Size | null | undefined, sizes: string) {
  const width = size?.width ?? undefined;
  const height = size?.height ?? undefined;
  const { src, srcSet } = imageSources({ src: url, width, height, sizes, formats: ['auto'] });
  return { src, srcSet, sizes, width, height };
}
