import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { rememberLanguage } from './chooseLanguage.ts';
import type { LanguageChoice } from '../usePage.ts';

type Props = { choice: LanguageChoice; className?: string; children: ReactNode };

/** A link to this page in a language. The cookie is written before the browser goes, so that `/` stays English. */
export function LanguageLink({ choice, className, children }: Props) {
  const { t } = useLingui();
  const { locale, path, isCurrent, hasPage } = choice;
  return (
    <a
      href={path}
      lang={locale}
      hrefLang={hasPage ? locale : undefined}
      aria-current={isCurrent ? 'true' : undefined}
      title={
        hasPage
          ? undefined
          : t({
              message: 'This page is not available in this language; leads to its homepage',
              comment: 'Tooltip of a language in the selector',
            })
      }
      className={className}
      onClick={({ currentTarget }) => {
        rememberLanguage(locale);
        if (hasPage) currentTarget.setAttribute('href', withPlaceOf(window.location, currentTarget.pathname));
      }}
    >
      {children}
    </a>
  );
}

/** The same place on the page and the same search; only the browser knows them, for pages are cached by their path. */
function withPlaceOf({ search, hash }: Pick<Location, 'search' | 'hash'>, path: string): string {
  return `${path}${search}${hash}`;
}
