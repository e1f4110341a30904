import { isLocale, type Locale } from '#locales/locales.ts';
import { logoContentId, type MailSender, type RenderMail } from '#schema/mail.ts';
import type { IssueContent, IssuePreview, LocalisedIssue } from '#schema/newsletterIssue.ts';

/**
 * Creates the function that renders an issue's mails for a browser: images have URLs, and unsubscribe links are inert.
 */
export function createIssuePreview(deps: {
  renderMail: RenderMail;
  senderOf: (locale: Locale) => Promise<MailSender>;
}): (content: IssueContent) => Promise<IssuePreview[]> {
  return ({ languages }) =>
    Promise.all(
      Object.entries(languages).flatMap(([locale, issue]) => {
        if (!isLocale(locale) || issue === undefined) return [];
        return [previewOf(locale, issue)];
      }),
    );

  async function previewOf(locale: Locale, issue: LocalisedIssue): Promise<IssuePreview> {
    const sender = await deps.senderOf(locale);
    const { subject, html, text } = await deps.renderMail(
      {
        kind: 'newsletter-issue',
        issueId: '',
        slug: '',
        words: issue,
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
