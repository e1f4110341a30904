import { useData } from 'vike-react/useData';
import { Trans } from '@lingui/react/macro';
import { Island } from '#components/island/Island.tsx';
import { SiteSearch } from '#components/search/SiteSearch.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import type { MenuContent } from '#schema/siteContent.ts';
import { css } from '#styled/css';
import type { SearchPageData } from './+data.ts';

const styles = {
  page: css({ paddingBlock: 'clamp(32px, 4vw, 64px) token(spacing.section)', minHeight: 'min(70vh, 720px)' }),
  title: css({ marginBottom: '7' }),
};

/** Site search with its results. */
export function Page() {
  const { searched, site } = useData<SearchPageData>();
  return (
    <Container className={styles.page}>
      <Heading level={1} className={styles.title}>
        <Trans comment="Button of the site search, title of the results page">Search</Trans>
      </Heading>
      <Island
        name="SiteSearch"
        of={SiteSearch}
        props={{ ...searched, suggestions: suggestionsFrom(site.menu) }}
        hydrateOn="idle"
      />
    </Container>
  );
}

const mostSuggestions = 6;

/** Returns suggested pages from the menu: the first of each column, and the direct links. */
function suggestionsFrom({ main_navigation: items }: MenuContent): { path: string; title: string }[] {
  const links = items.flatMap(({ dropdown, link, link_text: title, column }) =>
    dropdown
      ? column.flatMap(({ sub_menu: entries }) => entries.slice(0, 1).map((entry) => entry.link))
      : link === undefined
        ? []
        : [{ ...link, title }],
  );
  return links
    .filter(({ url }) => /^\/(?!\/)/.test(url))
    .slice(0, mostSuggestions)
    .map(({ url, title }) => ({ path: url, title }));
}
