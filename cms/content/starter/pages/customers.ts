import { l } from '../../localised.ts';
import { decoration, media } from '../../media.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { seePrices, writeToUs } from '../buttons.ts';

export const page: PageFixture = {
  name: 'customers',
  id: 9,
  slug: l('customers', 'kunder', 'kunden'),
  title: l('Customers', 'Kunder', 'Kunden'),
  seo: {
    description: l(
      'Workshops, associations and offices: for whom we work, and what they ask of us.',
      'Værksteder, foreninger og kontorer: hvem vi arbejder for, og hvad de beder os om.',
      'Werkstätten, Vereine und Büros: für wen wir arbeiten und was sie von uns wollen.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('For whom we work', 'Hvem vi arbejder for', 'Für wen wir arbeiten'),
      description: l(
        'Most of our customers have fewer than fifty people and no time to spare.',
        'De fleste af vores kunder er færre end halvtreds mennesker og har ingen tid til overs.',
        'Die meisten unserer Kunden haben weniger als fünfzig Leute und keine Zeit übrig.',
      ),
    },
    {
      kind: 'Features',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('Three kinds of days', 'Tre slags hverdage', 'Drei Arten von Alltag'),
      features: [
        {
          icon: decoration('icon-check.svg'),
          title: l('Workshops', 'Værksteder', 'Werkstätten'),
          description: l(
            'They want to know on Monday what is due by Friday.',
            'De vil vide om mandagen, hvad der skal være klaret om fredagen.',
            'Sie wollen am Montag wissen, was bis Freitag fällig ist.',
          ),
        },
        {
          icon: decoration('icon-people.svg'),
          title: l('Associations', 'Foreninger', 'Vereine'),
          description: l(
            'They change their board every other year. We remember what was agreed.',
            'De skifter bestyrelse hvert andet år. Vi husker, hvad der er aftalt.',
            'Sie wechseln alle zwei Jahre den Vorstand. Wir wissen noch, was vereinbart war.',
          ),
        },
        {
          icon: decoration('icon-list.svg'),
          title: l('Offices', 'Kontorer', 'Büros'),
          description: l(
            'They hand the work over and read the report.',
            'De giver arbejdet fra sig og læser rapporten.',
            'Sie geben die Arbeit ab und lesen den Bericht.',
          ),
        },
      ],
    },
    {
      kind: 'SplitContentImgRight',
      title: l('What they say after a year', 'Hvad de siger efter et år', 'Was sie nach einem Jahr sagen'),
      image: media(
        'desk.svg',
        l('A desk with papers', 'Et skrivebord med papirer', 'Ein Tisch mit Papieren'),
      ),
      alignment: 'left',
      backgroundColor: 'light',
      list: [
        {
          text: l(
            'Fewer surprises at the end of a month.',
            'Færre overraskelser sidst på måneden.',
            'Weniger Überraschungen am Monatsende.',
          ),
        },
        {
          text: l(
            'One number to call, and a name with it.',
            'Ét nummer at ringe til, og et navn til det.',
            'Eine Nummer, die man anruft, und ein Name dazu.',
          ),
        },
        {
          text: l(
            'The papers are where one looks for them.',
            'Papirerne ligger der, hvor man leder.',
            'Die Unterlagen liegen dort, wo man sucht.',
          ),
        },
      ],
    },
    {
      kind: 'CallToActionCard',
      ctaStyle: 'gradient',
      backgroundColor: 'white',
      title: l('Your kind of day?', 'Din slags hverdag?', 'Ihr Alltag?'),
      description: l(
        'Tell us about it. The first hour costs nothing.',
        'Fortæl os om den. Den første time koster ikke noget.',
        'Erzählen Sie uns davon. Die erste Stunde kostet nichts.',
      ),
      globalButtons: [writeToUs('white'), seePrices('outline-dark')],
    },
  ],
};
