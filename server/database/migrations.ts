import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from './tables.ts';
import { createNewsletterAndEnquiries } from './migrations/0001-newsletter-and-enquiries.ts';

/** Every step from an empty database to today's, in order. A step that was released is never edited. */
export function createMigrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-newsletter-and-enquiries': createNewsletterAndEnquiries(kind),
  };
}
