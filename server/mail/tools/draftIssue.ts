import * as v from 'valibot';
import { locales, type Locale } from '#locales/locales.ts';
import type { MailSender, RenderMail } from '#schema/mail.ts';
import type { LocalisedIssue } from '#schema/newsletterIssue.ts';
import type { Mailbox } from '#server/mail/composeMail.ts';
import { expectOk, type CallTool, type ToolSettings } from './MailingTool.ts';
import { callTool } from './toolDelivery.ts';

/**
 * Each tool's placeholder for the subscriber's unsubscribe link. The site has sent these links to the tool
 * (docs/newsletter.md).
 */
const unsubscribePlaceholders = {
  listmonk: '{{ .Subscriber.Attribs.unsubscribe_url }}',
  brevo: '{{ contact.UNSUBSCRIBE_URL }}',
  mailchimp: '*|UNSUBURL|*',
} as const;

/** Temporary unsubscribe link while the mail is rendered: a URL that no encoding changes. */
const placeholder = 'https://unsubscribe.invalid/';

const CreatedCampaign = v.object({ id: v.union([v.string(), v.number()]) });

type Draft = { name: string; subject: string; html: string };

/**
 * Creates the function that drafts an issue in one language in the mailing tool. That function rejects if the tool does
 * not accept the draft.
 */
export function createHandOver(deps: {
  tool: ToolSettings;
  renderMail: RenderMail;
  senderOf: (locale: Locale) => Promise<MailSender>;
  from: Mailbox;
}): (locale: Locale, issue: LocalisedIssue) => Promise<void> {
  const { tool, renderMail, senderOf, from } = deps;

  async function renderDraft(locale: Locale, issue: LocalisedIssue): Promise<Draft> {
    // We cannot attach the logo to the tool's draft, so the draft contains the company's name instead.
    const { logo: _, ...sender } = await senderOf(locale);
    const mail = {
      kind: 'newsletter-issue' as const,
      issueId: '',
      slug: '',
      words: issue,
      locale,
      to: '',
      unsubscribeUrl: placeholder,
      oneClickUrl: placeholder,
    };
    const { subject, html } = await renderMail(mail, sender);
    return {
      name: `${subject} (${locales[locale].name})`,
      subject,
      html: html.replaceAll(placeholder, unsubscribePlaceholders[tool.name]),
    };
  }

  return async (locale, issue) => createDraft(tool, from, callTool(tool), await renderDraft(locale, issue));
}

async function createDraft(
  tool: ToolSettings,
  from: Mailbox,
  call: CallTool,
  { name, subject, html }: Draft,
): Promise<void> {
  if (tool.name === 'listmonk') {
    const response = await call('POST', '/api/campaigns', {
      name,
      subject,
      lists: [tool.list],
      type: 'regular',
      content_type: 'html',
      body: html,
    });
    return expectOk(response, 'listmonk');
  }
  if (tool.name === 'brevo') {
    const response = await call('POST', '/v3/emailCampaigns', {
      name,
      subject,
      sender: { name: from.name, email: from.address },
      htmlContent: html,
      recipients: { listIds: [tool.list] },
    });
    return expectOk(response, 'Brevo');
  }
  const creation = await call('POST', '/3.0/campaigns', {
    type: 'regular',
    recipients: { list_id: tool.list },
    settings: { subject_line: subject, title: name, from_name: from.name, reply_to: from.address },
  });
  expectOk(creation, 'Mailchimp');
  const { id } = v.parse(CreatedCampaign, creation.body);
  const campaign = `/3.0/campaigns/${encodeURIComponent(id)}`;
  try {
    expectOk(await call('PUT', `${campaign}/content`, { html }), 'Mailchimp');
  } catch (error) {
    // The next attempt creates a new campaign, so the empty one is deleted.
    await call('DELETE', campaign).catch(() => undefined);
    throw error;
  }
}
