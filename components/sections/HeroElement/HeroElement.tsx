import { graphql, useFragment } from 'react-relay';
import type { HeroElement_section$key } from './__generated__/HeroElement_section.graphql.ts';

type Props = { section: HeroElement_section$key };

export function HeroElement({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment HeroElement_section on PageElementsSectionElementsHeroElementLayout {
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
