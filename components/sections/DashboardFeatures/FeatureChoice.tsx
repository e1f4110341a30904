import { Fragment, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/content/Media.tsx';
import { css } from '#styled/css';
import type { FeatureChoice_features$key } from './__generated__/FeatureChoice_features.graphql.ts';

type Props = {
  features: FeatureChoice_features$key;
  /** What is chosen between; read aloud. */
  name: string;
};

const styles = {
  set: css({
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    border: '0',
    lg: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      // The rest of the height is that of the last row: the choices stand together.
      gridTemplateRows: 'repeat(8, min-content) 1fr',
      columnGap: '18',
    },
  }),
  legend: css({ srOnly: true }),
  /** Each stands before what it shows in the document, and in the column of choices on the screen. */
  choice: css({
    display: 'block',
    paddingBlock: '18px',
    paddingInline: '20px 0',
    borderBottom: '1px solid token(colors.border)',
    borderInlineStart: '3px solid transparent',
    cursor: 'pointer',
    _hover: { color: 'accent.text' },
    '&:has(:checked)': { borderInlineStartColor: 'accent', color: 'inherit' },
    '&:has(:focus-visible)': { outline: '2px solid token(colors.focus)', outlineOffset: '-2px' },
    '& + div': { display: 'none', order: '1', minWidth: '0', marginTop: '8' },
    '&:has(:checked) + div': { display: 'block' },
    lg: { gridColumn: '1', '& + div': { gridColumn: '2', gridRow: '1 / 10', marginTop: '0' } },
  }),
  radio: css({ srOnly: true }),
  title: css({ display: 'block', textStyle: 'h4' }),
  words: css({
    display: 'block',
    marginTop: '1',
    textStyle: 'small',
    color: 'text.muted',
    whiteSpace: 'pre-line',
  }),
  /** Its lines arrive one after the other whenever it is chosen, and what they mean comes last. */
  shown: css({
    '& ol': { _motionSafe: { animation: 'arrive 2.4s steps(12) both' } },
    '& ol + div': { _motionSafe: { animation: 'panelIn 400ms 2.5s token(easings.standard) both' } },
  }),
};

/** Features to choose between, each with what is drawn of it; works without a script. */
export function FeatureChoice({ features: keys, name }: Props) {
  const group = useId();
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
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{name}</legend>
      {features.map(({ title, description, icon }, index) => (
        <Fragment key={`${index} ${title}`}>
          <label className={styles.choice}>
            <input type="radio" name={group} defaultChecked={index === 0} className={styles.radio} />
            <span className={styles.title}>{title}</span>
            {description && <span className={styles.words}>{description}</span>}
          </label>
          <div className={styles.shown}>
            <Media media={icon?.node} />
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}
