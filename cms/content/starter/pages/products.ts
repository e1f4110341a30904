import { l } from '../../localised.ts';
import type { PageFixture } from '../../PageFixture.ts';
import { writeToUs } from '../buttons.ts';

export const page: PageFixture = {
  name: 'products',
  id: 2,
  slug: l('products', 'produkter', 'produkte'),
  title: l('Products', 'Produkter', 'Produkte'),
  seo: {
    description: l(
      'Essential and Complete side by side: what each holds, and whom it suits.',
      'Essential og Complete ved siden af hinanden: hvad de indeholder, og hvem de passer til.',
      'Essential und Complete nebeneinander: was sie enthalten und zu wem sie passen.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('Two products, one difference', 'To produkter, én forskel', 'Zwei Produkte, ein Unterschied'),
      description: l(
        'With Essential you do the work and ask us. With Complete we do it and tell you.',
        'Med Essential gør du arbejdet og spørger os. Med Complete gør vi det og fortæller dig om det.',
        'Mit Essential machen Sie die Arbeit und fragen uns. Mit Complete machen wir sie und berichten Ihnen.',
      ),
    },
    {
      kind: 'Pricing',
      title: l('What they cost', 'Hvad de koster', 'Was sie kosten'),
      products: ['essential', 'complete'],
      footnote: l(
        'Prices a month, without VAT. Either can be ended with a month’s notice.',
        'Priser pr. måned uden moms. Begge kan opsiges med en måneds varsel.',
        'Preise im Monat, ohne Umsatzsteuer. Beide sind mit einer Frist von einem Monat kündbar.',
      ),
      backgroundColor: 'white',
    },
    {
      kind: 'Table',
      title: l('Line by line', 'Linje for linje', 'Zeile für Zeile'),
      backgroundColor: 'light',
      headings: 'Essential\nComplete',
      groups: [
        {
          title: l('Help', 'Hjælp', 'Hilfe'),
          lines: l(
            'First answer | Two working days | Same working day\nA person of your own | + | +\nVisits | As agreed | Four a year',
            'Første svar | To hverdage | Samme hverdag\nFast kontaktperson | + | +\nBesøg | Efter aftale | Fire om året',
            'Erste Antwort | Zwei Werktage | Am selben Werktag\nFeste Ansprechperson | + | +\nBesuche | Nach Absprache | Vier im Jahr',
          ),
        },
        {
          title: l('Work', 'Arbejde', 'Arbeit'),
          lines: l(
            'Checks | Two a year | Every month\nWork done by us | - | +\nMonthly report | - | +',
            'Eftersyn | To om året | Hver måned\nVi gør arbejdet | - | +\nMånedsrapport | - | +',
            'Durchsichten | Zwei im Jahr | Jeden Monat\nArbeit durch uns | - | +\nMonatsbericht | - | +',
          ),
        },
      ],
    },
    {
      kind: 'CallToActionCard',
      ctaStyle: 'gradient',
      backgroundColor: 'white',
      title: l('Between the two?', 'Midt imellem?', 'Etwas dazwischen?'),
      description: l(
        'Begin with Essential. You can change at the turn of any month.',
        'Begynd med Essential. Du kan skifte ved hvert månedsskift.',
        'Beginnen Sie mit Essential. Wechseln können Sie zu jedem Monatsanfang.',
      ),
      globalButtons: [writeToUs('white')],
    },
  ],
};
