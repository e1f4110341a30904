import type { Transaction } from 'kysely';
import type { Locale } from '#locales/locales.ts';
import { splitLocale } from '#locales/routing.ts';
import type { RecipientRule } from '#schema/enquiry.ts';
import { storedFields } from '#schema/enquiryFields.ts';
import type { AnswerMail, EnquiryMail } from '#schema/mail.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Logger } from '#server/logger.ts';
import type { Outbox } from './outbox.ts';
import type { EnquiryEvent } from './tools/enquiryEvents.ts';

type EnquiryNotice = {
  enquiryId: string;
  kind: 'lead' | 'contact';
  locale: Locale;
  page: string | null;
  form?: string | undefined;
  emailAddress: string | null;
  fields: readonly { name: string; value: string; label?: string; isFile?: boolean }[];
  campaign?: Readonly<Record<string, string>> | undefined;
  createdAt: number;
};

/**
 * Creates the queue for mails about enquiries: a notice to the owner, in the owner's language, and the owner's reply to
 * the sender.
 */
export function createEnquiryMail(deps: {
  outbox: Outbox;
  /** Recipient of notices that match no rule. If absent, such enquiries are only stored. */
  recipient: string | undefined;
  /** Rules for the recipient; the first match wins. */
  rules?: readonly RecipientRule[] | undefined;
  /** Whether enquiries are also sent to a webhook or CRM. */
  hasReceiver?: boolean;
  /** Language of notices to the owner. */
  language: Locale;
  logger: Logger;
}) {
  const { outbox, recipient, rules = [] } = deps;
  if (recipient === undefined)
    deps.logger.warn('ENQUIRY_RECIPIENT is not set; enquiries are stored but not emailed');
  return {
    queueNotice: async (transaction: Transaction<Tables>, enquiry: EnquiryNotice): Promise<void> => {
      if (deps.hasReceiver) await queueEvent(outbox, transaction, enquiry);
      const to = rules.find((rule) => matchesRule(rule, enquiry))?.to ?? recipient;
      if (to === undefined) return;
      const mail: EnquiryMail = {
        kind: `enquiry-${enquiry.kind}`,
        locale: deps.language,
        writtenIn: enquiry.locale,
        to,
        replyTo: enquiry.emailAddress,
        page: enquiry.page,
        ...(enquiry.form && { form: enquiry.form }),
        fields: [...enquiry.fields],
        ...(enquiry.campaign && { campaign: { ...enquiry.campaign } }),
        sentAt: enquiry.createdAt,
      };
      await outbox.add(transaction, {
        channel: 'mail',
        kind: mail.kind,
        subjectId: enquiry.enquiryId,
        payload: mail,
      });
    },
    queueAnswer: async (
      transaction: Transaction<Tables>,
      answer: { id: string; enquiryId: string; to: string; locale: Locale; text: string; fields: string },
    ): Promise<void> => {
      const { to, locale, text } = answer;
      const fields = storedFields(answer.fields);
      const mail: AnswerMail = {
        kind: 'enquiry-answer',
        locale,
        to,
        replyTo: recipient ?? null,
        text,
        fields,
      };
      await outbox.add(transaction, {
        id: answer.id,
        channel: 'mail',
        kind: mail.kind,
        subjectId: answer.enquiryId,
        payload: mail,
      });
    },
    forget: async (transaction: Transaction<Tables>, enquiryId: string) => {
      await outbox.withdraw(transaction, 'mail', enquiryId);
      await outbox.withdraw(transaction, 'webhook', enquiryId);
    },
  };
}

function queueEvent(outbox: Outbox, transaction: Transaction<Tables>, enquiry: EnquiryNotice): Promise<void> {
  const { enquiryId, kind, form, locale, page, emailAddress, campaign, createdAt } = enquiry;
  const event: EnquiryEvent = {
    type: 'enquiry.received',
    id: enquiryId,
    occurredAt: new Date(createdAt).toISOString(),
    kind,
    ...(form !== undefined && { form }),
    locale,
    page,
    emailAddress,
    ...(campaign && { campaign: { ...campaign } }),
    fields: enquiry.fields.map(({ name, value }) => ({ name, value })),
  };
  return outbox.add(transaction, {
    channel: 'webhook',
    kind: event.type,
    subjectId: enquiryId,
    payload: event,
  });
}

function matchesRule(rule: RecipientRule, { kind, locale, page, form, fields }: EnquiryNotice): boolean {
  if (rule.kind !== undefined && rule.kind !== kind) return false;
  if (rule.locale !== undefined && rule.locale !== locale) return false;
  if (rule.path !== undefined && !isOnPage(rule.path, rule.isTree ?? false, page)) return false;
  const { field } = rule;
  if (field?.name === 'form') return form === field.value;
  return (
    field === undefined || fields.some(({ name, value }) => name === field.name && value === field.value)
  );
}

function isOnPage(path: string, isTree: boolean, page: string | null): boolean {
  if (page === null) return false;
  const pagePath = splitLocale(page).path;
  return pagePath === path || (isTree && pagePath.startsWith(path.endsWith('/') ? path : `${path}/`));
}
