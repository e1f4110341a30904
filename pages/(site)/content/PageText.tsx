import { graphql, useFragment } from 'react-relay';
import { Heading } from '#components/ui/Heading.tsx';
import { TextMark } from '#components/preview/SectionMark.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import type { PageText_page$key } from './__generated__/PageText_page.graphql.ts';

const styles = {
  page: css({ paddingBlock: 'section' }),
  heading: css({ maxWidth: '14em' }),
  prose: css({ textStyle: 'article', marginTop: 'clamp(24px, 3vw, 48px)' }),
};

/**
 * Text from WordPress's editor, styled like a post. On a page without sections, it appears below the page's title;
 * otherwise it follows the sections.
 */
export function PageText({
  page,
  isBelowSections = false,
}: {
  page: PageText_page$key;
  isBelowSections?: boolean;
}) {
  const { title, content } = useFragment(
    graphql`
      fragment PageText_page on Page {
        title
        content
      }
    `,
    page,
  );
  if (!content?.trim()) return null;
  return (
    <Container className={styles.page}>
      {title && !isBelowSections && (
        <Heading level={1} className={styles.heading}>
          {title}
        </Heading>
      )}
      <div className={styles.prose}>
        <TextMark>
          <RichText html={content} size="legal" />
        </TextMark>
      </div>
    </Container>
  );
}
