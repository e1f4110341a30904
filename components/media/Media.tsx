import { graphql, useFragment } from 'react-relay';
import { Drawing } from '#components/drawing/Drawing.tsx';
import { isDrawn } from '#components/drawing/isDrawn.ts';
import { Image, type ImageProps } from '#components/ui/Image/Image.tsx';
import { MissingImage } from '#components/ui/Image/MissingImage.tsx';
import { cx } from '#styled/css';
import { useFocusPoint } from './useFocusPoint.ts';
import type { Media_media$key } from './__generated__/Media_media.graphql.ts';

type Props = {
  media: Media_media$key | null | undefined;
  /** Replaces the editor's text; `""` where the picture only decorates. */
  alt?: string;
  /** Its drawing has no frame, on the ground of a place whose edges it touches. */
  isBare?: boolean;
  /** It is shown whole, such as a logo: its focus point says nothing. */
  isWhole?: boolean;
} & Omit<ImageProps, 'src' | 'alt' | 'width' | 'height'>;

/** A picture from the media library, or what an editor had drawn in its place: nothing when the editor's field is empty, water when its file is gone. */
export function Media({ media, alt, isBare = false, isWhole = false, ...image }: Props) {
  const data = useFragment(
    graphql`
      fragment Media_media on MediaItem {
        sourceUrl
        altText
        mediaDetails {
          width
          height
        }
        ...useFocusPoint_media
        drawing {
          kind
        }
        ...Drawing_media
      }
    `,
    media,
  );
  const focusPoint = useFocusPoint(isWhole ? null : data);
  if (!data) return null;
  if (isDrawn(data)) return <Drawing media={data} isBare={isBare} className={image.className} />;
  if (!data.sourceUrl) return <MissingImage className={image.className} />;
  return (
    <Image
      {...image}
      className={focusPoint ? cx(image.className, focusPoint) : image.className}
      src={data.sourceUrl}
      alt={alt ?? data.altText ?? ''}
      width={data.mediaDetails?.width}
      height={data.mediaDetails?.height}
    />
  );
}
