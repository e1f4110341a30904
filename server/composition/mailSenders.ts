import type { Locale } from '#locales/locales.ts';
import type { MailSender } from '#schema/mail.ts';
import type { SiteContentService } from '../features/site-content/siteContentService.ts';

/**
 * Whom our mails are from, as the content backend says in each language: the logo's name and the footer's address.
 * Without content it is the name in `MAIL_FROM`, or the host. Never rejects.
 */
export function createMailSenders(parts: {
  siteContent: Pick<SiteContentService, 'all'>;
  siteUrl: string;
  from: string;
}): (locale: Locale) => Promise<MailSender> {
  const { siteContent, siteUrl, from } = parts;
  const fallbackName = displayNameOf(from) || new URL(siteUrl).host;
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
      addressLines: lines.filter(Boolean),
      siteUrl,
    };
  };
}

/** The name in `Name <address>`. */
function displayNameOf(from: string): string {
  return (/^([^<]*)</.exec(from)?.[1] ?? '').trim().replaceAll(/^"|"$/g, '');
}
