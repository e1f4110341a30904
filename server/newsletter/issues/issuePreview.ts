import { isLocale, type Locale } from '#locales/locales.ts';
import { logoContentId, type MailSender, type RenderMail } from '#schema/mail.ts';
import type { IssueContent, IssuePreview } from '#schema/newsletterIssue.ts';

/**
 * Creates the function that renders an issue's mails for a browser: images have URLs, and unsubscribe links are inert.
 */
export function createIssuePreview(deps: {
  renderMail: RenderMail;
  senderOf: (locale: Locale) => Promise<MailSender>;
}): (content: IssueContent) => Promise<IssuePreview[]> {
  return ({ languages }) =>
    Promise.all(
      Object.entries(languages).flatMap(([locale, words]) => {
        if (!isLocale(locale) || words === undefined) return [];
        return [previewOf(locale, words)];
      }),
    );

  async function previewOf(
    locale: Locale,
    words: NonNullable<IssueContent['languages'][Locale]>,
  ): Promise<IssuePreview> {
    const sender = await deps.senderOf(locale);
    const { subject, html, text } = await deps.renderMail(
      {
        kind: 'newsletter-issue',
        issueId: '',
        slug: '',
        words,
        locale,
        to: '',
        unsubscribeUrl: '#unsubscribe',
        preferencesUrl: '#language',
        oneClickUrl: '',
      },
      sender,
    );
    const logo = sender.logo && `data:image/png;base64,${sender.logo.png.toString('base64')}`;
    return { locale, subject, text, html: logo ? html.replaceAll(`cid:${logoContentId}`, logo) : html };
  }
}
