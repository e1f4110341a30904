import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css, cx } from '#styled/css';
import { FeatureChoice } from './FeatureChoice.tsx';
import { FeatureTabs } from './FeatureTabs.tsx';
import type { DashboardFeatures_section$key } from './__generated__/DashboardFeatures_section.graphql.ts';

type Props = { section: DashboardFeatures_section$key };

const styles = {
  band: css({ paddingTop: 'section', overflow: 'hidden' }),
  grid: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' }),
  beside: css({
    lg: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', gap: '18' },
  }),
  text: css({ lg: { paddingBottom: 'section' } }),
  textOnly: css({ maxWidth: '760px', paddingBottom: 'section' }),
  /** The picture extends beyond the page at the inline end and at the bottom. */
  window: css({
    marginInlineEnd: 'calc(-1 * var(--gutter))',
    lg: { marginInlineEnd: 'max(-180px, calc((100vw - 1264px) / -2 - 40px))', width: 'calc(100% + 180px)' },
  }),
  /** A drawing contains text, so it is shown whole, at the band's lower edge. */
  drawn: css({ alignSelf: 'end' }),
  panel: css({
    background: 'surface',
    border: '1px solid token(colors.warmFrame)',
    borderBottom: '0',
    borderRadius: '10px 10px 0 0',
    boxShadow: 'raised',
  }),
  image: css({
    width: '720px',
    maxWidth: 'none',
    height: 'auto',
    background: 'surface',
    border: '1px solid token(colors.warmFrame)',
    borderInlineEnd: '0',
    borderBottom: '0',
    borderStartStartRadius: 'panel',
    boxShadow: 'raised',
    md: { width: '100%' },
    // Beside longer text, the picture grows to the bottom edge, which crops more of its inline end.
    lg: { height: '100%', objectFit: 'cover', objectPosition: { base: '0 0', _rtl: '100% 0' } },
  }),
};

/**
 * View of the product that extends beyond the viewport, with features as tabs. If every feature has a drawing, a choice
 * of features with drawings instead.
 */
export function DashboardFeatures({ section }: Props) {
  const titleId = useId();
  const data = useFragment(
    graphql`
      fragment DashboardFeatures_section on PageElementsSectionElementsDashboardFeaturesLayout {
        label
        title
        subtitle
        description
        backgroundColor
        features {
          title
          icon {
            node {
              drawing {
                kind
              }
            }
          }
          ...FeatureTabs_features
          ...FeatureChoice_features
        }
        image {
          node {
            drawing {
              kind
            }
            ...Media_media
          }
        }
      }
    `,
    section,
  );
  const { title } = data;
  const { image } = data;
  const features = (data.features ?? []).flatMap((feature) => (feature?.title ? [feature] : []));
  if (!title && features.length === 0) return null;
  // If every feature has a drawing, the chosen feature's drawing replaces the picture.
  if (features.length > 1 && features.every(({ icon }) => hasDrawing(icon?.node))) {
    return (
      <HeadedSection words={data} tone={toneOf(data.backgroundColor, 'warm')}>
        <FeatureChoice features={features} name={title ?? ''} />
      </HeadedSection>
    );
  }

  return (
    <Section
      tone={toneOf(data.backgroundColor, 'warm')}
      spacing="none"
      labelledBy={title ? titleId : undefined}
      className={styles.band}
    >
      <Container className={cx(styles.grid, image && styles.beside)}>
        <div className={image ? styles.text : styles.textOnly}>
          <SectionHead words={data} id={titleId} isFlush />
          <FeatureTabs features={features} />
        </div>
        {image && (
          <div className={hasDrawing(image.node) ? styles.drawn : styles.window}>
            <Media
              media={image.node}
              isBare
              className={hasDrawing(image.node) ? styles.panel : styles.image}
              sizes="(min-width: 1024px) 76vw, (min-width: 768px) 96vw, 720px"
            />
          </div>
        )}
      </Container>
    </Section>
  );
}
