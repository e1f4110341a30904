import { graphql, useFragment } from 'react-relay';
import type { SplitContentImgRight_section$key } from './__generated__/SplitContentImgRight_section.graphql.ts';

type Props = { section: SplitContentImgRight_section$key };

export function SplitContentImgRight({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment SplitContentImgRight_section on PageElementsSectionElementsSplitContentImgRightLayout {
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
