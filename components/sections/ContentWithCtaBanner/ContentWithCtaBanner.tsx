import { graphql, useFragment } from 'react-relay';
import type { ContentWithCtaBanner_section$key } from './__generated__/ContentWithCtaBanner_section.graphql.ts';

type Props = { section: ContentWithCtaBanner_section$key };

export function ContentWithCtaBanner({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment ContentWithCtaBanner_section on PageElementsSectionElementsContentWithCtaBannerLayout {
        title
      }
    `,
    section,
  );
  if (!title) return null;
  return (
    <section>
      <h2>{title}</h2>
    </section>
  );
}
