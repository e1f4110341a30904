import { describe, expect, it } from 'vitest';
import { hasConsentQuestion, siteCookies } from './cookies.ts';

const chat = { provider: 'generic', scriptUrl: 'https://chat.example/widget.js' } as const;

describe('hasConsentQuestion', () => {
  it('returns false without a chat or an analytics tool', () => {
    expect(hasConsentQuestion({})).toBe(false);
  });

  it('returns true for a chat that waits for consent', () => {
    expect(hasConsentQuestion({ chat: { ...chat, requiresConsent: true } })).toBe(true);
  });

  it('returns false for a chat that needs no consent and sets no cookies', () => {
    expect(hasConsentQuestion({ chat: { ...chat, requiresConsent: false } })).toBe(false);
  });

  it('returns true for a chat that sets cookies', () => {
    expect(hasConsentQuestion({ chat: { ...chat, provider: 'intercom', requiresConsent: false } })).toBe(
      true,
    );
  });
});

it('siteCookies states a different purpose for each entry of the site', () => {
  const purposes = siteCookies({}).map(({ purpose }) => JSON.stringify(purpose));
  expect(new Set(purposes).size).toBe(purposes.length);
});
