import type { ImageFit } from '#schema/images.ts';
import { css, cx } from '#styled/css';
import { imageSources, type SourceFormat, imageUrl, isTransformable } from './imageSources.ts';

export type ImageProps = {
  /** Path of an upload (`/cms/wp-content/uploads/…`) or of a public file, or a data URL. */
  src: string;
  alt: string;
  /** Dimensions of the file, or those on the page if there is no `sizes`. They reserve the picture's space. */
  width?: number | null;
  height?: number | null;
  sizes?: string;
  loading?: 'lazy' | 'eager';
  decoding?: 'async' | 'auto' | 'sync';
  crossorigin?: 'anonymous' | 'use-credentials';
  fetchPriority?: 'high' | 'low' | 'auto';
  /**
   * Whether a tiny blurred copy is shown until the picture has loaded. For opaque pictures only. The proxy serves a
   * single size, so it ignores the size in the object.
   */
  placeholder?: boolean | { width: number; height: number; quality: number; blur: number };
  densities?: readonly number[];
  /**
   * Format or formats. `auto` is WebP, or AVIF if AVIF is smaller. Every browser must support the last format in a
   * list.
   */
  format?: SourceFormat | readonly SourceFormat[];
  preset?: string;
  provider?: string;
  quality?: number;
  fit?: ImageFit;
  /** Class of the picture's box. */
  className?: string;
};

const contents = css({ display: 'contents' });
const frame = css({ display: 'block', position: 'relative', overflow: 'hidden' });
const fill = css({
  position: 'relative',
  width: '100%',
  height: '100%',
  objectFit: 'inherit',
  objectPosition: 'inherit',
});
const behindImage = css({
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'inherit',
});

/** Picture in modern formats and suitable sizes. Its space is reserved before it loads. */
export function Image(props: ImageProps) {
  const {
    src,
    alt,
    sizes,
    loading = 'lazy',
    decoding = 'async',
    crossorigin,
    fetchPriority,
    className,
  } = props;
  const { densities, format = 'auto', preset, provider, quality, fit, placeholder = false } = props;
  const width = props.width || undefined;
  const height = props.height || undefined;
  const formats = typeof format === 'string' ? [format] : format;
  const sources = imageSources({
    src,
    width,
    height,
    sizes,
    densities,
    formats,
    preset,
    provider,
    quality,
    fit,
  });
  const isBlurredFirst = placeholder !== false && isTransformable(src);
  const effectiveSizes = sources.srcSet?.endsWith('w') ? (sizes ?? '100vw') : undefined;

  const picture = (
    <img
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding={decoding}
      crossOrigin={crossorigin}
      fetchPriority={fetchPriority}
      sizes={effectiveSizes}
      srcSet={sources.srcSet}
      src={sources.src}
      className={isBlurredFirst ? fill : className}
    />
  );
  const inFormats =
    sources.alternatives.length === 0 ? (
      picture
    ) : (
      <picture className={contents}>
        {sources.alternatives.map((alternative) => (
          <source key={alternative.type} {...alternative} sizes={effectiveSizes} />
        ))}
        {picture}
      </picture>
    );
  if (!isBlurredFirst) return inFormats;

  return (
    <span className={cx(frame, className)}>
      <img
        alt=""
        aria-hidden="true"
        decoding="async"
        src={imageUrl({ src, provider, format: 'webp', preset: 'placeholder' })}
        className={behindImage}
      />
      {inFormats}
    </span>
  );
}
