import { graphql, useFragment } from 'react-relay';
import type { Cases_section$key } from './__generated__/Cases_section.graphql.ts';

type Props = { section: Cases_section$key };

export function Cases({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment Cases_section on PageElementsSectionElementsCasesLayout {
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
