import type { Locale } from '#locales/locales.ts';
import type { MailSender, RenderMail } from '#schema/mail.ts';

/** What stands in the mails: the tests answer for this address on a free port. */
export const siteUrl = 'https://www.kystlink.example';

/** Loaded only where it is called: a process without Vite cannot read it, and is given a built one. */
export const renderMail: RenderMail = async (mail, sender) => {
  const renderer = await import('#renderer/renderMail.tsx');
  return renderer.renderMail(mail, sender);
};

const addressLines: { en: string[] } & Partial<Record<Locale, string[]>> = {
  en: ['Kystlink ApS, 7 Pejlekajen, Denmark'],
  da: ['Kystlink ApS, Pejlekajen 7, Danmark'],
  de: ['Kystlink ApS, Pejlekajen 7, Dänemark'],
};

export async function senderOf(locale: Locale): Promise<MailSender> {
  return { name: 'Kystlink', addressLines: addressLines[locale] ?? addressLines.en, siteUrl };
}
