import { l } from '../../localised.ts';
import { decoration } from '../../media.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { button } from '../../sections/parts.ts';
import { seePrices, writeToUs } from '../buttons.ts';

export const page: PageFixture = {
  name: 'essential',
  id: 3,
  parent: 'products',
  slug: l('essential', 'essential', 'essential'),
  title: 'Essential',
  seo: {
    description: l(
      'Essential: one person to ask, an answer within two working days, a check twice a year.',
      'Essential: én person at spørge, svar inden for to hverdage, eftersyn to gange om året.',
      'Essential: eine Person für Ihre Fragen, Antwort in zwei Werktagen, zwei Durchsichten im Jahr.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      alignment: 'left',
      backgroundColor: 'white',
      label: 'Essential',
      title: l('Somebody to ask', 'Nogen at spørge', 'Jemand, den Sie fragen können'),
      description: l(
        'You know your work best. Now and then a second opinion saves a day.',
        'Du kender dit arbejde bedst. En gang imellem sparer en ekstra vurdering en hel dag.',
        'Ihre Arbeit kennen Sie am besten. Manchmal spart eine zweite Meinung einen ganzen Tag.',
      ),
      globalButtons: [writeToUs(), seePrices()],
    },
    {
      kind: 'Features',
      title: l('What is in it', 'Hvad der er i', 'Was enthalten ist'),
      alignment: 'left',
      backgroundColor: 'white',
      features: [
        {
          icon: decoration('icon-plan.svg'),
          title: l(
            'Questions by mail or telephone',
            'Spørgsmål på mail eller telefon',
            'Fragen per E-Mail oder Telefon',
          ),
          description: l(
            'As many as you have. We answer within two working days.',
            'Så mange, du har. Vi svarer inden for to hverdage.',
            'So viele Sie haben. Wir antworten in zwei Werktagen.',
          ),
        },
        {
          icon: decoration('icon-check.svg'),
          title: l(
            'A check in spring and autumn',
            'Eftersyn forår og efterår',
            'Durchsicht im Frühjahr und Herbst',
          ),
          description: l(
            'We go through everything with you and write down what can wait.',
            'Vi går det hele igennem med dig og skriver ned, hvad der kan vente.',
            'Wir gehen alles mit Ihnen durch und halten fest, was warten kann.',
          ),
        },
        {
          icon: decoration('icon-shield.svg'),
          title: l('Your papers in one place', 'Dine papirer samlet ét sted', 'Ihre Unterlagen an einem Ort'),
          description: l(
            'What we have found and agreed is kept where you can read it.',
            'Det, vi har fundet og aftalt, ligger, hvor du kan læse det.',
            'Was wir festgestellt und vereinbart haben, liegt dort, wo Sie es lesen können.',
          ),
        },
      ],
    },
    {
      kind: 'CallToActionCard',
      ctaStyle: 'standard',
      backgroundColor: 'white',
      title: l('More than questions?', 'Mere end spørgsmål?', 'Mehr als Fragen?'),
      description: l(
        'With Complete we do the work as well.',
        'Med Complete gør vi også arbejdet.',
        'Mit Complete übernehmen wir auch die Arbeit.',
      ),
      globalButtons: [
        button('black', 'page:complete', l('Read about Complete', 'Læs om Complete', 'Mehr über Complete')),
      ],
    },
  ],
};
