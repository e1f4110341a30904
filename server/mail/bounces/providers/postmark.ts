import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { BounceReport } from '#schema/bounceReport.ts';
import { statusIn, type Provider } from '#server/mail/bounces/router.ts';

const Post = v.object({
  RecordType: v.string(),
  ID: v.optional(v.union([v.number(), v.string()])),
  Type: v.optional(v.string()),
  Email: v.optional(v.string()),
  Details: v.optional(v.string()),
});

const hard = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'];

/** Postmark signs nothing; it sends the name and password that stand in the webhook's address, as Basic. */
export function postmark(secret: string): Provider {
  return async ({ body, header }) => {
    const [, credentials = ''] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header('authorization')) ?? [];
    const password = Buffer.from(credentials, 'base64').toString('utf8').split(':').slice(1).join(':');
    if (!isSame(password, secret)) return undefined;
    const post = v.parse(Post, JSON.parse(body));
    const kind = kindOf(post);
    if (kind === undefined || post.Email === undefined) return [];
    const status = statusIn(post.Details);
    const reportId = String(post.ID ?? createHash('sha256').update(body).digest('hex'));
    return [{ emailAddress: post.Email, kind, status, source: 'postmark', reportId }];
  };
}

function kindOf({ RecordType, Type = '' }: v.InferOutput<typeof Post>): BounceReport['kind'] | undefined {
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint') return 'complaint';
  if (RecordType !== 'Bounce') return undefined;
  return hard.includes(Type) ? 'hard' : 'soft';
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
