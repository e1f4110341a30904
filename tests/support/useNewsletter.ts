import { afterEach, beforeEach } from 'vitest';
import { startMailServer, type MailServer } from './mailServer.ts';
import { startNewsletterSite, type NewsletterSite } from './newsletterSite.ts';
import { createSimulatedClock, type SimulatedClock } from './simulatedClock.ts';
import type { TestDatabase } from './testDatabases.ts';

/** The newsletter with a separate database, mail server and clock for each test of a suite. */
export type GivenNewsletter = {
  readonly database: TestDatabase;
  readonly clock: SimulatedClock;
  /** May be replaced by a server that listens on the same port. */
  mailServer: MailServer;
  readonly site: NewsletterSite;
};

/** Starts the newsletter before each test and stops it afterwards; use the result only inside tests. */
export function useNewsletter(open: () => Promise<TestDatabase>): GivenNewsletter {
  let given: GivenNewsletter | undefined;
  const parts = () => {
    if (given === undefined) throw new Error('the newsletter only runs within a test');
    return given;
  };

  beforeEach(async () => {
    const database = await open();
    const clock = createSimulatedClock();
    const mailServer = await startMailServer();
    const site = await startNewsletterSite({ database, clock, mailUrl: mailServer.url });
    given = { database, clock, mailServer, site };
  });
  afterEach(async () => {
    const { site, mailServer, database } = parts();
    await site.close();
    await mailServer.close();
    await database.drop();
  });

  return {
    get database() {
      return parts().database;
    },
    get clock() {
      return parts().clock;
    },
    get mailServer() {
      return parts().mailServer;
    },
    set mailServer(server) {
      parts().mailServer = server;
    },
    get site() {
      return parts().site;
    },
  };
}
