import type { Content } from './Content.ts';

/** Names of the embedded contents, as set in `EMBEDDED_CONTENT`. */
export const contentNames = ['demonstration', 'starter'] as const;
export type ContentName = (typeof contentNames)[number];

const load = {
  demonstration: async () => (await import('./demonstration.ts')).demonstration,
  starter: async () => (await import('./starter/starter.ts')).starter,
} satisfies Record<ContentName, () => Promise<Content>>;

/** Loads only the named content. */
export function loadContent(name: ContentName): Promise<Content> {
  return load[name]();
}

/** Returns the name as a content's name, or `demonstration` if there is none. Throws if the name is unknown. */
export function contentNamed(name: string | undefined): ContentName {
  const contentName = contentNames.find((entry) => entry === (name || 'demonstration'));
  if (contentName === undefined)
    throw new Error(`EMBEDDED_CONTENT: expected one of ${contentNames.join(', ')}`);
  return contentName;
}
