import { describe, expect, it } from 'vitest';
import { splitLocale } from '#locales/routing.ts';
import { runPageChecks } from './pageChecks.ts';

const context = {
  address: splitLocale('/da/priser'),
  locale: 'da',
  routeParams: { slug: 'priser' },
  showsCatalogue: false,
} as const;

describe('page checks', () => {
  it('let a page be when each answers true', async () => {
    expect(
      await runPageChecks({ middleware: ['one-language-prefix'], validate: () => true }, context),
    ).toBeUndefined();
  });

  it('refuse the address when a check fails', async () => {
    const failed = await runPageChecks(
      { validate: ({ routeParams }) => routeParams['slug'] === 'other' },
      context,
    );
    expect(failed).toBe('refused');
  });

  it("answer with the check's own status and message when it gives them", async () => {
    const gone = { statusCode: 410, message: 'This offer has ended.' } as const;
    expect(await runPageChecks({ validate: async () => gone }, context)).toEqual(gone);
  });

  it('refuse an address with two language prefixes by middleware', async () => {
    const failed = await runPageChecks(
      { middleware: ['one-language-prefix'] },
      { ...context, address: splitLocale('/da/de/qr') },
    );
    expect(failed).toBe('refused');
  });

  it('name a middleware that nobody registered', async () => {
    await expect(runPageChecks({ middleware: ['toString'] }, context)).rejects.toThrow(
      "Unknown route middleware: 'toString'",
    );
  });
});
