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
      onClick={() => rememberLanguage(locale)}
    >
      {children}
    </a>
  );
}
