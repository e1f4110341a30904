import { l } from '../../localised.ts';
import { dashboard } from '../../drawings/dashboard.ts';
import { scenes } from '../../drawings/scenes.ts';
import { named } from '../../media.ts';
import { packages, pricesFootnote } from '../../packages.ts';
import type { Package } from '../../sections/commerce.ts';
import { link } from '../../sections/parts.ts';
import type { Section } from '../../sections/Section.ts';
import { allButtons, head, items, picture } from './parts.ts';

const title = (kind: string) => l(`${kind}, in full`, `${kind}, helt fyldt ud`, `${kind}, vollständig`);

const plans: Package[] = packages.map((plan) => ({
  ...plan,
  label: plan.label ?? l('A label', 'En etiket', 'Ein Etikett'),
  features: [
    ...(plan.features ?? []),
    { text: l('Not in this plan', 'Ikke i denne aftale', 'Nicht in diesem Tarif'), included: false },
  ],
}));

/** The kinds built from rows, every field filled. */
export const fullLists: Section[] = [
  {
    kind: 'PackageSelector',
    ...head,
    title: title('PackageSelector'),
    defaultCurrency: { en: 'usd', da: 'dkk', de: 'eur' },
    backgroundColor: 'white',
    packages: plans,
    fleetPrice: true,
  },
  {
    kind: 'Pricing',
    ...head,
    title: title('Pricing'),
    products: ['pilot', 'fleet', 'charter'],
    packages: plans,
    footnote: pricesFootnote,
    backgroundColor: 'light',
    globalButtons: allButtons.slice(0, 2),
  },
  {
    kind: 'UseCase',
    ...head,
    title: title('UseCase'),
    image: scenes.water,
    useCases: items,
    backgroundColor: 'light',
  },
  {
    kind: 'Benefits',
    ...head,
    title: title('Benefits'),
    columns: 2,
    benefits: items,
    backgroundColor: 'white',
  },
  {
    kind: 'Features',
    ...head,
    title: title('Features'),
    features: items,
    alignment: 'left',
    backgroundColor: 'white',
  },
  {
    kind: 'DashboardFeatures',
    ...head,
    title: title('DashboardFeatures'),
    image: named(dashboard, l('Bridge', 'Bridge', 'Bridge')),
    features: items,
    backgroundColor: 'sand',
  },
  { kind: 'OurValues', ...head, title: title('OurValues'), values: items, backgroundColor: 'white' },
  {
    kind: 'BoxGrid',
    ...head,
    title: title('BoxGrid'),
    columns: 2,
    gridBoxes: items.map((item, index) => ({
      title: item.title,
      description: item.description,
      link: item.link,
      image: picture,
      backgroundColor: index === 0 ? ('dark' as const) : ('foam' as const),
    })),
  },
  {
    kind: 'LargeFactsFeatureBoxes',
    ...head,
    title: title('LargeFactsFeatureBoxes'),
    boxes: items.map((item, index) => ({
      fact: ['584', '181', '46', '1.9 s'][index],
      title: item.title,
      description: item.description,
      image: item.icon,
      backgroundColor: 'light' as const,
    })),
  },
  {
    kind: 'Guide',
    ...head,
    title: title('Guide'),
    backgroundColor: 'white',
    steps: items.map((item, index) => ({
      stepNumber: index + 1,
      title: item.title,
      description: head.description,
      image: picture,
    })),
    globalButtons: allButtons.slice(0, 1),
  },
  {
    kind: 'Faq',
    ...head,
    title: title('Faq'),
    backgroundColor: 'light',
    faq: [1, 2, 3].map((number) => ({
      question: l(`Question ${number}?`, `Spørgsmål ${number}?`, `Frage ${number}?`),
      answer: head.description,
    })),
  },
  {
    kind: 'FeaturedContent',
    ...head,
    title: title('FeaturedContent'),
    backgroundColor: 'white',
    featuredPosts: ['post:cause-15-at-high-water', 'post:eleven-cranes', 'post:sending-40-bytes'],
    globalButtons: [
      { link: link('blog', l('All articles', 'Alle artikler', 'Alle Artikel')), style: 'outline' },
    ],
  },
  {
    kind: 'Table',
    ...head,
    title: title('Table'),
    headings: 'Pilot\nFleet',
    groups: [
      {
        title: l('A group', 'En gruppe', 'Eine Gruppe'),
        lines: l('A row | - | +', 'En række | - | +', 'Eine Zeile | - | +'),
      },
      {
        title: l('Another', 'En anden', 'Noch eine'),
        lines: l('A row | 2 | 3', 'En række | 2 | 3', 'Eine Zeile | 2 | 3'),
      },
    ],
    searchable: true,
    backgroundColor: 'white',
  },
];
