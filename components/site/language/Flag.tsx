import type { Locale } from '#locales/locales.ts';
import { css } from '#styled/css';

const flag = css({ width: '5', height: '14px', borderRadius: '2px', flex: 'none' });

/** A drawn flag; the language's name stands beside it. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg className={flag} viewBox="0 0 20 14" aria-hidden="true">
      {drawings[locale]}
    </svg>
  );
}

const drawings: Record<Locale, React.ReactNode> = {
  en: (
    <>
      <path fill="#1F3B7A" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.6" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#C3272E" strokeWidth="1" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#fff" strokeWidth="4.4" d="M10 0v14M0 7h20" />
      <path stroke="#C3272E" strokeWidth="2.6" d="M10 0v14M0 7h20" />
    </>
  ),
  da: (
    <>
      <path fill="#C3272E" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.4" d="M7 0v14M0 7h20" />
    </>
  ),
  de: (
    <>
      <path fill="#1b1b1b" d="M0 0h20v5H0z" />
      <path fill="#C3272E" d="M0 4.7h20v4.7H0z" />
      <path fill="#E9B82B" d="M0 9.3h20V14H0z" />
    </>
  ),
};
