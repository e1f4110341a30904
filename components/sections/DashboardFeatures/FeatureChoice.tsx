import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { RadioPanels } from '#components/ui/RadioPanels.tsx';
import { css } from '#styled/css';
import type { FeatureChoice_features$key } from './__generated__/FeatureChoice_features.graphql.ts';

type Props = {
  features: FeatureChoice_features$key;
  /** Name of the choice, for screen readers. */
  name: string;
};

const styles = {
  set: css({
    display: 'flex',
    flexDirection: 'column',
    lg: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      // The last row takes the remaining height, so that the labels stay together.
      gridTemplateRows: 'repeat(8, min-content) 1fr',
      columnGap: '18',
    },
  }),
  choice: css({
    display: 'block',
    paddingBlock: '18px',
    paddingInline: '20px 0',
    borderBottom: '1px solid token(colors.border)',
    borderInlineStart: '3px solid transparent',
    _hover: { color: 'accent.text' },
    ':checked + &': { borderInlineStartColor: 'accent', color: 'inherit' },
    lg: { gridColumn: '1' },
  }),
  title: css({ display: 'block', textStyle: 'h4' }),
  words: css({
    display: 'block',
    marginTop: '1',
    textStyle: 'small',
    color: 'text.muted',
    whiteSpace: 'pre-line',
  }),
  /** When a feature is chosen, its lines appear one after the other, followed by the explanation. */
  shown: css({
    marginTop: '8',
    lg: { gridColumn: '2', gridRow: '1 / 10', marginTop: '0' },
    '& ol': { _motionSafe: { animation: 'arrive 2.4s steps(12) both' } },
    '& ol + div': { _motionSafe: { animation: 'panelIn 400ms 2.5s token(easings.standard) both' } },
  }),
};

/** Choice of features, each with its drawing. Works without a script. */
export function FeatureChoice({ features: keys, name }: Props) {
  const features = useFragment(
    graphql`
      fragment FeatureChoice_features on PageElementsSectionElementsFeatures @relay(plural: true) {
        title
        description
        icon {
          node {
            ...Media_media
          }
        }
      }
    `,
    keys,
  );
  return (
    <RadioPanels
      legend={name}
      className={styles.set}
      labelClassName={styles.choice}
      panelClassName={styles.shown}
      panels={features.map(({ title, description, icon }, index) => ({
        key: `${index} ${title}`,
        label: (
          <>
            <span className={styles.title}>{title}</span>
            {description && <span className={styles.words}>{description}</span>}
          </>
        ),
        content: <Media media={icon?.node} />,
      }))}
    />
  );
}
