import { graphql, useFragment } from 'react-relay';
import { usableButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { css, cx } from '#styled/css';
import { LeadArticle, ArticleMeta } from './LeadArticle.tsx';
import type { FeaturedContent_section$key } from './__generated__/FeaturedContent_section.graphql.ts';
import { Heading } from '#components/ui/Heading.tsx';
import type { RowArticle_post$key } from './__generated__/RowArticle_post.graphql.ts';

type Props = { section: FeaturedContent_section$key };

const styles = {
  articles: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10' }),
  beside: css({
    md: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '8' },
    lg: { gap: '16' },
  }),
  list: css({ borderTop: '1px solid token(colors.border.ink)', alignSelf: 'start' }),
  row: css({ paddingBlock: '5.5', borderBottom: '1px solid token(colors.border)' }),
  /** Links after the articles, without a line below. */
  links: css({ display: 'flex', flexWrap: 'wrap', gap: '3 6', paddingBlock: '5.5' }),
};

/** Articles that the editor chose: the first at a large size, the others as rows of text. */
export function FeaturedContent({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment FeaturedContent_section on PageElementsSectionElementsFeaturedContentLayout {
        label
        title
        subtitle
        description
        backgroundColor
        featuredPosts {
          nodes {
            ... on Post {
              title
              link
            }
            ...LeadArticle_post @alias(as: "large")
            ...RowArticle_post @alias(as: "row")
          }
        }
        globalButtons {
          ...sectionButtons_button
        }
      }
    `,
    section,
  );
  const [leadPost, ...otherPosts] = (data.featuredPosts?.nodes ?? []).filter(
    (post) => post.title && post.link,
  );
  if (!leadPost?.large) return null;
  const links = usableButtons(sectionButtons(data.globalButtons));
  const hasList = otherPosts.length > 0 || links.length > 0;

  return (
    <HeadedSection words={data} tone={toneOf(data.backgroundColor, 'white')}>
      <div className={cx(styles.articles, hasList && styles.beside)}>
        <LeadArticle post={leadPost.large} />
        {hasList && (
          <ul className={styles.list}>
            {otherPosts.map(
              ({ link, row }) =>
                row && (
                  <li key={link} className={styles.row}>
                    <RowArticle post={row} />
                  </li>
                ),
            )}
            {links.length > 0 && (
              <li className={styles.links}>
                {links.map((link) => (
                  <Link key={link.url} href={link.url} target={link.target} className={standaloneLink}>
                    {link.title}
                    <Icon name="arrow-right" />
                  </Link>
                ))}
              </li>
            )}
          </ul>
        )}
      </div>
    </HeadedSection>
  );
}

type RowArticleProps = { post: RowArticle_post$key };

const rowArticleStyles = {
  article: css({ position: 'relative' }),
  link: css({
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '4px' },
  }),
};

/** Article as a row of text. */
function RowArticle({ post }: RowArticleProps) {
  const data = useFragment(
    graphql`
      fragment RowArticle_post on Post {
        title
        link
        ...LeadArticle_meta
      }
    `,
    post,
  );
  return (
    <article className={rowArticleStyles.article}>
      <Heading level={3} look="h4">
        <Link href={data.link} className={rowArticleStyles.link}>
          {data.title}
        </Link>
      </Heading>
      <ArticleMeta post={data} />
    </article>
  );
}
