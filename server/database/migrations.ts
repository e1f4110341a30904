import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from './tables.ts';
import { createNewsletterAndEnquiries } from './migrations/0001-newsletter-and-enquiries.ts';
import { createReliableNewsletter } from './migrations/0002-reliable-newsletter.ts';
import { createUsedChallenges } from './migrations/0003-used-challenges.ts';

/** Every step from an empty database to today's, in order. A step that was released is never edited. */
export function createMigrations(kind: DatabaseKind, secretKey: string): Record<string, Migration> {
  return {
    '0001-newsletter-and-enquiries': createNewsletterAndEnquiries(kind),
    '0002-reliable-newsletter': createReliableNewsletter(secretKey),
    '0003-used-challenges': createUsedChallenges(),
  };
}
