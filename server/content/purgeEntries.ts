import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { Purge } from '#schema/purge.ts';

/** The stream in Redis to which every instance appends what it was told to purge; in one slot with the shared answers. */
export const purgeLogKey = '{site}:purges';

const Entry = v.object({
  from: v.string(),
  purge: v.pipe(v.string(), v.parseJson(), Purge),
  seal: v.string(),
});

export type PurgeEntry = { from: string; purge: Purge; seal: string };

/**
 * Names and values of an entry. Its seal, by the secret of all instances, is never the same twice: whoever can write to
 * Redis can neither make an entry nor have one count again.
 */
export function purgeFields(secret: string, from: string, purge: Purge): string[] {
  const [text, nonce] = [JSON.stringify(purge), randomUUID()];
  return ['from', from, 'purge', text, 'nonce', nonce, 'seal', sealOf(secret, [from, text, nonce])];
}

/** Reads the fields of an entry. Undefined where no instance made it, and where it tells of no purge: some mark a place. */
export function purgeIn(secret: string, fields: readonly string[]): PurgeEntry | undefined {
  const pairs = fields.flatMap((name, index) => (index % 2 === 0 ? [[name, fields[index + 1]]] : []));
  const texts = Object.fromEntries(pairs);
  const entry = v.safeParse(Entry, texts);
  if (!entry.success) return undefined;
  const seal = sealOf(secret, [texts['from'], texts['purge'], texts['nonce']]);
  return isSame(seal, entry.output.seal) ? entry.output : undefined;
}

function sealOf(secret: string, parts: readonly unknown[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['purge', ...parts]))
    .digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
