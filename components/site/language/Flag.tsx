import { locales, type Locale, type LocaleDescription } from '#locales/locales.ts';
import { css } from '#styled/css';
import sheet from '#components/ui/Icon/sheet.svg';

const flag = css({ width: '5', height: '14px', borderRadius: '2px', flex: 'none' });

/** A drawn flag, for the languages that have one; the language's name stands beside it. */
export function Flag({ locale }: { locale: Locale }) {
  const country = countryOf(locales[locale]);
  if (country === undefined) return null;
  return (
    <svg className={flag} aria-hidden="true">
      <use href={`${sheet}#flag-${country}`} />
    </svg>
  );
}

function countryOf({ flag: country }: LocaleDescription): string | undefined {
  return country;
}
