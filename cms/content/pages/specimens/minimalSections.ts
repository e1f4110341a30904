import { l } from '../../localised.ts';
import type { PageFixture } from '../../PageFixture.ts';
import type { Section } from '../../sections/Section.ts';

const item = { title: l('Only a title', 'Kun en titel', 'Nur ein Titel') };

/** As little as an editor may enter: what a kind cannot do without, every other field empty. */
const sections: Section[] = [
  {
    kind: 'HeroElement',
    title: l('HeroElement, only a title', 'HeroElement, kun en titel', 'HeroElement, nur ein Titel'),
  },
  { kind: 'PackageSelector', packages: [{ title: 'Pilot' }] },
  { kind: 'UseCase', useCases: [item] },
  { kind: 'Pricing', products: ['pilot'] },
  {
    kind: 'SectionTitle',
    title: l(
      'SectionTitle, only a title',
      'SectionTitle, kun en titel',
      'Netzsteuerung, Zugangskontrolle und Kosten\u00ADüberwachung',
    ),
  },
  {
    kind: 'About',
    title: l('About, only a statement.', 'About, kun et udsagn.', 'About, nur eine Aussage.'),
  },
  { kind: 'Benefits', benefits: [item, item] },
  { kind: 'Cases', cases: [{ title: 'Nordvand' }] },
  { kind: 'Contact', contactForm: { formField: [{ name: 'email' }] } },
  {
    kind: 'ContactSection',
    title: l(
      'Another question?',
      'Et spørgsmål mere?',
      'Noch eine Frage zur Datenverarbeitungs\u00ADvereinbarung?',
    ),
  },
  {
    kind: 'Faq',
    faq: [{ question: l('Why?', 'Hvorfor?', 'Warum?'), answer: l('Because.', 'Derfor.', 'Darum.') }],
  },
  { kind: 'Guide', steps: [item, item] },
  { kind: 'SplitContentImgRight', title: l('Split, no picture', 'Split, intet billede', 'Split, kein Bild') },
  { kind: 'DashboardFeatures', features: [item] },
  { kind: 'LargeFactsFeatureBoxes', boxes: [{ fact: '584' }] },
  {
    kind: 'FullwidthContentSplitImgLeft',
    title: l('No picture was sent', 'Der kom intet billede', 'Es kam kein Bild'),
  },
  {
    kind: 'TopImgWithContent',
    title: l('What we do with your data', 'Hvad vi gør med dine data', 'Was wir mit Ihren Daten tun'),
  },
  { kind: 'OurOffice', offices: [{ name: 'Nordhavn' }] },
  { kind: 'OurTeam', team: [{ name: 'Jonas Riis' }] },
  { kind: 'OurValues', values: [item] },
  { kind: 'CompanyInfo', info: [{ label: 'CVR', value: '99 12 34 07' }] },
  { kind: 'ContentWithCtaBanner', content: l('One paragraph.', 'Ét afsnit.', 'Ein Absatz.') },
  { kind: 'FeaturedContent', featuredPosts: ['post:cause-15-at-high-water'] },
  { kind: 'BoxGrid', gridBoxes: [item] },
  { kind: 'FeaturesWithCtaBanner', features: [item] },
  { kind: 'Features', features: [item] },
  {
    kind: 'CallToActionCard',
    title: l(
      'See your own devices in the log',
      'Se dine egne enheder i loggen',
      'Sehen Sie Ihre eigenen Geräte im Protokoll',
    ),
  },
  {
    kind: 'Table',
    groups: [{ lines: l('A row | 1', 'En række | 1', 'Eine Zeile | 1') }],
  },
];

export const page: PageFixture = {
  name: 'minimal-sections',
  id: 41,
  slug: l('minimal-sections', 'sektioner-minimum', 'abschnitte-minimum'),
  title: l('Sections with almost nothing', 'Sektioner med næsten intet', 'Abschnitte mit fast nichts'),
  seo: { noindex: true },
  sections,
};
