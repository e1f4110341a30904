import { graphql, useFragment } from 'react-relay';
import type { About_section$key } from './__generated__/About_section.graphql.ts';

type Props = { section: About_section$key };

export function About({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment About_section on PageElementsSectionElementsAboutLayout {
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
