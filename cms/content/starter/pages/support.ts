import { l } from '../../localised.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { writeToUs } from '../buttons.ts';
import { hours } from '../drawings.ts';

export const page: PageFixture = {
  name: 'support',
  id: 8,
  slug: l('support', 'support', 'support'),
  title: l('Support', 'Support', 'Support'),
  seo: {
    description: l(
      'Answers to what is asked most, and how to reach a person.',
      'Svar på det, der bliver spurgt mest om, og hvordan du får fat i et menneske.',
      'Antworten auf das, was am häufigsten gefragt wird, und wie Sie einen Menschen erreichen.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('How can we help?', 'Hvad kan vi hjælpe med?', 'Wobei können wir helfen?'),
      description: l(
        'Most questions are answered below. For all others there is a person.',
        'De fleste spørgsmål er besvaret herunder. Til resten er der et menneske.',
        'Die meisten Fragen sind unten beantwortet. Für alle anderen gibt es einen Menschen.',
      ),
      image: hours,
      globalButtons: [writeToUs()],
    },
    {
      kind: 'Faq',
      title: l('Asked most', 'Det spørger flest om', 'Am häufigsten gefragt'),
      backgroundColor: 'light',
      faq: [
        {
          question: l('Whom do I write to?', 'Hvem skriver jeg til?', 'Wem schreibe ich?'),
          answer: l(
            'To the person named in your agreement. If they are away, somebody else answers and tells them.',
            'Til den person, der står i din aftale. Er vedkommende væk, svarer en anden og giver det videre.',
            'Der Person, die in Ihrem Vertrag steht. Ist sie nicht da, antwortet jemand anderes und gibt es weiter.',
          ),
        },
        {
          question: l('What if it is urgent?', 'Hvad hvis det haster?', 'Was, wenn es eilt?'),
          answer: l(
            'Say so in the first line. While we are open it is read at once, and a person calls you back.',
            'Skriv det i første linje. I åbningstiden bliver det læst med det samme, og et menneske ringer tilbage.',
            'Schreiben Sie es in die erste Zeile. In unseren Öffnungszeiten wird es sofort gelesen, und jemand ruft Sie zurück.',
          ),
        },
        {
          question: l(
            'Where do I find my reports?',
            'Hvor finder jeg mine rapporter?',
            'Wo finde ich meine Berichte?',
          ),
          answer: l(
            'They come by mail on the first of each month. Older ones we send again on request.',
            'De kommer på mail den første i hver måned. Ældre sender vi gerne igen.',
            'Sie kommen am Ersten jedes Monats per E-Mail. Ältere senden wir auf Wunsch noch einmal.',
          ),
        },
        {
          question: l(
            'How do I change my address?',
            'Hvordan ændrer jeg min adresse?',
            'Wie ändere ich meine Adresse?',
          ),
          answer: l(
            'Write it to us in one line. It stands on the next invoice.',
            'Skriv den til os på én linje. Den står på den næste faktura.',
            'Schreiben Sie sie uns in einer Zeile. Sie steht auf der nächsten Rechnung.',
          ),
        },
      ],
    },
  ],
};
