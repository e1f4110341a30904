import { l } from '../../localised.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { seePrices, writeToUs } from '../buttons.ts';
import { report } from '../drawings.ts';

export const page: PageFixture = {
  name: 'complete',
  id: 4,
  parent: 'products',
  slug: l('complete', 'complete', 'complete'),
  title: 'Complete',
  seo: {
    description: l(
      'Complete: we do the work, answer on the same working day and report once a month.',
      'Complete: vi gør arbejdet, svarer samme hverdag og rapporterer en gang om måneden.',
      'Complete: Wir machen die Arbeit, antworten am selben Werktag und berichten einmal im Monat.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      alignment: 'left',
      backgroundColor: 'white',
      label: 'Complete',
      title: l('The work done by us', 'Vi gør arbejdet', 'Wir erledigen die Arbeit'),
      description: l(
        'You decide what has to be right. We see to it, and tell you once a month how it went.',
        'Du bestemmer, hvad der skal være i orden. Vi sørger for det og fortæller en gang om måneden, hvordan det gik.',
        'Sie bestimmen, was stimmen muss. Wir kümmern uns darum und berichten einmal im Monat, wie es lief.',
      ),
      image: report,
      globalButtons: [writeToUs(), seePrices()],
    },
    {
      kind: 'Guide',
      title: l('The first month', 'Den første måned', 'Der erste Monat'),
      backgroundColor: 'white',
      steps: [
        {
          stepNumber: 1,
          title: l('We come to you', 'Vi kommer til dig', 'Wir kommen zu Ihnen'),
          description: l(
            'An hour is enough to see what there is and who does what.',
            'En time er nok til at se, hvad der er, og hvem der gør hvad.',
            'Eine Stunde genügt, um zu sehen, was da ist und wer was tut.',
          ),
        },
        {
          stepNumber: 2,
          title: l('You get a plan', 'Du får en plan', 'Sie bekommen einen Plan'),
          description: l(
            'One page: what we do, when we do it, and what stays with you.',
            'Én side: hvad vi gør, hvornår vi gør det, og hvad der bliver hos dig.',
            'Eine Seite: was wir tun, wann wir es tun und was bei Ihnen bleibt.',
          ),
        },
        {
          stepNumber: 3,
          title: l('We begin', 'Vi går i gang', 'Wir fangen an'),
          description: l(
            'On the first of the month. The first report comes four weeks later.',
            'Den første i måneden. Den første rapport kommer fire uger senere.',
            'Am Ersten des Monats. Der erste Bericht kommt vier Wochen später.',
          ),
        },
      ],
    },
    {
      kind: 'CallToActionCard',
      ctaStyle: 'gradient',
      backgroundColor: 'white',
      title: l('Hand it over', 'Giv det fra dig', 'Geben Sie es ab'),
      description: l(
        'Write to us, and we find a day for the first hour.',
        'Skriv til os, så finder vi en dag til den første time.',
        'Schreiben Sie uns, und wir finden einen Tag für die erste Stunde.',
      ),
      globalButtons: [writeToUs('white')],
    },
  ],
};
