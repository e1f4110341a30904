import { graphql, useFragment } from 'react-relay';
import type { CompanyInfo_section$key } from './__generated__/CompanyInfo_section.graphql.ts';

type Props = { section: CompanyInfo_section$key };

export function CompanyInfo({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment CompanyInfo_section on PageElementsSectionElementsCompanyInfoLayout {
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
