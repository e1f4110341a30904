import { usePageContext } from 'vike-react/usePageContext';
import { localeCodes, locales, type Locale } from '#locales/locales.ts';
import { homePath, localisePath } from '#locales/routing.ts';

/** The page as the frame around it sees it. */
export function usePage() {
  const { data, locale, address, services } = usePageContext();
  return {
    data,
    locale,
    pathname: address.pathname,
    home: homePath(locale),
    /** What this reader may see unpublished. */
    preview: services.preview,
    changes: services.changes,
  };
}

export type LanguageChoice = {
  locale: Locale;
  name: string;
  path: string;
  /** What the page is called in the language. */
  title: string | undefined;
  isCurrent: boolean;
  /** False where the page does not exist in the language; the choice then leads to its home. */
  hasPage: boolean;
};

/** Every language of the site, the current one first, with the address of this page in it. */
export function useLanguageChoices(): LanguageChoice[] {
  const { data, locale } = usePage();
  const choices = localeCodes.map((code) => {
    const alternate = data.alternates.find((candidate) => candidate.locale === code);
    return {
      locale: code,
      name: locales[code].name,
      path: alternate?.path ?? localisePath('/', code),
      title: alternate?.title,
      isCurrent: code === locale,
      hasPage: alternate !== undefined,
    };
  });
  return choices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
