import { graphql, useFragment } from 'react-relay';
import type { TopImgWithContent_section$key } from './__generated__/TopImgWithContent_section.graphql.ts';

type Props = { section: TopImgWithContent_section$key };

export function TopImgWithContent({ section }: Props) {
  const { title } = useFragment(
    graphql`
      fragment TopImgWithContent_section on PageElementsSectionElementsTopImgWithContentLayout {
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
