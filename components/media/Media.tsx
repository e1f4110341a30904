import { graphql, useFragment } from 'react-relay';
import { Drawing } from '#components/drawing/Drawing.tsx';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { Image, type ImageProps } from '#components/ui/Image/Image.tsx';
import { MissingImage } from '#components/ui/Image/MissingImage.tsx';
import { cx } from '#styled/css';
import { useFocusPoint } from './useFocusPoint.ts';
import type { Media_media$key } from './__generated__/Media_media.graphql.ts';

type Props = {
  media: Media_media$key | null | undefined;
  /** Replacement for the editor's alternative text; `""` if the picture is decorative. */
  alt?: string;
  /** Whether to omit a drawing's frame, because the drawing touches the edges of its container. */
  isBare?: boolean;
  /** Whether the picture, such as a logo, is never cropped, so that its focus point does not apply. */
  isWhole?: boolean;
} & Omit<ImageProps, 'src' | 'alt' | 'width' | 'height'>;

/**
 * Picture from the media library, or the drawing that an editor chose instead. Renders nothing if the field is empty,
 * and a placeholder if the file is missing.
 */
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
  if (hasDrawing(data)) return <Drawing media={data} isBare={isBare} className={image.className} />;
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
