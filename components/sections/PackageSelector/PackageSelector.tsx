import { graphql, useFragment } from 'react-relay';
import type { PackageSelector_section$key } from './__generated__/PackageSelector_section.graphql.ts';

type Props = { section: PackageSelector_section$key };

export function PackageSelector({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment PackageSelector_section on PageElementsSectionElementsPackageSelectorLayout {
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
