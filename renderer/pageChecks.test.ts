import { describe, expect, it } from 'vitest';
import { splitLocale } from '#locales/routing.ts';
import { runPageChecks } from './pageChecks.ts';

const context = {
  address: splitLocale('/da/priser'),
  locale: 'da',
  routeParams: { slug: 'priser' },
  showsCatalogue: false,
} as const;

describe('runPageChecks', () => {
  it('passes when each check returns true', async () => {
    expect(
      await runPageChecks({ middleware: ['one-language-prefix'], validate: () => true }, context),
    ).toBeUndefined();
  });

  it('rejects the page when a check returns false', async () => {
    const failedCheck = await runPageChecks(
      { validate: ({ routeParams }) => routeParams['slug'] === 'other' },
      context,
    );
    expect(failedCheck).toBe('refused');
  });

  it('returns the status and message of a check', async () => {
    const outcome = { statusCode: 410, message: 'This offer has ended.' } as const;
    expect(await runPageChecks({ validate: async () => outcome }, context)).toEqual(outcome);
  });

  it('rejects paths with two language prefixes (middleware one-language-prefix)', async () => {
    const failedCheck = await runPageChecks(
      { middleware: ['one-language-prefix'] },
      { ...context, address: splitLocale('/da/de/qr') },
    );
    expect(failedCheck).toBe('refused');
  });

  it('throws for an unregistered middleware', async () => {
    await expect(runPageChecks({ middleware: ['toString'] }, context)).rejects.toThrow(
      "Unknown route middleware: 'toString'",
    );
  });
});
