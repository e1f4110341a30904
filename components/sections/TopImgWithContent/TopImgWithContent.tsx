import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { GlobalButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { Media } from '#components/media/Media.tsx';
import { selectedValue } from '#components/content/selectedValue.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { Container, Grid, Section } from '#components/ui/Section/Section.tsx';
import { css, cva } from '#styled/css';
import type { TopImgWithContent_section$key } from './__generated__/TopImgWithContent_section.graphql.ts';

type Props = { section: TopImgWithContent_section$key };

const text = cva({
  base: { gridColumn: '1 / -1', display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    alignment: {
      // Aligned with other sections that start at the fourth column.
      left: { lg: { gridColumn: '4 / 11' } },
      center: { lg: { gridColumn: '3 / 11' } },
      right: { lg: { gridColumn: '6 / 13' } },
    },
    isBelowPicture: { true: { paddingTop: '9', lg: { paddingTop: '0' } }, false: {} },
  },
});

const styles = {
  panorama: css({ paddingTop: '0' }),
  // Shows a background until the picture has loaded.
  image: css({
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    background: 'surface.tint',
    md: { aspectRatio: '21 / 9' },
  }),
  drawing: css({ marginBottom: '12' }),
  /** White tab with the title, overlapping the picture's lower edge. */
  tab: css({
    lg: {
      position: 'relative',
      background: 'surface',
      marginTop: '-88px',
      marginInlineStart: '-48px',
      paddingTop: '36px',
      paddingInline: '48px 40px',
    },
  }),
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '4' }),
  subtitle: css({ textStyle: 'lead', color: 'text.muted', maxWidth: 'measure' }),
  description: css({ maxWidth: 'measure' }),
  buttons: css({ marginTop: '2' }),
};

/** Full-width picture with indented text below. The title overlaps the picture. */
export function TopImgWithContent({ section }: Props) {
  const titleId = useId();
  const data = useFragment(
    graphql`
      fragment TopImgWithContent_section on PageElementsSectionElementsTopImgWithContentLayout {
        image {
          node {
            drawing {
              kind
            }
            ...Media_media
          }
        }
        alignment
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
  const value = selectedValue(data.alignment);
  const isDrawing = hasDrawing(image?.node);
  const hasPanorama = Boolean(image) && !isDrawing;
  const alignment = value === 'center' || value === 'right' ? value : 'left';

  return (
    <Section
      spacing={hasPanorama || !image ? 'tight' : 'normal'}
      labelledBy={title ? titleId : undefined}
      className={hasPanorama ? styles.panorama : undefined}
    >
      {isDrawing ? (
        <Container className={styles.drawing}>
          <Media media={image?.node} />
        </Container>
      ) : (
        <Media media={image?.node} className={styles.image} sizes="100vw" />
      )}
      <Container>
        <Grid>
          <div className={text({ alignment, isBelowPicture: hasPanorama })}>
            <div className={hasPanorama ? styles.tab : undefined}>
              {label && <p className={styles.label}>{label}</p>}
              {title && (
                <Heading level={2} id={titleId}>
                  {title}
                </Heading>
              )}
            </div>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            {description && <RichText html={description} className={styles.description} />}
            <GlobalButtons buttons={sectionButtons(globalButtons)} className={styles.buttons} />
          </div>
        </Grid>
      </Container>
    </Section>
  );
}
