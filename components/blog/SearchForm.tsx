import { useLingui, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { formTool } from '#components/page/agents.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { css } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { button } from '#styled/recipes';
import { blogPath, useBlogLocale, maxSearch } from '#components/post/blogPaths.ts';
import { plural } from '@lingui/core/macro';
import { Heading } from '#components/ui/Heading.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { EmptyList } from './EmptyList.tsx';

const styles = {
  form: css({ display: 'flex', gap: '2', width: '100%', maxWidth: { md: '24rem' } }),
  field: css({
    flex: '1',
    minWidth: '0',
    minHeight: '11',
    padding: '8px 14px',
    border: '1px solid token(colors.border.strong)',
    borderRadius: 'control',
    background: 'surface',
    _hover: { borderColor: 'ink' },
    _focusVisible: { outlineOffset: '0' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  }),
  button: css({ minHeight: '11', paddingInline: '14px' }),
};

/** Search form of the blog: an HTML form, because the results have a page with its own URL. */
export function SearchForm({ search }: { search?: string | undefined }) {
  const { t } = useLingui();
  const id = useId();
  const name = t({ message: 'Search articles', comment: 'Label of the blog search' });
  return (
    <search>
      <form
        action={blogPath(useBlogLocale())}
        method="get"
        className={styles.form}
        {...formTool(
          'search_articles',
          t({
            message: 'Searches the articles of this site.',
            comment: 'Describes the blog search to AI agents',
          }),
        )}
      >
        <label htmlFor={id} className={visuallyHidden()}>
          {name}
        </label>
        <input
          id={id}
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={maxSearch}
          placeholder={name}
          // After a navigation back, the field must show the page's query, not later input.
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
        />
        <button type="submit" className={`${button({ look: 'outline' })} ${styles.button}`}>
          <Icon name="search" />
          <span className={visuallyHidden()}>
            {t({ message: 'Search', comment: 'Button of the blog search' })}
          </span>
        </button>
      </form>
    </search>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBottom: '6',
  overflowWrap: 'anywhere',
});

type Props = {
  search: string;
  count: number;
  /** Whether there are more matches than `count`. */
  isCut: boolean;
};

/** Number of a search's matches, with a link to all articles. */
export function SearchSummary({ search, count, isCut }: Props) {
  const { t } = useLingui();
  const locale = useBlogLocale();
  if (count === 0) {
    return (
      <EmptyList>
        {/* Not `Trans`, which would parse tags in the visitor's input. */}
        {t({ message: `No articles mention “${search}”.`, comment: 'Blog search without results' })}
      </EmptyList>
    );
  }
  return (
    <div className={row}>
      <Heading level={2} look="h4">
        {isCut
          ? t({
              message: `The ${count} newest articles that mention “${search}”`,
              comment: 'Blog search with more results than fit on the page',
            })
          : t({
              message: plural(count, {
                one: `# article mentions “${search}”`,
                other: `# articles mention “${search}”`,
              }),
              comment: 'Number of results of the blog search',
            })}
      </Heading>
      <a href={blogPath(locale)} className={standaloneLink}>
        <Trans>All articles</Trans>
        <Icon name="arrow-right" />
      </a>
    </div>
  );
}
