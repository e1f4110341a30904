import { openDatabase } from '#server/database/openDatabase.ts';
import { readSecretKey } from '#server/database/secretKey.ts';
import { createNewsletterMail } from '#server/mail/newsletterMail.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { createSubscriptionEvents } from '#server/mail/webhook.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { createLogger } from '#server/logger.ts';
import type { Locale } from '#locales/locales.ts';
import { newsletterUrls } from '#server/newsletter/tokens.ts';

/** Data folder of the site under test; see `playwright.config.ts`. */
const dataDir = '.cache/e2e-data';
const dayMs = 24 * 60 * 60_000;

/** Signs up with a clock that is days behind. The site under test then sends the mail, whose link is that old. */
export async function signUpDaysAgo(
  daysAgo: number,
  signUp: { emailAddress: string; locale: Locale; siteUrl: string },
): Promise<void> {
  const { emailAddress, locale, siteUrl } = signUp;
  const now = () => Date.now() - daysAgo * dayMs;
  const database = await openDatabase({
    url: undefined,
    dataDir,
    secretKey: await readSecretKey({ given: undefined, dataDir, mayMake: false }),
    logger: createLogger('silent'),
  });
  const outbox = createOutbox({ database, now });
  const subscriptions = {
    database,
    mail: createNewsletterMail({ outbox }),
    events: createSubscriptionEvents({ outbox, isWanted: false }),
    urls: newsletterUrls(siteUrl),
    disclosure: 'reveal',
    noticeVersion: undefined,
    sender: undefined,
    now,
  } as const;
  await subscribe(subscriptions, { emailAddress, locale, origin: { page: null, ipPrefix: null } });
  await database.close();
}
