import { graphql, useFragment } from 'react-relay';
import type { Contact_section$key } from './__generated__/Contact_section.graphql.ts';

type Props = { section: Contact_section$key };

export function Contact({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment Contact_section on PageElementsSectionElementsContactLayout {
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
