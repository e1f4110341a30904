import type { Locale } from '#locales/locales.ts';
import type { Mail } from '#schema/mail.ts';

type SampleOf = (locale: Locale, siteUrl: string) => Mail;

const toSubscriber = (locale: Locale, siteUrl: string) => ({
  locale,
  to: 'ada@example.com',
  unsubscribeUrl: `${siteUrl}/newsletter/unsubscribe?token=sample`,
  preferencesUrl: `${siteUrl}/newsletter/preferences?token=sample`,
  oneClickUrl: `${siteUrl}/api/newsletter/unsubscribe?token=sample`,
});

/** One mail of each kind, for people who write or translate them. */
export const samples: { readonly [Kind in Mail['kind']]: SampleOf } = {
  'newsletter-confirmation': (locale, siteUrl) => ({
    ...toSubscriber(locale, siteUrl),
    kind: 'newsletter-confirmation',
    confirmUrl: `${siteUrl}/newsletter/confirm?token=bXs3nP0q8vJx1YkR5tWzL2cF7dHgA9eUiOmNsTfQyKw`,
  }),
  'newsletter-reminder': (locale, siteUrl) => ({
    ...toSubscriber(locale, siteUrl),
    kind: 'newsletter-reminder',
  }),
  'enquiry-lead': (locale) => ({
    kind: 'enquiry-lead',
    locale,
    to: 'sales@example.com',
    replyTo: 'maja@nordvand.example',
    page: '/pricing',
    fields: [
      { name: 'fullName', value: 'Maja Thorsen' },
      { name: 'domain', value: 'nordvand.example' },
      { name: 'email', value: 'maja@nordvand.example' },
      { name: 'phone', value: '+45 12 34 56 78' },
      { name: 'region', value: 'europe' },
      { name: 'numberOfSims', value: '500-4999' },
      { name: 'volumePerMonth', value: '100-gb-1-tb' },
      { name: 'volumePerSim', value: 'unknown' },
      { name: 'otherServices', value: 'Antennas' },
      { name: 'description', value: 'Pumps in nine countries.\n\nThey report once an hour.' },
    ],
    sentAt: Date.UTC(2026, 4, 4, 8),
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
