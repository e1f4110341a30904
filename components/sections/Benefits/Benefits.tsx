import { graphql, useFragment } from 'react-relay';
import { NumberedList } from '#components/content/NumberedList.tsx';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css } from '#styled/css';
import type { Benefits_section$key } from './__generated__/Benefits_section.graphql.ts';

type Props = { section: Benefits_section$key };

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 'clamp(32px, 6vw, 96px)',
  // The second column is lower; the padding reserves its space.
  md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBottom: '18' },
});

const row = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'baseline',
    alignContent: 'start',
    padding: '24px 0 28px',
    borderTop: '1px solid token(colors.border)',
    md: { _even: { position: 'relative', top: '18' } },
  }),
  number: css({ fontSize: '1.0625rem' }),
  title: css({ overflowWrap: 'anywhere' }),
  description: css({ marginTop: '1.5', maxWidth: '30em' }),
  link: css({ marginTop: '3' }),
};

export function Benefits({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment Benefits_section on PageElementsSectionElementsBenefitsLayout {
        label
        title
        subtitle
        description
        backgroundColor
        benefits {
          title
          description
          link {
            ...readLink_link
          }
        }
      }
    `,
    section,
  );
  const { title } = data;
  const { backgroundColor } = data;
  const benefits = (data.benefits ?? []).filter((benefit) => benefit?.title || benefit?.description);
  if (benefits.length === 0) return null;

  const isShort = benefits.every((benefit) => !benefit?.description);
  return (
    <HeadedSection
      words={data}
      tone={toneOf(backgroundColor, 'white')}
      spacing={isShort ? 'tight' : 'normal'}
    >
      <NumberedList entries={benefits} level={title ? 3 : 2} look="h4" className={list} styles={row} />
    </HeadedSection>
  );
}
