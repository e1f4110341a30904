import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './readCatalogue.ts';

const messagesOf = (locale: string) =>
  ['', '../brand/locales/'].flatMap(
    (folder) =>
      readCatalogue(readFileSync(new URL(`${folder}${locale}/messages.po`, import.meta.url), 'utf8'))
        .messages,
  );

describe('messages.po', () => {
  const english = messagesOf('en').map(({ source }) => source);

  it.each([
    // Section 2, the error page.
    'GO TO HOMEPAGE',
    // Section 5, the lead form.
    'Please enter your full name',
    'Please enter your company domain',
    'This field is required',
    'Please enter a valid phone number',
    'Please select a region',
    'Please describe the other services',
    'Please provide a description',
    // Section 8, the error catalogue.
    'Page Not Found: {path}',
    'Page not found: {path}',
    'Email address is required',
    'Please enter a valid email address',
    "You're already subscribed to our newsletter!",
    'Thank you for subscribing! Check your email to confirm.',
    'Something went wrong. Please try again.',
  ])('contains “%s”, quoted in the specification', (text) => {
    expect(english).toContain(text);
  });

  it('has the specified Danish label for the error page’s button', () => {
    const button = messagesOf('da').find(({ source }) => source === 'GO TO HOMEPAGE');
    expect(button?.translation).toBe('GÅ TIL FORSIDEN');
  });
});
