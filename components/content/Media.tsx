import { graphql, useFragment } from 'react-relay';
import { Image, type ImageProps } from '../ui/Image/Image.tsx';
import { MissingImage } from '../ui/Image/MissingImage.tsx';
import type { Media_media$key } from './__generated__/Media_media.graphql.ts';

type Props = {
  media: Media_media$key | null | undefined;
  /** Replaces the editor's text; `""` where the picture only decorates. */
  alt?: string;
} & Omit<ImageProps, 'src' | 'alt' | 'width' | 'height'>;

/** A picture from the media library: nothing when the editor's field is empty, water when its file is gone. */
export function Media({ media, alt, ...image }: Props) {
  const data = useFragment(
    graphql`
      fragment Media_media on MediaItem {
        sourceUrl
        altText
        mediaDetails {
          width
          height
        }
      }
    `,
    media,
  );
  if (!data) return null;
  if (!data.sourceUrl) return <MissingImage className={image.className} />;
  return (
    <Image
      {...image}
      src={data.sourceUrl}
      alt={alt ?? data.altText ?? ''}
      width={data.mediaDetails?.width}
      height={data.mediaDetails?.height}
    />
  );
}
