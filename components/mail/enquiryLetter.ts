import { dateFormat } from '#locales/formatters.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { locales } from '#locales/locales.ts';
import { isEmailAddress } from '#schema/emailAddress.ts';
import type { AnswerMail, EnquiryMail, MailSender } from '#schema/mail.ts';
import type { Letter } from './Letter.ts';
import { leadForm } from '#brand/leadForm.ts';
import { choiceLabel, fieldLabel, messageOf } from '#schema/enquiryFields.ts';
import type { LeadForm } from '#schema/leadForm.ts';
import { textIn, type Text } from '#schema/text.ts';

/** Returns the mail to the owner with the fields of an enquiry. */
export function enquiryLetter(
  i18n: I18n,
  mail: EnquiryMail,
  { siteUrl }: MailSender,
  form: LeadForm = leadForm,
): Letter {
  const site = new URL(siteUrl).host;
  const about = subjectOf(i18n, mail);
  const page = mail.page ?? '/';
  const isLead = mail.kind === 'enquiry-lead';
  const message = messageOf(mail.fields);
  const textOf = (text: Text) => textIn(i18n, text);
  return {
    subject: i18n._(
      msg({
        message: `New enquiry: ${about}`,
        comment: 'Subject of the email to the owner; the placeholder is a company or a person',
      }),
    ),
    preview: i18n._(
      msg({ message: `Sent from ${page}`, comment: 'Email to the owner; the placeholder is a path' }),
    ),
    title: isLead
      ? i18n._(msg({ message: 'New enquiry', comment: 'Title of the email to the owner' }))
      : i18n._(
          msg({ message: 'New message from the contact form', comment: 'Title of the email to the owner' }),
        ),
    ...(message && { quote: message.value }),
    ...(mail.replyTo !== null && { button: replyButton(i18n, mail.replyTo, about) }),
    details: [
      ...mail.fields
        .filter((field) => field !== message)
        .map((field) => {
          const value = isLead ? choiceLabel(form, field, textOf) : field.value;
          // A choice such as `500-4999` is not a phone number.
          const isTyped = value === field.value;
          return {
            name: field.label ?? fieldLabel(form, field.name, textOf),
            value,
            ...(isTyped && linkOf(value)),
          };
        }),
      ...(mail.form
        ? [
            {
              name: i18n._(
                msg({ message: 'Form', comment: 'Label in the email to the owner: the form that was used' }),
              ),
              value: mail.form,
            },
          ]
        : []),
      {
        name: i18n._(
          msg({ message: 'Page', comment: 'Label in the email to the owner: the page that was open' }),
        ),
        value: `${siteUrl}${page}`,
        url: `${siteUrl}${page}`,
      },
      ...Object.entries(mail.campaign ?? {}).map(([name, value]) => ({ name: `utm_${name}`, value })),
      {
        name: i18n._(
          msg({ message: 'Time', comment: 'Label in the email to the owner: time of the enquiry' }),
        ),
        value: timeOf(mail),
      },
      {
        name: i18n._(
          msg({ message: 'Language', comment: 'Label in the email to the owner: language of the enquiry' }),
        ),
        value: locales[mail.writtenIn ?? mail.locale].name,
      },
    ],
    note: replyNote(i18n, mail.replyTo),
    reason: i18n._(
      msg({
        message: `This enquiry is also stored on ${site} until your retention period for enquiries ends.`,
        comment: 'Footer of the email to the owner; the placeholder is a host such as www.example.com',
      }),
    ),
  };
}

/** Returns the mail with the owner's reply, which quotes the visitor's message. */
export function answerLetter(i18n: I18n, mail: AnswerMail, { name, siteUrl }: MailSender): Letter {
  const site = new URL(siteUrl).host;
  const message = messageOf(mail.fields);
  const address = mail.replyTo;
  return {
    subject: i18n._(
      msg({
        message: `Your message to ${name}`,
        comment: 'Subject of the reply to an enquiry; the placeholder is the company',
      }),
    ),
    preview: mail.text.slice(0, 120),
    title: i18n._(msg({ message: 'Our reply', comment: 'Title of the reply to an enquiry' })),
    text: mail.text,
    ...(message && {
      details: [
        {
          name: i18n._(
            msg({ message: 'Your message', comment: 'Reply to an enquiry, above the visitor’s message' }),
          ),
          value: message.value,
        },
      ],
    }),
    ...(address !== null && {
      note: i18n._(
        msg({ message: `Replies to this email go to ${address}.`, comment: 'Email to the owner' }),
      ),
    }),
    reason: i18n._(
      msg({
        message: `You’re receiving this email because this address was entered in a form on ${site}.`,
        comment: 'Footer of the reply to an enquiry; the placeholder is a host such as www.example.com',
      }),
    ),
  };
}

/** Returns a link for an email address or phone number; other values stay text. */
function linkOf(value: string): { url: string } | undefined {
  if (isEmailAddress(value)) return { url: `mailto:${encodeURIComponent(value)}` };
  const digits = value.replaceAll(/[\s()-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? { url: `tel:${digits}` } : undefined;
}

function replyButton(i18n: I18n, address: string, about: string): NonNullable<Letter['button']> {
  return {
    label: i18n._(msg({ message: 'Reply', comment: 'Button of the email to the owner' })),
    url: `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(`Re: ${about}`)}`,
    fallback: i18n._(
      msg({ message: 'Or write to this address:', comment: 'Email to the owner, above an address' }),
    ),
    shown: address,
  };
}

function replyNote(i18n: I18n, address: string | null): string {
  return address === null
    ? i18n._(msg({ message: 'The sender didn’t leave an email address.', comment: 'Email to the owner' }))
    : i18n._(msg({ message: `Replies to this email go to ${address}.`, comment: 'Email to the owner' }));
}

/** Returns the subject with the company, person or email address. It is one short line, because it becomes a header. */
function subjectOf(i18n: I18n, { fields, replyTo }: EnquiryMail): string {
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value;
  const text = valueOf('domain') || valueOf('fullName') || replyTo;
  return text
    ? text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 120)
    : i18n._(
        msg({
          message: 'no name given',
          comment: 'Used in the subject of the email to the owner: “New enquiry: …”',
        }),
      );
}

/** Formats the time with its zone, because the server's zone can differ from the owner's. */
function timeOf({ locale, sentAt }: EnquiryMail): string {
  return dateFormat(locales[locale].dateCode, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(sentAt);
}
