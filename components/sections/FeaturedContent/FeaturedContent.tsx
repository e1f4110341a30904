import { graphql, useFragment } from 'react-relay';
import type { FeaturedContent_section$key } from './__generated__/FeaturedContent_section.graphql.ts';

type Props = { section: FeaturedContent_section$key };

export function FeaturedContent({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment FeaturedContent_section on PageElementsSectionElementsFeaturedContentLayout {
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
