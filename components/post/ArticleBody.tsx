import { type ReactNode, createElement, type ComponentType, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ContentsList } from '#components/content/ContentsList.tsx';
import { SectionMark, TextMark } from '#components/preview/SectionMark.tsx';
import { SectionBoundary } from '#components/ui/Section/SectionBoundary.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { anchorsOf } from '#schema/anchors.ts';
import { editorIds, headingsOf, withHeadingIds } from '#components/content/articleText.ts';
import { fragment, components } from './sections/generated/articleSections.ts';
import type {
  articleSections_sections$key,
  articleSections_sections$data,
} from './sections/generated/__generated__/articleSections_sections.graphql.ts';
import type { Placement } from './Placement.ts';
import type { ArticleBody_sections$key } from './__generated__/ArticleBody_sections.graphql.ts';

const styles = {
  columns: css({
    display: 'grid',
    gap: '10',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: 'clamp(40px, 5vw, 88px)',
    paddingBottom: 'section',
    lg: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', gap: 'clamp(32px, 5vw, 80px)' },
    _print: { display: 'block', paddingBlock: '6' },
  }),
  // Kept even if there is no list, so that the text is in the same position in every article.
  aside: css({ display: { base: 'contents', lg: 'block' }, _print: { display: 'none' } }),
  prose: css({
    textStyle: 'article',
    minWidth: '0',
    '& > * + *': { marginTop: '1.25em' },
    '& > * + [data-section-heading]': { marginTop: '2em' },
    '& > [data-section-heading] + *': { marginTop: '.7em' },
    // Figures have a larger margin.
    '& > * + figure': { marginTop: '2.4em' },
    '& > footer': { marginTop: '3em', fontSize: '1rem' },
  }),
  unsigned: css({
    maxWidth: 'column',
    borderTop: '1px solid token(colors.border)',
    _print: { display: 'none' },
  }),
};

type Props = {
  /** Text from the WordPress editor, as HTML. */
  text: string;
  sections: ArticleBody_sections$key;
  portrait: string | undefined;
  /** Links for sharing, shown at the end with the signature, or alone if there is none. */
  share: ReactNode;
};

/** Minimum number of headings for a table of contents. */
const minHeadings = 3;

/** Text and sections of an article in the editor's order, beside the table of contents. */
export function ArticleBody({ text, sections, portrait, share }: Props) {
  const data = useFragment(
    graphql`
      fragment ArticleBody_sections on BlogPostElementsSectionElements_Layout @relay(plural: true) {
        __typename
        ... on BlogPostElementsSectionElementsSectionHeadingLayout @alias(as: "heading") {
          sectionHeading
        }
        ...articleSections_sections
      }
    `,
    sections,
  );
  const kinds = data.map(({ __typename }) => articleKindOf(__typename));
  const keys: articleSections_sections$key = data;
  const rendered = useFragment(fragment, keys);
  const textHeadings = headingsOf(text);
  const existingIds = editorIds(text);
  const all = anchorsOf(
    [...textHeadings, ...data.map(({ heading }) => heading?.sectionHeading)],
    existingIds.all,
    existingIds.headings,
  );
  const anchors = all.slice(textHeadings.length);
  const listedAnchors = all.filter((anchor) => anchor !== undefined);
  const openingIndex = text === '' ? kinds.indexOf('SectionContent') : -1;
  const closingIndex = kinds.lastIndexOf('Signature');
  return (
    <Container className={styles.columns}>
      <div className={styles.aside}>
        {listedAnchors.length >= minHeadings && <ContentsList anchors={listedAnchors} />}
      </div>
      <div className={styles.prose}>
        {text && (
          <TextMark>
            <RichText html={withHeadingIds(text, all)} size="article" />
          </TextMark>
        )}
        {rendered.map((section, index) => {
          const kind = kinds[index];
          if (kind === undefined) return null;
          const placement = {
            anchor: anchors[index]?.id,
            isOpening: index === openingIndex,
            portrait,
            share: index === closingIndex && share,
          };
          return (
            // Sections have no ID, and their order never changes.
            <SectionMark key={index} kind={kind} row={index}>
              <SectionBoundary>{renderArticleSection(kind, section, placement)}</SectionBoundary>
            </SectionMark>
          );
        })}
        {closingIndex === -1 && <div className={styles.unsigned}>{share}</div>}
      </div>
    </Container>
  );
}

type Section = articleSections_sections$data[number];

/** Section kinds of articles: the folders in `sections/`. */
type ArticleKind = Exclude<keyof Section, '__typename' | ' $fragmentType'>;

type Components = {
  [TKind in ArticleKind]: ComponentType<{ section: NonNullable<Section[TKind]> } & Placement>;
};

/** Makes the compiler check that each kind's component takes the kind's fragment. */
const checkedComponents: Components = components;

/** Returns the kind of a GraphQL type; `undefined` for a kind that this site does not have. */
function articleKindOf(typename: string): ArticleKind | undefined {
  const name = /^BlogPostElementsSectionElements(\w+)Layout$/.exec(typename)?.[1];
  return name !== undefined && isArticleKind(name) ? name : undefined;
}

function isArticleKind(name: string): name is ArticleKind {
  return Object.hasOwn(components, name);
}

function renderArticleSection<TKind extends ArticleKind>(
  kind: TKind,
  data: Section,
  placement: Placement,
): ReactElement | null {
  const section = data[kind];
  return section ? createElement(checkedComponents[kind], { section, ...placement }) : null;
}
