import type { ReactNode } from 'react';
import depthRampTall from './assets/depth-ramp-tall.svg';
import depthRamp from './assets/depth-ramp.svg';
import { styles } from './CallToAction.styles.ts';
import { pictureStyles } from './CallToActionPicture.styles.ts';
import { ButtonLink } from '#components/ui/Button/ButtonLink.tsx';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { MissingImage } from '#components/ui/Image/MissingImage.tsx';
import { cx } from '#styled/css';

export type CtaStyle = 'standard' | 'gradient';

type Props = {
  ctaStyle?: CtaStyle;
  label?: string | null | undefined;
  title?: string | null | undefined;
  subtitle?: string | null | undefined;
  description?: ReactNode;
  /** A picture; it fills its place. */
  image?: ReactNode;
  /** The picture is read: it stands whole in the middle of its place. */
  isDrawing?: boolean;
  /** The words of a button to `href`; without them there is no button but what `children` hold. */
  text?: string | null | undefined;
  href?: string;
  target?: string;
  /** `card` stands alone, `stack` has its picture on top, `frame` is the end of a frame around it. */
  layout?: 'card' | 'stack' | 'frame';
  headingLevel?: 2 | 3;
  headingId?: string | undefined;
  className?: string;
  children?: ReactNode;
};

/** The call-to-action block: on steps of depth, or as an ink-bordered sheet with a picture. */
export function CallToAction(props: Props) {
  const {
    ctaStyle = 'standard',
    title,
    label,
    subtitle,
    description,
    image,
    text,
    href = '#',
    target = '_self',
  } = props;
  const { layout = 'card', headingLevel = 2, headingId, isDrawing = false, className, children } = props;
  const isGradient = ctaStyle === 'gradient';
  const isStacked = layout === 'stack' && !isGradient;
  const words = (
    <div className={styles.words({ ctaStyle, layout, isAbovePicture: isGradient && Boolean(image) })}>
      {label && <p className={styles.label}>{label}</p>}
      {title && (
        <Heading
          level={headingLevel}
          look={isStacked ? 'h3' : 'h2'}
          id={headingId}
          className={isStacked ? undefined : styles.title}
        >
          {title}
        </Heading>
      )}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {description && <div className={styles.description}>{description}</div>}
      {(text || children) && (
        <div className={styles.inner}>
          {text && (
            <ButtonLink href={href} target={target} look={isGradient ? 'white' : 'black'}>
              {text}
            </ButtonLink>
          )}
          {children}
        </div>
      )}
    </div>
  );

  if (isGradient) {
    return (
      <div className={cx('night', styles.gradient({ layout }), className)}>
        <picture className={styles.ramp({ layout })}>
          <source media="(max-width: 767px)" srcSet={depthRampTall} width={390} height={460} />
          {layout === 'stack' && (
            <source media="(min-width: 1024px)" srcSet={depthRampTall} width={390} height={460} />
          )}
          <img src={depthRamp} alt="" width={1264} height={250} loading="lazy" />
        </picture>
        {words}
        {image && <div className={pictureStyles.gradientPicture({ layout })}>{image}</div>}
      </div>
    );
  }
  const picture = image ?? (layout === 'stack' ? null : <MissingImage />);
  return (
    <div className={cx(pictureStyles.standard({ layout }), className)}>
      {isStacked && picture && <div className={pictureStyles.stackPicture({ isDrawing })}>{picture}</div>}
      {words}
      {!isStacked && <div className={pictureStyles.sidePicture({ isDrawing })}>{picture}</div>}
    </div>
  );
}

/** A select field of the content backend; its value is a list. */
export function ctaStyleOf(value: readonly (string | null | undefined)[] | null | undefined): CtaStyle {
  return value?.[0] === 'gradient' ? 'gradient' : 'standard';
}
