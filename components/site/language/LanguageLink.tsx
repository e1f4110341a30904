import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { languageChoiceAddress } from '#locales/routing.ts';
import type { LanguageChoice } from '#components/site/usePage.ts';

type Props = { choice: LanguageChoice; className?: string; children: ReactNode };

/**
 * A link to this page in a language, with what it is called there: a choice that is remembered, by the browser
 * (`startLanguageLinks.ts`) or the server.
 */
export function LanguageLink({ choice, className, children }: Props) {
  const { t } = useLingui();
  const { locale, path, title, hasPage } = choice;
  return (
    <a
      href={languageChoiceAddress(path, locale)}
      data-language={locale}
      lang={locale}
      hrefLang={hasPage ? locale : undefined}
      title={
        hasPage
          ? title
          : t({
              message: 'This page is not available in this language; leads to its homepage',
              comment: 'Tooltip of a language in the selector',
            })
      }
      className={className}
    >
      {children}
    </a>
  );
}
