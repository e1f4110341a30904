import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionBoundary } from '#components/sections/SectionBoundary.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { anchorsOf } from './anchors.ts';
import { styles } from './ArticleBody.styles.ts';
import { ContentsList } from './ContentsList.tsx';
import { postKindOf, postKinds } from './registry.ts';
import type { ArticleBody_sections$key } from './__generated__/ArticleBody_sections.graphql.ts';

type Props = {
  sections: ArticleBody_sections$key;
  portrait: string | undefined;
  /** The links that share the article; they stand with the signature that closes it, or where that would stand. */
  share: ReactNode;
};

/** A contents list pays off from this many headings on. */
const fewestHeadings = 3;

/** An article's sections in the editor's order, beside the list of its headings. */
export function ArticleBody({ sections, portrait, share }: Props) {
  const data = useFragment(
    graphql`
      fragment ArticleBody_sections on BlogPostElementsSectionElements_Layout @relay(plural: true) {
        __typename
        ... on BlogPostElementsSectionElementsSectionHeadingLayout @alias(as: "heading") {
          sectionHeading
        }
        ...SectionHeading_section @alias(as: "SectionHeading")
        ...SectionContent_section @alias(as: "SectionContent")
        ...BlogMedia_section @alias(as: "BlogMedia")
        ...Signature_section @alias(as: "Signature")
      }
    `,
    sections,
  );
  const anchors = anchorsOf(data.map(({ heading }) => heading?.sectionHeading));
  const listed = anchors.filter((anchor) => anchor !== undefined);
  const opening = data.findIndex((section) => section.SectionContent != null);
  const closing = data.findLastIndex((section) => section.Signature != null);
  return (
    <Container className={styles.columns}>
      <div className={styles.aside}>
        {listed.length >= fewestHeadings && <ContentsList anchors={listed} />}
      </div>
      <div className={styles.prose}>
        {data.map((section, index) => {
          const kind = postKindOf(section.__typename);
          if (kind === undefined) return null;
          const placement = {
            anchor: anchors[index]?.id,
            isOpening: index === opening,
            portrait,
            share: index === closing && share,
          };
          return (
            // Sections have no id and never change places on a page that is drawn once.
            <SectionBoundary key={index}>{postKinds[kind](section, placement)}</SectionBoundary>
          );
        })}
        {closing === -1 && <div className={styles.unsigned}>{share}</div>}
      </div>
    </Container>
  );
}
