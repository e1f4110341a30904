import { numberFormat } from '#locales/formatters.ts';
import { graphql, useFragment } from 'react-relay';
import { splitLeadIn } from '#components/content/leadIn.ts';
import { Media } from '#components/media/Media.tsx';
import { useIsoCode } from '#components/content/useIsoCode.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { css, cva } from '#styled/css';
import { StepsDrawing } from '#brand/art/StepsDrawing.tsx';
import type { GuideSteps_steps$key } from './__generated__/GuideSteps_steps.graphql.ts';

type Props = { steps: GuideSteps_steps$key };

const list = cva({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    isOnCurve: {
      true: {
        md: {
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          // Distance between the marks on the curve of `StepsDrawing`, relative to its width.
          columnGap: '2.53%',
          marginTop: '7',
        },
      },
      false: {},
    },
  },
});

const step = cva({
  base: {
    position: 'relative',
    paddingBlock: '0 36px',
    paddingInline: '32px 0',
    borderInlineStart: '1px solid token(colors.line)',
    _last: { borderColor: 'transparent', paddingBottom: '0' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-7px',
      top: '7px',
      width: '13px',
      height: '13px',
      boxSizing: 'border-box',
      borderRadius: '50%',
      background: 'surface',
      border: '2px solid token(colors.text)',
    },
    '&:last-child::before': { background: 'accent', borderColor: 'accent' },
  },
  variants: {
    isOnCurve: { true: { md: { border: '0', padding: '0', _before: { display: 'none' } } }, false: {} },
  },
});

const styles = {
  when: css({ display: 'block', textStyle: 'small', fontStyle: 'italic', color: 'text.muted' }),
  title: css({ marginTop: '0.5', overflowWrap: 'break-word' }),
  rest: css({
    display: 'inline-block',
    overflowWrap: 'anywhere',
    _firstLetter: { textTransform: 'uppercase' },
  }),
  description: css({
    marginTop: '2',
    maxWidth: '23em',
    color: 'text.muted',
    fontSize: '.9375rem',
  }),
  image: css({ width: '100%', maxWidth: '420px', marginTop: '5', borderRadius: 'control' }),
};

/** Steps: side by side on the curve from `md`, on a vertical line on smaller screens. */
export function GuideSteps({ steps: keys }: Props) {
  const isoCode = useIsoCode();
  const steps = useFragment(
    graphql`
      fragment GuideSteps_steps on PageElementsSectionElementsSteps @relay(plural: true) {
        stepNumber
        title
        description
        image {
          node {
            ...Media_media
          }
        }
      }
    `,
    keys,
  );
  // More than four columns are too narrow for text.
  const isOnCurve = steps.length > 1 && steps.length <= 4;
  const format = numberFormat(isoCode, {});
  return (
    <div>
      {isOnCurve && <StepsDrawing steps={steps.length} />}
      <ol className={list({ isOnCurve })}>
        {steps.map(({ stepNumber, title, description, image }, index) => {
          const { lead, rest } = splitLeadIn(title ?? '');
          return (
            <li key={`${index} ${title}`} className={step({ isOnCurve })}>
              <span className={styles.when}>{lead ?? format.format(stepNumber ?? index + 1)}</span>
              {rest && (
                <Heading level={3} look="h4" className={styles.title}>
                  <span className={styles.rest}>{rest}</span>
                </Heading>
              )}
              {description && <RichText html={description} className={styles.description} />}
              <Media media={image?.node} className={styles.image} sizes="(min-width: 1024px) 24vw, 420px" />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
