import { locales, type Locale } from '#locales/locales.ts';
import { css } from '#styled/css';
import sheet from '#components/ui/Icon/sheet.svg';

const flag = css({ width: '5', height: '14px', borderRadius: '2px', flex: 'none' });

/** A drawn flag; the language's name stands beside it. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg className={flag} aria-hidden="true">
      <use href={`${sheet}#flag-${locales[locale].flag}`} />
    </svg>
  );
}
