import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { Media } from '#components/media/Media.tsx';
import { selectedValue } from '#components/content/selectedValue.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { hasDrawing, isMap } from '#components/drawing/hasDrawing.ts';
import { Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css, cva } from '#styled/css';
import type { FullwidthContentSplitImgLeft_section$key } from './__generated__/FullwidthContentSplitImgLeft_section.graphql.ts';

type Props = { section: FullwidthContentSplitImgLeft_section$key };

const textColumn = 'calc(token(sizes.inner) * 5 / 12 + token(sizes.bleed))';

const band = cva({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    layout: {
      pictureLeft: {
        lg: {
          gridTemplateColumns: `minmax(0, 1fr) ${textColumn}`,
          minHeight: 'clamp(560px, 46vw, 720px)',
        },
      },
      pictureRight: {
        lg: {
          gridTemplateColumns: `${textColumn} minmax(0, 1fr)`,
          minHeight: 'clamp(560px, 46vw, 720px)',
          '& > :first-child': { order: '1' },
        },
      },
      bare: {},
    },
  },
});

const text = cva({
  base: { padding: '48px token(spacing.gutter) 64px', lg: { paddingBlock: '18', alignSelf: 'center' } },
  variants: {
    layout: {
      pictureLeft: { lg: { paddingInline: 'clamp(40px, 5vw, 80px) token(spacing.bleed)' } },
      pictureRight: { lg: { paddingInline: 'token(spacing.bleed) clamp(40px, 5vw, 80px)' } },
      // If there is no picture, its area has a background.
      bare: {
        lg: {
          paddingInline: 'calc(token(spacing.bleed) + token(sizes.inner) * 7 / 12) token(spacing.bleed)',
        },
      },
    },
  },
});

const styles = {
  picture: css({
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    background: 'surface.tint',
    lg: { aspectRatio: 'auto' },
  }),
  /** A drawing contains text, so it starts at the page's edge and determines the height of the band. */
  drawing: cva({
    base: {
      alignSelf: 'center',
      paddingBottom: '12',
      // On small screens, a drawing follows the heading, while a picture can precede it.
      order: { base: '1', lg: '0' },
      '--drawing-inset': 'var(--gutter)',
      lg: { paddingBlock: '12' },
    },
    variants: {
      layout: {
        pictureLeft: { lg: { '--drawing-inset': 'var(--bleed)', '--drawing-inset-end': 'var(--gutter)' } },
        pictureRight: { lg: { '--drawing-inset-end': 'var(--bleed)' } },
        bare: {},
      },
    },
  }),
  image: css({ width: '100%', height: '100%', objectFit: 'cover', lg: { position: 'absolute', inset: '0' } }),
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '4' }),
  title: css({ fontSize: 'clamp(2rem, 1.3rem + 1.9vw, 2.875rem)' }),
  subtitle: css({ marginTop: '5', maxWidth: '30em', textStyle: 'lead' }),
  description: css({ marginTop: '5', maxWidth: '30em', textStyle: 'lead', color: 'text.muted' }),
  buttons: css({ marginTop: '8' }),
};

/** Band with a picture that touches the viewport's edge and the band's top and bottom. */
export function FullwidthContentSplitImgLeft({ section }: Props) {
  const titleId = useId();
  const data = useFragment(
    graphql`
      fragment FullwidthContentSplitImgLeft_section on PageElementsSectionElementsFullwidthContentSplitImgLeftLayout {
        alignment
        backgroundColor
        image {
          node {
            drawing {
              kind
            }
            ...Media_media
          }
        }
        label
        title
        subtitle
        description
        globalButtons {
          ...sectionButtons_button
        }
      }
    `,
    section,
  );
  const { title, label, subtitle, description } = data;
  const { image, globalButtons } = data;
  if (!title && !description) return null;
  const side = selectedValue(data.alignment) === 'right' ? 'pictureRight' : 'pictureLeft';
  const layout = image ? side : 'bare';

  return (
    <Section
      tone={toneOf(data.backgroundColor, 'cool')}
      spacing="none"
      labelledBy={title ? titleId : undefined}
      className={band({ layout })}
    >
      {image && (
        <div
          className={
            hasDrawing(image.node) && !isMap(image.node) ? styles.drawing({ layout }) : styles.picture
          }
        >
          <Media
            media={image.node}
            isBare
            className={hasDrawing(image.node) ? undefined : styles.image}
            sizes="(min-width: 1024px) 62vw, 100vw"
          />
        </div>
      )}
      <div className={text({ layout })}>
        {label && <p className={styles.label}>{label}</p>}
        {title && (
          <Heading level={2} id={titleId} className={styles.title}>
            {title}
          </Heading>
        )}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <RichText html={description} size="inherit" className={styles.description} />}
        <GlobalButtons buttons={sectionButtons(globalButtons)} className={styles.buttons} />
      </div>
    </Section>
  );
}
