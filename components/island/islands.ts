import type { ComponentProps } from 'react';

/** Islands by name. Each island's code is a separate file, loaded when the island is hydrated. */
export const islands = {
  Animation: async () => (await import('#components/animation/Animation.tsx')).Animation,
  ApiReference: async () => (await import('#components/docs/ApiReference.tsx')).ApiReference,
  ContactForm: async () => (await import('#components/contact-form/ContactForm.tsx')).ContactForm,
  EditorForm: async () => (await import('#components/editor-form/EditorForm.tsx')).EditorForm,
  LeadForm: async () => (await import('#components/lead-form/LeadForm.tsx')).LeadForm,
  NewsletterForm: async () => (await import('#components/newsletter/NewsletterForm.tsx')).NewsletterForm,
  SiteSearch: async () => (await import('#components/search/SiteSearch.tsx')).SiteSearch,
};

export type IslandName = keyof typeof islands;

export type IslandProps<TName extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[TName]>>
>;

export function isIslandName(name: unknown): name is IslandName {
  return typeof name === 'string' && Object.hasOwn(islands, name);
}
