import { graphql, useFragment } from 'react-relay';
import { FactList } from '#components/content/FactList.tsx';
import { Media } from '#components/media/Media.tsx';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { withoutFieldPath } from '#schema/fieldPaths.ts';
import { css, cx } from '#styled/css';
import type { LargeFactsFeatureBoxes_section$key } from './__generated__/LargeFactsFeatureBoxes_section.graphql.ts';

type Props = { section: LargeFactsFeatureBoxes_section$key };

const styles = {
  // If the section has no head, it continues the band above, unless that band is the hero.
  continued: css({ '[data-tone=white]:not(:has(h1)) + &': { paddingTop: '0' } }),
  facts: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10' }),
  beside: css({
    md: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '8' },
    lg: { alignItems: 'end' },
  }),
  giant: css({ textStyle: 'giant', paddingTop: '.04em' }),
  // Reserves space for commas, which descend below the baseline.
  descending: css({ paddingBottom: '.12em' }),
  // With the text's letter spacing, a minus sign would touch its number.
  signed: css({ '&::first-letter': { letterSpacing: '.06em' } }),
  large: css({ textStyle: 'giant', fontSize: 'clamp(3.25rem, 13vw, 11rem)', lineHeight: '0.9' }),
  sentence: css({ textStyle: 'h2', overflowWrap: 'anywhere' }),
  words: css({ marginTop: '7', textStyle: 'lead', maxWidth: '20em', overflowWrap: 'break-word' }),
  detail: css({ textStyle: 'lead', color: 'text.muted', maxWidth: '23em', overflowWrap: 'break-word' }),
  image: css({
    width: 'auto',
    maxWidth: '100%',
    maxHeight: '240px',
    borderRadius: 'panel',
    marginBottom: '8',
  }),
};

/** One very large figure, with the others beside it, separated by thin lines. */
export function LargeFactsFeatureBoxes({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment LargeFactsFeatureBoxes_section on PageElementsSectionElementsLargeFactsFeatureBoxesLayout {
        label
        title
        subtitle
        description
        boxes {
          fact
          title
          description
          backgroundColor
          image {
            node {
              ...Media_media
            }
          }
        }
      }
    `,
    section,
  );
  const { title, label, subtitle, description } = data;
  const { boxes } = data;
  const [leadBox, ...otherBoxes] = (boxes ?? []).flatMap((box) => {
    // A box without a figure shows its title instead.
    const figure = box?.fact ?? box?.title;
    return box && figure ? [{ ...box, figure, words: box.fact ? (box.title ?? undefined) : undefined }] : [];
  });
  if (!leadBox) return null;
  const hasHead = Boolean(title || label || subtitle || description);
  const tone = toneOf(leadBox.backgroundColor, 'white');
  return (
    <HeadedSection words={data} tone={tone} className={cx(!hasHead && tone === 'white' && styles.continued)}>
      <div className={cx(styles.facts, otherBoxes.length > 0 && styles.beside)}>
        <div>
          <Media
            media={leadBox.image?.node}
            className={styles.image}
            sizes="(min-width: 640px) 560px, 90vw"
          />
          <p
            className={cx(
              styles[figureSize(leadBox.figure)],
              leadBox.figure.includes(',') && styles.descending,
              leadBox.figure.startsWith('−') && styles.signed,
            )}
          >
            {leadBox.figure}
          </p>
          {leadBox.words && <p className={styles.words}>{leadBox.words}</p>}
          {leadBox.description && <p className={styles.detail}>{leadBox.description}</p>}
        </div>
        {otherBoxes.length > 0 && (
          <FactList
            facts={otherBoxes.map(({ figure, words, description: detail }) => ({
              figure,
              words,
              detail: detail ?? undefined,
            }))}
          />
        )}
      </div>
    </HeadedSection>
  );
}

// Number of digits that fit into a viewport of 320 pixels at each size. Points, commas and spaces count as half a
// digit.
const widest = { giant: 5, large: 10 };

/** Returns the size at which a figure fits into the narrowest viewport. Longer figures have the size of a sentence. */
export function figureSize(text: string): 'giant' | 'large' | 'sentence' {
  const figure = withoutFieldPath(text);
  const narrow = figure.match(/[.,:\s]/g)?.length ?? 0;
  const length = figure.length - narrow / 2;
  if (length <= widest.giant) return 'giant';
  return length <= widest.large ? 'large' : 'sentence';
}
