import { usePageContext } from 'vike-react/usePageContext';
import { localeCodes, locales, type Locale } from '#locales/locales.ts';
import { homePath, localisePath } from '#locales/routing.ts';

/** Returns the page's data, language and path, for components outside the page's content. */
export function usePage() {
  const { data, locale, address, services } = usePageContext();
  return {
    data,
    locale,
    pathname: address.pathname,
    home: homePath(locale),
    /** Unpublished content that this visitor may see. */
    preview: services.preview,
    changes: services.changes,
  };
}

export type LanguageChoice = {
  locale: Locale;
  name: string;
  path: string;
  /** Title of the page in this language. */
  title: string | undefined;
  isCurrent: boolean;
  /** Whether the page exists in this language. If not, the link leads to the language's home page. */
  hasPage: boolean;
};

/** Returns every language of the site, the current one first, with this page's URL in the language. */
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
