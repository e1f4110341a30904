/** Authors of the blog. `id` is the user's database id. */
export const authors = {
  'signe-holm': { id: 2, name: 'Signe Holm' },
  'jonas-riis': { id: 3, name: 'Jonas Riis' },
  'emre-aydin': { id: 4, name: 'Emre Aydın' },
  'lotte-brandt': { id: 5, name: 'Lotte Brandt' },
  'nils-oksbol': { id: 6, name: 'Nils Oksbøl' },
} as const satisfies Record<string, { id: number; name: string }>;

export type AuthorKey = keyof typeof authors;
