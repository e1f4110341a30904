import type { Content } from './Content.ts';

/** What the embedded content backend can answer from. */
export const contentNames = ['demonstration'] as const;
export type ContentName = (typeof contentNames)[number];

const load = {
  demonstration: async () => (await import('./demonstration.ts')).demonstration,
} satisfies Record<ContentName, () => Promise<Content>>;

/** Loads one of them alone. */
export function loadContent(name: ContentName): Promise<Content> {
  return load[name]();
}
