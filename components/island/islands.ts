import type { ComponentProps } from 'react';

/** Islands by name. Each island's code is a separate file, loaded when the island is hydrated. */
export const islands = {
  Animation: async () => (await import('#components/animation/Animation.tsx')).Animation,
  ApiReference: async () => (await import('#components/docs/ApiReference.tsx')).ApiReference,
  ContactForm: async () => (await import('#components/forms/ContactForm.tsx')).ContactForm,
  CustomForm: async () => (await import('#components/forms/CustomForm.tsx')).CustomForm,
  LeadForm: async () => (await import('#components/forms/LeadForm.tsx')).LeadForm,
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
