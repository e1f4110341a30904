import { l } from '../../localised.ts';
import { currencyList } from '../company.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { packages } from '../products.ts';

export const page: PageFixture = {
  name: 'pricing',
  id: 5,
  slug: l('pricing', 'priser', 'preise'),
  title: l('Pricing', 'Priser', 'Preise'),
  seo: {
    description: l(
      `Two fixed prices a month, in ${currencyList('en')}, and what they include.`,
      `To faste priser om måneden i ${currencyList('da')}, og hvad de indeholder.`,
      `Zwei feste Preise im Monat in ${currencyList('de')}, und was sie enthalten.`,
    ),
    cornerstone: true,
  },
  sections: [
    {
      kind: 'HeroElement',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('Two prices, and no others', 'To priser og ikke andre', 'Zwei Preise und keine weiteren'),
      description: l(
        'What we do beyond them, we offer in writing first.',
        'Det, vi gør ud over dem, giver vi først et skriftligt tilbud på.',
        'Was wir darüber hinaus tun, bieten wir vorher schriftlich an.',
      ),
    },
    {
      kind: 'PackageSelector',
      title: l('A month', 'Pr. måned', 'Im Monat'),
      description: l(
        'Without VAT. A month’s notice, no minimum term.',
        'Uden moms. En måneds opsigelse, ingen binding.',
        'Ohne Umsatzsteuer. Ein Monat Frist, keine Mindestlaufzeit.',
      ),
      defaultCurrency: { en: 'usd', da: 'dkk', de: 'eur' },
      backgroundColor: 'white',
      packages,
    },
    {
      kind: 'Faq',
      title: l('Questions before you sign', 'Spørgsmål, før du skriver under', 'Fragen vor der Unterschrift'),
      description: l(
        'Anything else? <a href="page:contact">Write to us</a>.',
        'Andet? <a href="page:contact">Skriv til os</a>.',
        'Noch etwas? <a href="page:contact">Schreiben Sie uns</a>.',
      ),
      backgroundColor: 'light',
      faq: [
        {
          question: l('When do I pay?', 'Hvornår betaler jeg?', 'Wann zahle ich?'),
          answer: l(
            'At the beginning of each month, by invoice. Fourteen days are enough for us.',
            'I begyndelsen af hver måned, på faktura. Fjorten dage er nok for os.',
            'Zu Beginn jedes Monats, auf Rechnung. Vierzehn Tage Zeit genügen uns.',
          ),
        },
        {
          question: l(
            'Can I change in between?',
            'Kan jeg skifte undervejs?',
            'Kann ich dazwischen wechseln?',
          ),
          answer: l(
            'Yes, at the turn of any month, in both directions.',
            'Ja, ved hvert månedsskift og i begge retninger.',
            'Ja, zu jedem Monatsanfang und in beide Richtungen.',
          ),
        },
        {
          question: l('How do I end it?', 'Hvordan siger jeg op?', 'Wie kündige ich?'),
          answer: l(
            'With a mail. It ends a month after the last day of the current one, and your papers stay yours.',
            'Med en mail. Aftalen slutter en måned efter udgangen af den løbende, og dine papirer er stadig dine.',
            'Mit einer E-Mail. Der Vertrag endet einen Monat nach Ablauf des laufenden, und Ihre Unterlagen bleiben Ihre.',
          ),
        },
      ],
    },
  ],
};
