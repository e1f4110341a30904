import { l } from '../../localised.ts';
import { media } from '../../media.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { writeToUs } from '../buttons.ts';

export const page: PageFixture = {
  name: 'about',
  id: 6,
  slug: l('about', 'om-os', 'ueber-uns'),
  title: l('About us', 'Om os', 'Über uns'),
  seo: {
    description: l(
      'A small company that answers its own telephone: who we are and how we decide.',
      'Et lille firma, der selv tager telefonen: hvem vi er, og hvordan vi træffer valg.',
      'Ein kleines Unternehmen, das selbst ans Telefon geht: wer wir sind, wie wir entscheiden.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      alignment: 'left',
      backgroundColor: 'white',
      title: l(
        'A small company that answers its own telephone',
        'Et lille firma, der selv tager telefonen',
        'Ein kleines Unternehmen, das selbst ans Telefon geht',
      ),
      description: l(
        'Whoever answers knows the work, because they do it too.',
        'Den, der svarer, kender arbejdet og gør det også selv.',
        'Wer abhebt, kennt die Arbeit, denn er macht sie auch.',
      ),
    },
    {
      kind: 'About',
      title: l(
        'We began because we missed somebody to ask.',
        'Vi begyndte, fordi vi savnede nogen at spørge.',
        'Wir haben angefangen, weil uns jemand fehlte, den man fragen kann.',
      ),
      description: l(
        'So we became that somebody for others: first for neighbours, then for companies in the whole town.',
        'Så blev vi det for andre: først for naboer, siden for virksomheder i hele byen.',
        'Also wurden wir es für andere: erst für Nachbarn, dann für Betriebe in der ganzen Stadt.',
      ),
      image: media(
        'room.svg',
        l(
          'A room with a table and a window',
          'Et rum med et bord og et vindue',
          'Ein Raum mit Tisch und Fenster',
        ),
      ),
      facts: [
        { number: 12, label: l('people', 'mennesker', 'Menschen') },
        {
          number: 140,
          label: l('companies that ask us', 'virksomheder, der spørger os', 'Betriebe, die uns fragen'),
        },
        { number: 9, label: l('years in the same house', 'år i det samme hus', 'Jahre im selben Haus') },
      ],
      backgroundColor: 'light',
    },
    {
      kind: 'OurValues',
      title: l('How we decide', 'Sådan træffer vi valg', 'Wie wir entscheiden'),
      backgroundColor: 'white',
      values: [
        {
          title: l('We say what we know', 'Vi siger, hvad vi ved', 'Wir sagen, was wir wissen'),
          description: l(
            'And just as clearly what we do not. Then we find out.',
            'Og lige så klart, hvad vi ikke ved. Så finder vi ud af det.',
            'Und ebenso klar, was nicht. Dann finden wir es heraus.',
          ),
        },
        {
          title: l('We write it down', 'Vi skriver det ned', 'Wir schreiben es auf'),
          description: l(
            'What is agreed can be read by both of us afterwards.',
            'Det, der er aftalt, kan vi begge læse bagefter.',
            'Was vereinbart ist, können beide später nachlesen.',
          ),
        },
        {
          title: l('We advise against it, too', 'Vi siger også fra', 'Wir raten auch ab'),
          description: l(
            'If you do not need something, you hear it from us, even when we sell it.',
            'Har du ikke brug for noget, hører du det fra os, også når vi sælger det.',
            'Was Sie nicht brauchen, sagen wir Ihnen, auch wenn wir es verkaufen.',
          ),
        },
      ],
    },
    {
      kind: 'CallToActionCard',
      ctaStyle: 'gradient',
      backgroundColor: 'white',
      title: l('Get to know us', 'Lær os at kende', 'Lernen Sie uns kennen'),
      description: l(
        'Come by for a cup of coffee, or write first.',
        'Kom forbi til en kop kaffe, eller skriv først.',
        'Kommen Sie auf einen Kaffee vorbei, oder schreiben Sie vorher.',
      ),
      globalButtons: [writeToUs('white')],
    },
  ],
};
