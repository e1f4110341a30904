import * as v from 'valibot';
import { isLocale, localeCodes, type Locale } from '#locales/locales.ts';

/** Where the privacy notice stands in each language that has one: a path of the site or an https address. */
type PrivacyNotices = Partial<Record<Locale, string>>;

const expected =
  'expected an address such as /privacy, or one for each language such as en=/privacy,da=/da/privatliv';

/** One address for all languages, or a list of `language=address`. */
export const privacyNotices = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): PrivacyNotices => {
    const entries = dataset.value.split(',').map((entry) => entry.trim());
    const named = entries.map((entry) => /^([a-z]{2})=(.*)$/.exec(entry));
    const notices: PrivacyNotices = {};
    if (entries.length === 1 && named[0] === null) {
      for (const locale of localeCodes) notices[locale] = dataset.value.trim();
    } else {
      for (const [, locale, address] of named.map((entry) => entry ?? [])) {
        if (isLocale(locale)) notices[locale] = address ?? '';
        else addIssue({ message: expected });
      }
    }
    if (Object.values(notices).every(isAddress)) return notices;
    addIssue({ message: expected });
    return NEVER;
  }),
);

function isAddress(text: string): boolean {
  return /^\/(?![/\\])[^\s]*$/.test(text) || (/^https:\/\/[^\s]+$/.test(text) && URL.canParse(text));
}
