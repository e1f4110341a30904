import { leadForm } from '#brand/leadForm.ts';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#locales/locales.ts';
import type { EnquiryMail, Mail, MailSender } from '#schema/mail.ts';
import { renderMail } from './renderMail.tsx';

const sender: MailSender = {
  name: 'Fjord & Sons',
  addressLines: ['1 Quay <Street>', 'VAT 12'],
  siteUrl: 'https://fjord.example',
};
const toSubscriber = {
  to: 'ada@example.com',
  unsubscribeUrl: 'https://fjord.example/leave?token=x&y=z',
  oneClickUrl: 'https://fjord.example/api/leave',
};
const enquiry: Omit<EnquiryMail, 'locale'> = {
  kind: 'enquiry-lead',
  to: 'sales@fjord.example',
  replyTo: 'maja@nordvand.example',
  page: '/pricing',
  fields: [
    { name: 'fullName', value: 'Maja' },
    { name: 'region', value: 'europe' },
    { name: 'description', value: '<img src=x onerror=alert(1)>\nsecond line' },
  ],
  sentAt: Date.UTC(2026, 4, 4, 8),
};

const mails = localeCodes.flatMap((locale): Mail[] => [
  { ...toSubscriber, kind: 'newsletter-confirmation', locale, confirmUrl: 'https://fjord.example/confirm' },
  { ...toSubscriber, kind: 'newsletter-reminder', locale },
  { ...enquiry, locale },
]);

describe.each(mails)('renderMail of $kind in $locale', (mail) => {
  it('contains language and sender, in text and HTML', async () => {
    const { html, text } = await renderMail(mail, sender);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${mail.locale}"`, 'i'));
    expect(html).toContain('Fjord &amp; Sons');
    expect(html).toContain('1 Quay &lt;Street&gt;');
    expect(text).toMatch(/\n-- \n[^]*\nFjord & Sons\n1 Quay <Street>\nVAT 12$/);
  });

  it('has no unfilled placeholders, and a different subject in each language', async () => {
    const { subject, html, text } = await renderMail(mail, sender);
    for (const output of [subject, html.replace(/<style>[^]*<\/style>/, ''), text]) {
      expect(output).not.toMatch(/\{|undefined|null|NaN/);
    }
    const otherMails = mails.filter(({ kind, locale }) => kind === mail.kind && locale !== mail.locale);
    for (const otherMail of otherMails)
      expect((await renderMail(otherMail, sender)).subject).not.toBe(subject);
  });

  it('omits a missing postal address', async () => {
    const { text } = await renderMail(mail, { ...sender, addressLines: [] });
    expect(text.endsWith('\nFjord & Sons')).toBe(true);
  });
});

it('renderMail sets width and padding on tables, as Outlook for Windows requires', async () => {
  const [mail] = mails;
  if (mail === undefined) throw new Error('there are mails');
  const { html } = await renderMail(mail, sender);
  const { document } = new JSDOM(html).window;
  const tables = ['h1', '.foot'].map((inner) => document.querySelector(inner)?.closest('table'));
  for (const table of tables) expect(table?.getAttribute('width')).toBe('568');
  expect(document.querySelector('h1')?.closest('td')?.style.padding).toBe('28px 32px 36px');
  // The mail shrinks in narrower viewports.
  for (const table of tables) expect(table?.style.maxWidth).toBe('100%');
});

describe('renderMail of an enquiry', () => {
  const render = (changes: Partial<EnquiryMail>) =>
    renderMail({ ...enquiry, locale: 'da', ...changes }, sender);

  it('quotes the visitor’s text line by line, escaped in HTML', async () => {
    const { html, text } = await render({});
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;\nsecond line');
    expect(text).toContain('> <img src=x onerror=alert(1)>\n> second line');
  });

  it('translates every option of the lead form', async () => {
    const codes = Object.entries(leadForm).flatMap(([name, field]) =>
      field.kind === 'choice' ? Object.keys(field.choices).map((value) => ({ name, value })) : [],
    );
    const { text } = await render({ fields: codes });
    for (const { value } of codes) expect(text).not.toContain(`\n> ${value}\n`);
    expect(text).toContain('Region:\n> Sydamerika');
  });

  it('keeps the editor’s field names and the visitor’s text of a contact form', async () => {
    const { text } = await render({ kind: 'enquiry-contact', fields: [{ name: 'Skib', value: 'europe' }] });
    expect(text).toContain('Skib:\n> europe');
  });

  it('begins with the visitor’s message, and prevents imitated fields', async () => {
    const { text } = await render({
      fields: [
        { name: 'fullName', value: 'Maja' },
        { name: 'description', value: 'Hello\n\nSide:\nhttps://evil.example' },
      ],
    });
    expect(text.indexOf('> Hello')).toBeLessThan(text.indexOf('Maja'));
    expect(text).toContain('> Side:\n> https://evil.example');
    expect(text).not.toMatch(/^Side:\nhttps:\/\/evil/m);
  });

  it('links the visitor’s email address and phone number, and offers to reply', async () => {
    const { html } = await render({
      fields: [
        { name: 'phone', value: '+45 12 34 56 78' },
        { name: 'E-mail', value: 'maja@nordvand.example' },
        { name: 'Skib', value: 'javascript:alert(1)' },
      ],
    });
    expect(html).toContain('href="tel:+4512345678"');
    expect(html).toContain('href="mailto:maja%40nordvand.example"');
    expect(html).toMatch(/href="mailto:maja%40nordvand.example\?subject=Re%3A[^"]*"[^>]*>Svar</);
    expect(html).not.toContain('href="javascript');
  });

  it('does not link an option that looks like a phone number', async () => {
    const { html } = await render({ fields: [{ name: 'numberOfSims', value: '500-4999' }] });
    expect(html).toContain('500');
    expect(html).not.toContain('href="tel:');
  });

  it('uses the labels that the visitor saw, in the language of the owner', async () => {
    const { text } = await render({
      writtenIn: 'de',
      fields: [{ name: 'f1', label: 'Schiffsname', value: 'Freja' }],
    });
    expect(text).toContain('Schiffsname:\n> Freja');
    expect(text).toMatch(/Sprog:\n> Deutsch/);
  });

  it('has a short subject on one line', async () => {
    const name = `Maja\r\nBcc: all@example.com\u2028${'x'.repeat(500)}`;
    const { subject } = await render({ fields: [{ name: 'fullName', value: name }] });
    expect(subject).toMatch(/^Ny henvendelse: Maja Bcc: all@example\.com x+$/);
    expect(subject.length).toBeLessThan(150);
  });

  it('states when there is no reply address', async () => {
    const { subject, text } = await render({ replyTo: null, page: null, fields: [] });
    expect(subject).toBe('Ny henvendelse: uden navn');
    expect(text).toContain('Afsenderen har ikke angivet en mailadresse.');
  });
});

describe('renderMail of the newsletter', () => {
  const preferencesUrl = 'https://fjord.example/preferences?token=x';
  const letter = { ...toSubscriber, preferencesUrl, locale: 'en' } as const;
  const confirmUrl = 'https://fjord.example/confirm?token=a&b';
  const linksIn = (html: string) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, url, linkText]) => [linkText, url]);

  it('contains links for confirmation, unsubscribing and language', async () => {
    const { html, text } = await renderMail(
      { ...letter, kind: 'newsletter-confirmation', confirmUrl },
      sender,
    );
    const confirm = 'https://fjord.example/confirm?token=a&amp;b';
    expect(linksIn(html)).toEqual([
      ['Confirm subscription', confirm],
      [confirm, confirm],
      ['Unsubscribe', 'https://fjord.example/leave?token=x&amp;y=z'],
      ['Change language', preferencesUrl],
    ]);
    expect(text).toContain(`Confirm subscription:\n${confirmUrl}`);
    expect(text).toContain(`Unsubscribe: ${toSubscriber.unsubscribeUrl}\nChange language: ${preferencesUrl}`);
    expect(text).toContain('a request to send our newsletter to ada@example.com.');
    expect(text).toContain('entered in the newsletter form on fjord.example.');
  });

  it('has no confirmation link for existing subscribers', async () => {
    const { html } = await renderMail({ ...letter, kind: 'newsletter-reminder' }, sender);
    expect(linksIn(html).map(([linkText]) => linkText)).toEqual(['Unsubscribe', 'Change language']);
  });

  it('embeds the logo, with the name as alternative text', async () => {
    const logo = { png: Buffer.from(''), width: 120, height: 26 };
    const { html } = await renderMail({ ...letter, kind: 'newsletter-reminder' }, { ...sender, logo });
    expect(html).toMatch(/<img src="cid:[^"]+" alt="Fjord &amp; Sons" width="120" height="26"/);
  });
});

it('renderMail of an enquiry contains page, time and language', async () => {
  const { subject, text, html } = await renderMail({ ...enquiry, locale: 'en', writtenIn: 'da' }, sender);
  expect(subject).toBe('New enquiry: Maja');
  expect(text).toMatch(/Page:\n> https:\/\/fjord\.example\/pricing\n/);
  expect(text).toMatch(/Time:\n> 4 May 2026/);
  expect(text).toMatch(/Language:\n> Dansk/);
  expect(html).toContain('href="https://fjord.example/pricing"');
  const bare = await renderMail({ ...enquiry, locale: 'en', page: null }, sender);
  expect(bare.text).toMatch(/Page:\n> https:\/\/fjord\.example\/\n/);
  expect(bare.text).toMatch(/Language:\n> English/);
});
