import { graphql, useFragment } from 'react-relay';
import { ContentLink } from '#components/content/ContentLink.tsx';
import { CtaBanner } from '#components/media/CtaBanner.tsx';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css } from '#styled/css';
import { card } from '#styled/recipes';
import type { FeaturesWithCtaBanner_section$key } from './__generated__/FeaturesWithCtaBanner_section.graphql.ts';

type Props = { section: FeaturesWithCtaBanner_section$key };

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '8px 24px 20px',
    md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '10', padding: '20px 40px 36px' },
  }),
  item: css({
    paddingBlock: '5.5',
    borderTop: '1px solid token(colors.border)',
    _first: { borderTop: '0' },
    md: { '&:nth-child(-n + 3)': { borderTop: '0' } },
  }),
  title: css({ overflowWrap: 'anywhere' }),
  description: css({
    marginTop: '1.5',
    textStyle: 'small',
    color: 'text.muted',
    whiteSpace: 'pre-line',
    overflowWrap: 'break-word',
  }),
  link: css({ marginTop: '2.5', textStyle: 'small' }),
};

export function FeaturesWithCtaBanner({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment FeaturesWithCtaBanner_section on PageElementsSectionElementsFeaturesWithCtaBannerLayout {
        label
        title
        subtitle
        description
        backgroundColor
        features {
          title
          description
          link {
            ...readLink_link
          }
        }
        cta {
          ...CtaBanner_cta
        }
      }
    `,
    section,
  );
  const { title } = data;
  const { backgroundColor, cta } = data;
  const features = (data.features ?? []).filter((feature) => feature?.title);
  if (features.length === 0) return null;

  return (
    <HeadedSection words={data} tone={toneOf(backgroundColor, 'white')} spacing={title ? 'normal' : 'tight'}>
      <div className={card({ look: 'sheet' })}>
        <ul className={styles.list}>
          {features.map((feature, index) => (
            // Features have no ID, and their order never changes.
            <li key={index} className={styles.item}>
              <Heading level={title ? 3 : 2} look="h4" className={styles.title}>
                {feature?.title}
              </Heading>
              {feature?.description && <p className={styles.description}>{feature.description}</p>}
              <ContentLink link={feature?.link} className={styles.link} />
            </li>
          ))}
        </ul>
        {cta && <CtaBanner cta={cta} layout="frame" headingLevel={title ? 3 : 2} />}
      </div>
    </HeadedSection>
  );
}
