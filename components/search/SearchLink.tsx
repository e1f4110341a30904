import { useLingui } from '@lingui/react/macro';
import { usePage } from '#components/page/usePage.ts';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { searchPath } from '#locales/paths.ts';
import { localisePath } from '#locales/routing.ts';

/** Icon that links to the search. */
export function SearchLink({ className }: { className: string }) {
  const { t } = useLingui();
  const { locale, pathname } = usePage();
  const path = localisePath(searchPath, locale);
  return (
    <a
      href={path}
      className={className}
      aria-current={pathname === path ? 'page' : undefined}
      aria-label={t({
        message: 'Search',
        comment: 'Button of the site search, title of the results page',
      })}
    >
      <Icon name="search" />
    </a>
  );
}
