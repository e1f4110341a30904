import type { ReactNode } from 'react';
import bannerTall from '#brand/art/banner-tall.svg';
import banner from '#brand/art/banner.svg';
import { pictureStyles } from './CallToActionPicture.styles.ts';
import { ButtonLink } from '#components/ui/Button/ButtonLink.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { MissingImage } from '#components/ui/Image/MissingImage.tsx';
import { cx, css, cva } from '#styled/css';
import { card } from '#styled/recipes';

const styles = {
  gradient: cva({
    base: {
      position: 'relative',
      display: 'flex',
      flexDirection: { base: 'column', lg: 'row' },
      alignItems: { base: 'flex-start', lg: 'center' },
      justifyContent: { md: 'center', lg: 'flex-start' },
      // Minimum height according to the specification.
      minHeight: '250px',
      overflow: 'hidden',
      color: 'white',
      background: 'none',
    },
    variants: {
      layout: {
        card: { borderRadius: 'panel' },
        stack: { borderRadius: 'panel', flexDirection: 'column', alignItems: 'flex-start' },
        frame: {},
      },
    },
  }),
  words: cva({
    base: { position: 'relative', minWidth: '0' },
    variants: {
      ctaStyle: {
        gradient: {
          width: '100%',
          maxWidth: '620px',
          // Below `md`, the light steps are under the text, never behind it.
          paddingBlock: { base: '28px 88px', md: '32px' },
          paddingInline: { base: '7', md: '14' },
          '& p': { color: 'cool' },
        },
        standard: {
          alignSelf: 'center',
          padding: { base: '36px 28px', md: '48px 56px' },
          '& p': { color: 'text.muted', maxWidth: '33.5em' },
        },
      },
      layout: { card: {}, stack: {}, frame: {} },
      // A picture below the text covers the steps.
      isAbovePicture: { true: { paddingBlock: { base: '28px', lg: '20px' } } },
    },
    compoundVariants: [
      {
        isAbovePicture: true,
        layout: ['card', 'frame'],
        css: { paddingBlock: { md: '20px' }, maxWidth: { md: '58.333%', lg: '620px' } },
      },
      {
        ctaStyle: 'standard',
        layout: 'stack',
        css: { padding: { base: '36px 28px', md: '36px 28px', lg: '32px' } },
      },
      {
        ctaStyle: 'gradient',
        layout: 'stack',
        css: { paddingBlock: { lg: '28px 88px' }, paddingInline: { lg: '8' } },
      },
    ],
  }),
  label: css({ textStyle: 'label', marginBottom: '3' }),
  title: css({ fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)', overflowWrap: 'break-word' }),
  subtitle: css({ textStyle: 'lead', marginTop: '2.5' }),
  description: css({ marginTop: '2.5' }),
  inner: css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' }),
  // In a narrow block, the steps rise from the bottom; in a wide block, from the inline end. Background and steps are
  // one layer: with two, the rounded corners would show a dark edge.
  ramp: cva({
    base: {
      position: 'absolute',
      inset: '0',
      background: 'ink',
      opacity: '0.999',
      '& img': {
        position: 'absolute',
        inset: '0',
        top: 'auto',
        width: '100%',
        height: { base: '300px', md: '100%' },
        objectPosition: { base: '50% 100%', md: '45% 50%', lg: '80% 50%', xl: '100% 50%' },
        objectFit: 'cover',
        _rtl: { scale: '-1 1' },
      },
    },
    variants: {
      layout: {
        card: {},
        stack: {
          '& img': {
            height: { lg: '300px' },
            objectPosition: { lg: '50% 100%', xl: '50% 100%' },
          },
        },
        frame: {},
      },
    },
  }),
};

export type CtaStyle = 'standard' | 'gradient';

type Props = {
  ctaStyle?: CtaStyle;
  label?: string | null | undefined;
  title?: string | null | undefined;
  subtitle?: string | null | undefined;
  description?: ReactNode;
  /** Picture that fills its container. */
  image?: ReactNode;
  /** Whether the picture contains text and is therefore shown whole and centred. */
  isDrawing?: boolean;
  /** Label of a button that links to `href`. Without a label, the only buttons are those in `children`. */
  text?: string | null | undefined;
  href?: string;
  target?: string;
  /** `card` is standalone, `stack` has its picture on top, `frame` is the last part of a surrounding frame. */
  layout?: 'card' | 'stack' | 'frame';
  headingLevel?: 2 | 3;
  headingId?: string | undefined;
  className?: string;
  children?: ReactNode;
};

/** Call-to-action block: on the company's drawing, or with a border and a picture. */
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
  const textBlock = (
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
          <source media="(max-width: 767px)" srcSet={bannerTall} width={390} height={460} />
          {layout === 'stack' && (
            <source media="(min-width: 1024px)" srcSet={bannerTall} width={390} height={460} />
          )}
          <img src={banner} alt="" width={1264} height={250} loading="lazy" />
        </picture>
        {textBlock}
        {image && <div className={pictureStyles.gradientPicture({ layout })}>{image}</div>}
      </div>
    );
  }
  const picture = image ?? (layout === 'stack' ? null : <MissingImage />);
  return (
    <div className={cx(card({ look: 'sheet' }), pictureStyles.standard({ layout }), className)}>
      {isStacked && picture && <div className={pictureStyles.stackPicture({ isDrawing })}>{picture}</div>}
      {textBlock}
      {!isStacked && <div className={pictureStyles.sidePicture({ isDrawing })}>{picture}</div>}
    </div>
  );
}

/** Returns the style of a select field, whose value is a list in WordPress. */
export function ctaStyleOf(value: readonly (string | null | undefined)[] | null | undefined): CtaStyle {
  return value?.[0] === 'gradient' ? 'gradient' : 'standard';
}
