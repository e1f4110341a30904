import { graphql, useFragment } from 'react-relay';
import type { BoxGrid_section$key } from './__generated__/BoxGrid_section.graphql.ts';

type Props = { section: BoxGrid_section$key };

export function BoxGrid({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment BoxGrid_section on PageElementsSectionElementsBoxGridLayout {
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
