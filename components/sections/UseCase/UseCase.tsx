import { graphql, useFragment } from 'react-relay';
import type { UseCase_section$key } from './__generated__/UseCase_section.graphql.ts';

type Props = { section: UseCase_section$key };

export function UseCase({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment UseCase_section on PageElementsSectionElementsUseCaseLayout {
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
