import { graphql, useFragment } from 'react-relay';
import type { ContactSection_section$key } from './__generated__/ContactSection_section.graphql.ts';

type Props = { section: ContactSection_section$key };

export function ContactSection({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment ContactSection_section on PageElementsSectionElementsContactSectionLayout {
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
