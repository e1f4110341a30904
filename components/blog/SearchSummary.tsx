import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { css } from '#styled/css';
import { blogPath } from './blogPaths.ts';
import { EmptyList } from './EmptyList.tsx';
import { useBlogLocale } from './useBlogLocale.ts';

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
  /** True where more were found than are shown. */
  isCut: boolean;
};

/** What a search found, and the way back to all articles. */
export function SearchSummary({ search, count, isCut }: Props) {
  const { t } = useLingui();
  const locale = useBlogLocale();
  if (count === 0) {
    return (
      <EmptyList>
        {/* Not `Trans`, which would read what the visitor typed as its own tags. */}
        {t({ message: `No article mentions “${search}”.`, comment: 'A search of the blog found nothing' })}
      </EmptyList>
    );
  }
  return (
    <div className={row}>
      <Heading level={2} look="h4">
        {isCut
          ? t({
              message: `The ${count} newest articles that mention “${search}”`,
              comment: 'A search of the blog found more than it shows',
            })
          : t({
              message: plural(count, {
                one: `# article mentions “${search}”`,
                other: `# articles mention “${search}”`,
              }),
              comment: 'What a search of the blog found',
            })}
      </Heading>
      <a href={blogPath(locale)} className={standaloneLink}>
        <Trans>All articles</Trans>
        <Icon name="arrow-right" />
      </a>
    </div>
  );
}
