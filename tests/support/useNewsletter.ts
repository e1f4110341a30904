import { afterEach, beforeEach } from 'vitest';
import { startMailServer, type MailServer } from './mailServer.ts';
import { startNewsletterSite, type NewsletterSite } from './newsletterSite.ts';
import { createSimulatedClock, type SimulatedClock } from './simulatedClock.ts';
import type { TestDatabase } from './testDatabases.ts';

/** Newsletter with a separate database, mail server and clock for each test of a suite. */
export type NewsletterSetup = {
  readonly database: TestDatabase;
  readonly clock: SimulatedClock;
  /** May be replaced by a server that listens on the same port. */
  mailServer: MailServer;
  readonly site: NewsletterSite;
};

/** Starts the newsletter before each test and stops it afterwards. Use the result only inside tests. */
export function useNewsletter(open: () => Promise<TestDatabase>): NewsletterSetup {
  let setup: NewsletterSetup | undefined;
  const currentSetup = () => {
    if (setup === undefined) throw new Error('the newsletter only runs within a test');
    return setup;
  };

  beforeEach(async () => {
    const database = await open();
    const clock = createSimulatedClock();
    const mailServer = await startMailServer();
    const site = await startNewsletterSite({ database, clock, mailUrl: mailServer.url });
    setup = { database, clock, mailServer, site };
  });
  afterEach(async () => {
    const { site, mailServer, database } = currentSetup();
    await site.close();
    await mailServer.close();
    await database.drop();
  });

  return {
    get database() {
      return currentSetup().database;
    },
    get clock() {
      return currentSetup().clock;
    },
    get mailServer() {
      return currentSetup().mailServer;
    },
    set mailServer(server) {
      currentSetup().mailServer = server;
    },
    get site() {
      return currentSetup().site;
    },
  };
}
