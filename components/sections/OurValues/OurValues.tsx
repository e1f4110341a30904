import { graphql, useFragment } from 'react-relay';
import { NumberedList } from '#components/content/NumberedList.tsx';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css } from '#styled/css';
import type { OurValues_section$key } from './__generated__/OurValues_section.graphql.ts';

type Props = { section: OurValues_section$key };

const row = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    paddingBlock: 'clamp(28px, 3.4vw, 48px)',
    borderTop: '1px solid token(colors.border)',
    _first: { borderTopColor: 'border.ink' },
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 7fr)', columnGap: 'columnGap' },
    lg: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '& > :first-child': { gridColumn: '1 / 4' },
      '& > :last-child': { gridColumn: '4 / -1' },
    },
  }),
  number: css({ fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)', lineHeight: '1.1' }),
  title: css({
    fontSize: 'clamp(1.625rem, 1.2rem + 1.9vw, 2.75rem)',
    maxWidth: '14em',
    overflowWrap: 'break-word',
  }),
  description: css({ marginTop: '3.5', maxWidth: 'measure' }),
  link: css({ marginTop: '4' }),
};

export function OurValues({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment OurValues_section on PageElementsSectionElementsOurValuesLayout {
        label
        title
        subtitle
        description
        backgroundColor
        values {
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
  const values = (data.values ?? []).filter((value) => value?.title);
  if (values.length === 0) return null;

  return (
    <HeadedSection words={data} tone={toneOf(backgroundColor, 'white')}>
      <NumberedList
        entries={values}
        level={title ? 3 : 2}
        look="h2"

        styles={row}
      />
    </HeadedSection>
  );
}
