import { l } from '../../localised.ts';
import { decoration, media } from '../../media.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { button } from '../../sections/parts.ts';
import { seePrices, writeToUs } from '../buttons.ts';
import { company } from '../company.ts';
import { report } from '../drawings.ts';
import { packages } from '../products.ts';

export const page: PageFixture = {
  name: 'home',
  id: 1,
  slug: l('home', 'forside', 'startseite'),
  title: l(company.name, company.name, company.name),
  seo: {
    title: l(
      `${company.name} | One person to ask`,
      `${company.name} | Én person at spørge`,
      `${company.name} | Eine Person, die Sie fragen können`,
    ),
    description: l(
      'One person who knows your business, answers on working days and a fixed price a month.',
      'Én person, der kender din virksomhed, svar på hverdage og en fast pris om måneden.',
      'Eine Person, die Ihren Betrieb kennt, Antworten an Werktagen und ein fester Preis im Monat.',
    ),
    cornerstone: true,
  },
  sections: [
    {
      kind: 'HeroElement',
      alignment: 'left',
      backgroundColor: 'white',
      title: l(
        'One person who knows your business',
        'Én person, der kender din virksomhed',
        'Eine Person, die Ihren Betrieb kennt',
      ),
      description: l(
        'You write to the same person every time, get an answer on a working day, and pay one fixed price a month.',
        'Du skriver til den samme hver gang, får svar på en hverdag og betaler én fast pris om måneden.',
        'Sie schreiben immer derselben Person, bekommen an einem Werktag Antwort und zahlen einen festen Preis im Monat.',
      ),
      image: report,
      globalButtons: [writeToUs(), seePrices()],
    },
    {
      kind: 'Benefits',
      title: l('What you can expect', 'Det kan du regne med', 'Womit Sie rechnen können'),
      columns: 3,
      backgroundColor: 'white',
      benefits: [
        {
          icon: decoration('icon-people.svg'),
          title: l('The same person', 'Den samme person', 'Dieselbe Person'),
          description: l(
            'Whoever answers you has your history in mind and need not ask twice.',
            'Den, der svarer, kender forløbet og behøver ikke spørge to gange.',
            'Wer Ihnen antwortet, kennt die Vorgeschichte und fragt nicht zweimal.',
          ),
        },
        {
          icon: decoration('icon-clock.svg'),
          title: l('An answer in time', 'Svar til tiden', 'Rechtzeitig Antwort'),
          description: l(
            'Within two working days, or on the same one. We say which before you sign.',
            'Inden for to hverdage eller samme dag. Vi siger hvilket, før du skriver under.',
            'In zwei Werktagen oder am selben. Welches von beiden, sagen wir vor der Unterschrift.',
          ),
        },
        {
          icon: decoration('icon-shield.svg'),
          title: l('A price that stays', 'En pris, der holder', 'Ein Preis, der bleibt'),
          description: l(
            'The price is fixed for a year. Anything beyond it is an offer you may refuse.',
            'Prisen ligger fast i et år. Alt ud over den er et tilbud, du kan sige nej til.',
            'Der Preis gilt ein Jahr. Alles Weitere ist ein Angebot, das Sie ablehnen können.',
          ),
        },
      ],
    },
    {
      kind: 'SplitContentImgRight',
      title: l('How we work', 'Sådan arbejder vi', 'Wie wir arbeiten'),
      description: l(
        'We begin with an hour at your place, and write down what is there and what it needs.',
        'Vi begynder med en time hos dig og skriver ned, hvad der er, og hvad det har brug for.',
        'Wir beginnen mit einer Stunde bei Ihnen und halten fest, was da ist und was es braucht.',
      ),
      image: media(
        'room.svg',
        l(
          'A room with a table and a window',
          'Et rum med et bord og et vindue',
          'Ein Raum mit Tisch und Fenster',
        ),
      ),
      alignment: 'left',
      backgroundColor: 'light',
      list: [
        {
          text: l(
            'You get the notes, whether you sign or not.',
            'Du får noterne, uanset om du skriver under.',
            'Die Notizen bekommen Sie, ob Sie unterschreiben oder nicht.',
          ),
        },
        {
          text: l(
            'We agree on what is checked, and how often.',
            'Vi aftaler, hvad der ses efter, og hvor tit.',
            'Wir vereinbaren, was geprüft wird und wie oft.',
          ),
        },
        {
          text: l(
            'You hear from us before something is due.',
            'Du hører fra os, før noget skal gøres.',
            'Sie hören von uns, bevor etwas fällig ist.',
          ),
        },
      ],
      globalButtons: [button('outline', 'page:about', l('About us', 'Om os', 'Über uns'))],
    },
    {
      kind: 'PackageSelector',
      title: l('Two ways to work together', 'To måder at samarbejde på', 'Zwei Arten der Zusammenarbeit'),
      description: l('All prices without VAT.', 'Alle priser uden moms.', 'Alle Preise ohne Umsatzsteuer.'),
      defaultCurrency: { en: 'usd', da: 'dkk', de: 'eur' },
      backgroundColor: 'white',
      packages,
    },
    {
      kind: 'FeaturedContent',
      title: l('From the blog', 'Fra bloggen', 'Aus dem Blog'),
      backgroundColor: 'light',
      featuredPosts: ['post:a-good-question', 'post:plan-the-year', 'post:we-have-opened'],
      globalButtons: [button('outline', 'blog', l('All articles', 'Alle artikler', 'Alle Artikel'))],
    },
    {
      kind: 'CallToActionCard',
      ctaStyle: 'gradient',
      backgroundColor: 'white',
      title: l('Shall we have a look?', 'Skal vi kigge på det?', 'Sollen wir es uns ansehen?'),
      description: l(
        'The first hour costs nothing and commits you to nothing.',
        'Den første time koster ikke noget og forpligter ikke til noget.',
        'Die erste Stunde kostet nichts und verpflichtet zu nichts.',
      ),
      globalButtons: [writeToUs('white')],
    },
  ],
};
