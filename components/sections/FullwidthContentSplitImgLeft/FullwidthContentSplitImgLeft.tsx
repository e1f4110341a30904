import { graphql, useFragment } from 'react-relay';
import type { FullwidthContentSplitImgLeft_section$key } from './__generated__/FullwidthContentSplitImgLeft_section.graphql.ts';

type Props = { section: FullwidthContentSplitImgLeft_section$key };

export function FullwidthContentSplitImgLeft({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment FullwidthContentSplitImgLeft_section on PageElementsSectionElementsFullwidthContentSplitImgLeftLayout {
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
