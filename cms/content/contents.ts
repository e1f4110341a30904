import type { Content } from './Content.ts';

/** What the embedded content backend can answer from, by its name in `EMBEDDED_CONTENT`. */
export const contentNames = ['demonstration', 'starter'] as const;
export type ContentName = (typeof contentNames)[number];

const load = {
  demonstration: async () => (await import('./demonstration.ts')).demonstration,
  starter: async () => (await import('./starter/starter.ts')).starter,
} satisfies Record<ContentName, () => Promise<Content>>;

/** Loads one of them alone. */
export function loadContent(name: ContentName): Promise<Content> {
  return load[name]();
}

/** Throws where a name is none of them; no name is the demonstration's. */
export function contentNamed(name: string | undefined): ContentName {
  const found = contentNames.find((known) => known === (name || 'demonstration'));
  if (found === undefined) throw new Error(`EMBEDDED_CONTENT: expected one of ${contentNames.join(', ')}`);
  return found;
}
