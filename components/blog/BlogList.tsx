import * as parts from '#brand/parts.ts';
import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { blogPath, categoryPath, useBlogLocale } from '#components/post/blogPaths.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FeaturedPost } from './FeaturedPost.tsx';
import { Pager } from './Pager.tsx';
import { PostList } from './PostList.tsx';
import { SearchForm, SearchSummary } from './SearchForm.tsx';
import type { BlogList_categories$key } from './__generated__/BlogList_categories.graphql.ts';
import type { BlogList_posts$key } from './__generated__/BlogList_posts.graphql.ts';
import { css } from '#styled/css';

const styles = {
  controls: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    '& > search': { minWidth: '0', flex: { base: '1 1 100%', md: '0 1 20rem' } },
  }),
};

type Props = {
  head: ReactNode;
  /** Articles of this page of the list, newest first. */
  posts: BlogList_posts$key;
  categories: BlogList_categories$key;
  /** Slug of the category whose articles are listed; `undefined` for all articles. */
  category?: string | undefined;
  list: {
    pageNumber: number;
    pageCount?: number;
    itemCount?: number;
    isCut?: boolean;
    totalCount?: number | undefined;
    search?: string | undefined;
  };
};

/** One page of the article list, with categories, search and page numbers. */
export function BlogList({ head, posts, categories, category, list }: Props) {
  const { t } = useLingui();
  const locale = useBlogLocale();
  const articles = useFragment(
    graphql`
      fragment BlogList_posts on Post @relay(plural: true) {
        ...FeaturedPost_post
        ...PostList_posts
      }
    `,
    posts,
  );
  const chips = useFragment(
    graphql`
      fragment BlogList_categories on Category @relay(plural: true) {
        ...CategoryChips_categories
      }
    `,
    categories,
  );
  const { pageNumber, pageCount = 1, itemCount = 0, isCut = false, totalCount, search } = list;
  const isCategory = category !== undefined;
  // The newest article of the whole blog is shown large.
  const featured = pageNumber === 1 && search === undefined && !isCategory ? articles[0] : undefined;
  const rows = featured === undefined ? articles : articles.slice(1);
  const current = search === undefined ? category : null;
  return (
    <>
      <Container>
        {head}
        <div className={styles.controls}>
          <CategoryChips categories={chips} totalCount={totalCount} current={current} />
          {parts.search && <SearchForm search={search} />}
        </div>
      </Container>
      {featured && (
        <Section
          spacing="tight"
          label={t({
            message: 'Latest article',
            comment: 'Name of the blog section with the newest article',
          })}
        >
          <Container>
            <FeaturedPost post={featured} />
          </Container>
        </Section>
      )}
      <Section
        spacing="tight"
        label={t({ message: 'Articles', comment: 'Name of the blog section that lists articles' })}
      >
        <Container>
          {search !== undefined && <SearchSummary search={search} count={itemCount} isCut={isCut} />}
          {rows.length > 0 && <PostList posts={rows} isOneCategory={isCategory} />}
          {articles.length === 0 && search === undefined && (
            <EmptyList>
              <Trans comment="Shown in an empty blog category">No articles here yet.</Trans>
            </EmptyList>
          )}
          <Pager
            path={isCategory ? categoryPath(category, locale) : blogPath(locale)}
            search={search}
            pageNumber={pageNumber}
            pageCount={pageCount}
          />
        </Container>
      </Section>
    </>
  );
}
