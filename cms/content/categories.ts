import { l, type L } from './localised.ts';

export type CategoryFixture = { id: number; slug: L; name: L; description: L };

/** Categories of the blog. As in WordPress, slugs and names differ by language. */
export const categories = {
  'field-notes': {
    id: 11,
    slug: l('field-notes', 'feltnoter', 'feldnotizen'),
    name: l('Field notes', 'Feltnoter', 'Feldnotizen'),
    description: l(
      'What was wrong, where we stood when we found out, and what it cost.',
      'Hvad der var galt, hvor vi stod, da vi fandt ud af det, og hvad det kostede.',
      'Was falsch lief, wo wir standen, als wir es merkten, und was es gekostet hat.',
    ),
  },
  networks: {
    id: 21,
    slug: l('networks', 'netvaerk', 'netze'),
    name: l('Networks', 'Netværk', 'Netze'),
    description: l(
      'Masts switched on, masts switched off, and who told us in time.',
      'Master, der blev tændt, master, der blev slukket, og hvem der sagde det i tide.',
      'Welche Masten ans Netz gingen, welche vom Netz, und wer es uns rechtzeitig gesagt hat.',
    ),
  },
  engineering: {
    id: 31,
    slug: l('engineering', 'teknik', 'technik'),
    name: l('Engineering', 'Teknik', 'Technik'),
    description: l(
      'Timers, tunnels and bytes. How the core works, and the days it did not.',
      'Timere, tunneler og byte. Hvordan kernen virker, og de dage, den ikke gjorde.',
      'Timer, Tunnel und Bytes. Wie das Kernnetz arbeitet, und an welchen Tagen nicht.',
    ),
  },
  company: {
    id: 41,
    slug: l('company', 'firmaet', 'unternehmen'),
    name: l('Company', 'Firmaet', 'Unternehmen'),
    description: l(
      'Prices, people and decisions, with the reasons we gave each other.',
      'Priser, mennesker og beslutninger, med de grunde, vi gav hinanden.',
      'Preise, Menschen und Entscheidungen, mit den Gründen, die wir einander genannt haben.',
    ),
  },
} as const satisfies Record<string, CategoryFixture>;

/** Keys of the categories in the demo and the starter content. */
export type CategoryKey = keyof typeof categories | 'news' | 'guides';
