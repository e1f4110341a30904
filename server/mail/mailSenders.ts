import type { Locale } from '#locales/locales.ts';
import type { MailLogo, MailSender } from '#schema/mail.ts';
import type { SiteContent } from '#schema/siteContent.ts';

/**
 * Whom our mails are from, as the content backend says in each language: the logo's name and the footer's address.
 * Without content it is the fallback, or where that is empty the host. Never rejects.
 */
export function createMailSenders(parts: {
  siteContent: { all(locale: Locale): Promise<SiteContent> };
  siteUrl: string;
  fallbackName: string;
  /** The logo at an address of the content; never rejects. */
  logoOf: (url: string) => Promise<MailLogo | undefined>;
}): (locale: Locale) => Promise<MailSender> {
  const { siteContent, siteUrl, logoOf } = parts;
  const fallbackName = parts.fallbackName || new URL(siteUrl).host;
  return async (locale) => {
    const { menu, footer } = await siteContent.all(locale);
    const lines = footer.company_address.map(({ group }) =>
      group
        .map(({ text }) => text)
        .filter(Boolean)
        .join(', '),
    );
    return {
      name: menu.logo?.alt || fallbackName,
      logo: menu.logo && (await logoOf(menu.logo.url)),
      addressLines: lines.filter(Boolean),
      siteUrl,
    };
  };
}
