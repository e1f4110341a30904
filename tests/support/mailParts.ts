import type { Locale } from '#locales/locales.ts';
import type { MailSender, RenderMail } from '#schema/mail.ts';

/** Site URL in mails, which tests replace by the local origin. */
export const siteUrl = 'https://www.kystlink.example';

/** Renders mails. Imports the renderer lazily: a process without Vite cannot load it and receives a built one. */
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
