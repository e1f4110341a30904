import { leadForm } from '#brand/leadForm.ts';
import type { Locale } from '#locales/locales.ts';
import type { LeadField } from '#schema/leadForm.ts';
import type { Mail } from '#schema/mail.ts';

type SampleOf = (locale: Locale, siteUrl: string) => Mail;

const toSubscriber = (locale: Locale, siteUrl: string) => ({
  locale,
  to: 'ada@example.com',
  unsubscribeUrl: `${siteUrl}/newsletter/unsubscribe?token=sample`,
  preferencesUrl: `${siteUrl}/newsletter/preferences?token=sample`,
  oneClickUrl: `${siteUrl}/api/newsletter/unsubscribe?token=sample`,
});

/** Values of fields that a lead form is likely to have. */
const leadValues: Readonly<Record<string, string>> = {
  fullName: 'Maja Thorsen',
  domain: 'nordvand.example',
  email: 'maja@nordvand.example',
  phone: '+45 12 34 56 78',
  otherServices: 'Antennas',
  description: 'Pumps in nine countries.\n\nThey report once an hour.',
};

function exampleOf(name: string, field: LeadField): string {
  if (field.kind === 'choice') return Object.keys(field.choices)[0] ?? '';
  if (field.kind === 'number') return String(field.min ?? 1);
  return leadValues[name] ?? 'Sample';
}

/** Sample of each kind of mail, for writers and translators. */
export const sampleMails: { readonly [Kind in Mail['kind']]: SampleOf } = {
  'newsletter-confirmation': (locale, siteUrl) => ({
    ...toSubscriber(locale, siteUrl),
    kind: 'newsletter-confirmation',
    confirmUrl: `${siteUrl}/newsletter/confirm?token=bXs3nP0q8vJx1YkR5tWzL2cF7dHgA9eUiOmNsTfQyKw`,
  }),
  'newsletter-reminder': (locale, siteUrl) => ({
    ...toSubscriber(locale, siteUrl),
    kind: 'newsletter-reminder',
  }),
  'newsletter-welcome': (locale, siteUrl) => ({
    ...toSubscriber(locale, siteUrl),
    kind: 'newsletter-welcome',
  }),
  'newsletter-issue': (locale, siteUrl) => ({
    ...toSubscriber(locale, siteUrl),
    kind: 'newsletter-issue',
    issueId: 'sample',
    slug: '2026-05-04',
    words: {
      subject: 'What changed in spring',
      before: 'Three articles since the last letter.',
      beforeHtml:
        '<p>Two articles since the last letter, and <a href="/pricing">new prices</a> for <strong>Europe</strong>:</p>' +
        '<ul><li>no charge for the first megabyte</li><li>one price for all networks</li></ul>',
      articles: [
        { title: 'A day in the harbour', text: 'What 400 buoys sent while it rained.', path: '/blog' },
        { title: 'Prices from July', text: '', path: '/pricing' },
      ],
      after: 'Until summer.',
    },
  }),
  'enquiry-lead': (locale) => ({
    kind: 'enquiry-lead',
    locale,
    to: 'sales@example.com',
    replyTo: 'maja@nordvand.example',
    page: '/pricing',
    fields: Object.entries(leadForm).map(([name, field]) => ({ name, value: exampleOf(name, field) })),
    sentAt: Date.UTC(2026, 4, 4, 8),
  }),
  'enquiry-answer': (locale) => ({
    kind: 'enquiry-answer',
    locale,
    to: 'maja@nordvand.example',
    replyTo: 'sales@example.com',
    text: 'Yes, around the clock.\n\nCall us whenever you like.',
    fields: [{ name: 'Message', value: 'Do you answer at night?' }],
  }),
  'issue-paused': (locale) => ({
    kind: 'issue-paused',
    locale,
    to: 'sales@example.com',
    subject: 'What changed in spring',
    reply: '550 Sending limit exceeded. Try again later.',
  }),
  'enquiry-contact': (locale) => ({
    kind: 'enquiry-contact',
    locale,
    to: 'sales@example.com',
    replyTo: null,
    page: '/contact',
    fields: [{ name: 'Message', value: 'Do you answer at night?' }],
    sentAt: Date.UTC(2026, 4, 4, 8),
  }),
};
