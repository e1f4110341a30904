import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { locales, type Locale } from '#locales/locales.ts';
import { leadChoices } from '#schema/enquiry.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Logger } from '#server/logger.ts';
import { MailPayload } from './mailPayload.ts';
import { fill, mailMessages } from './messages/mailMessages.ts';
import type { MailMessages } from './messages/en.ts';
import type { Outbox } from './outbox.ts';
import { letterHtml, letterText, type Letter } from './templates/letter.ts';

type EnquiryNotice = {
  enquiryId: string;
  kind: 'lead' | 'contact';
  locale: Locale;
  page: string | null;
  emailAddress: string | null;
  fields: readonly { name: string; value: string }[];
  createdAt: number;
};

/** Writes a mail to the owner about each enquiry into the outbox, in the language the visitor wrote in. */
export function createEnquiryMail(parts: {
  outbox: Outbox;
  siteUrl: string;
  /** Undefined: enquiries are stored only. */
  recipient: string | undefined;
  logger: Logger;
}) {
  const { recipient } = parts;
  if (recipient === undefined)
    parts.logger.warn('ENQUIRY_RECIPIENT is not set: enquiries are stored, not mailed');
  return {
    queueNotice: async (transaction: Transaction<Tables>, enquiry: EnquiryNotice): Promise<void> => {
      if (recipient === undefined) return;
      const words = mailMessages[enquiry.locale];
      const letter = noticeLetter(enquiry, words, parts.siteUrl);
      const payload: MailPayload = {
        to: recipient,
        ...(enquiry.emailAddress === null ? {} : { replyTo: enquiry.emailAddress }),
        subject: fill(words.enquirySubject, { about: oneLine(subjectOf(enquiry)) }),
        headers: {},
        text: letterText(letter),
        html: letterHtml(letter),
      };
      await parts.outbox.add(transaction, {
        channel: 'mail',
        kind: `enquiry-${enquiry.kind}`,
        subjectId: enquiry.enquiryId,
        payload: v.parse(MailPayload, payload),
      });
    },
    forget: (transaction: Transaction<Tables>, enquiryId: string) =>
      parts.outbox.withdraw(transaction, 'mail', enquiryId),
  };
}

function noticeLetter(enquiry: EnquiryNotice, words: MailMessages, siteUrl: string): Letter {
  const { isoCode, name: language } = locales[enquiry.locale];
  const page = enquiry.page ?? '/';
  const time = new Intl.DateTimeFormat(isoCode, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Copenhagen',
  }).format(enquiry.createdAt);
  return {
    locale: enquiry.locale,
    title: enquiry.kind === 'lead' ? words.enquiryTitleLead : words.enquiryTitleContact,
    preview: fill(words.enquiryPreview, { page }),
    paragraphs: [],
    details: [
      ...enquiry.fields.map(({ name, value }) => ({
        name: labelOf(name, words),
        value: enquiry.kind === 'lead' ? choiceOf(name, value, words) : value,
      })),
      { name: words.enquiryPage, value: `${new URL(siteUrl).origin}${page}` },
      { name: words.enquiryTime, value: time },
      { name: words.enquiryLanguage, value: language },
    ],
    note:
      enquiry.emailAddress === null
        ? words.enquiryNoReply
        : fill(words.enquiryReply, { address: enquiry.emailAddress }),
    footer: fill(words.enquiryFooter, { site: new URL(siteUrl).host }),
  };
}

/** Fields of the contact form are named by editors; where a name is one of ours it reads like ours. */
function labelOf(name: string, words: MailMessages): string {
  const key = `field.${name}`;
  return isFieldKey(key) ? words[key] : name;
}

/** Lists post short codes; the owner reads the words the visitor chose. */
function choiceOf(name: string, value: string, words: MailMessages): string {
  const key = `choice.${value}`;
  return Object.hasOwn(leadChoices, name) && isChoiceKey(key) ? words[key] : value;
}

function isChoiceKey(key: string): key is Extract<keyof MailMessages, `choice.${string}`> {
  return key.startsWith('choice.') && Object.hasOwn(mailMessages.en, key);
}

function isFieldKey(key: string): key is Extract<keyof MailMessages, `field.${string}`> {
  return key.startsWith('field.') && Object.hasOwn(mailMessages.en, key);
}

function subjectOf({ fields, emailAddress, kind }: EnquiryNotice): string {
  const named = (name: string) => fields.find((field) => field.name === name)?.value;
  return named('domain') ?? named('fullName') ?? emailAddress ?? kind;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 120);
}
