import { graphql, useFragment } from 'react-relay';
import type { Guide_section$key } from './__generated__/Guide_section.graphql.ts';

type Props = { section: Guide_section$key };

export function Guide({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment Guide_section on PageElementsSectionElementsGuideLayout {
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
