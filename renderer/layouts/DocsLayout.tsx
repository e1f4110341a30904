import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LanguageMenu } from '#components/site/language/LanguageMenu.tsx';
import { Logo } from '#components/site/Logo.tsx';
import { SkipLink } from '#components/site/SkipLink.tsx';
import { usePage } from '#components/page/usePage.ts';
import { ButtonLink } from '#components/ui/Button/ButtonLink.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { locales, textDirection } from '#locales/locales.ts';
import { css, cx } from '#styled/css';

const frame = css({ minHeight: '100vh', textStyle: 'body', fontFamily: 'sans' });
// Generates no box, so that the sticky bar stays at the top of the whole page.
const head = css({ display: 'contents' });
const bar = css({
  position: 'sticky',
  top: '0',
  zIndex: '20',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  height: '64px',
  paddingInline: '5',
  borderBottom: '1px solid token(colors.border)',
  background: 'surface.sunken',
  sm: { gap: '5' },
});
const version = css({
  display: 'none',
  textStyle: 'caption',
  color: 'text.muted',
  padding: '3px 8px',
  border: '1px solid token(colors.strong.foot)',
  borderRadius: 'tag',
  whiteSpace: 'nowrap',
  sm: { display: 'block' },
});
const language = css({
  textStyle: 'caption',
  color: 'text.muted',
  padding: '8px 24px',
  borderBottom: '1px solid token(colors.border)',
  background: 'surface.sunken',
});
const end = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '2.5',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});
// Phones show only the text; narrower screens show only the arrow.
const arrow = css({ '@media (min-width: 390px) and (max-width: 479px)': { display: 'none' } });
const narrowHidden = css({ '@media (max-width: 389px)': { srOnly: true } });

/**
 * Dark layout of the API reference: logo, version, language menu and link back to the site. The reference is in
 * English, so it runs from left to right in every language.
 */
export function DocsLayout({
  apiVersion,
  children,
}: {
  apiVersion: string | undefined;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { home, locale } = usePage();
  return (
    <div className={cx('night', frame)}>
      <SkipLink />
      <header className={head}>
        <div className={bar}>
          <Logo isOnDark />
          {apiVersion && <span className={version}>API {apiVersion}</span>}
          <div className={end}>
            <LanguageMenu place="bar" />
            <ButtonLink look="outlineDark" size="sm" href={home}>
              <Icon name="arrow-left" className={arrow} />
              <span className={narrowHidden}>
                {t({
                  message: 'Back to site',
                  comment: 'Button in the API documentation that leads back to the site',
                })}
              </span>
            </ButtonLink>
          </div>
        </div>
        {!locales[locale].isoCode.startsWith('en') && (
          <p className={language}>
            {t({
              message: 'The reference itself is in English.',
              comment: 'Above the API documentation, of which only the labels are translated',
            })}
          </p>
        )}
      </header>
      {textDirection(locale) === 'rtl' ? <div dir="ltr">{children}</div> : children}
    </div>
  );
}
