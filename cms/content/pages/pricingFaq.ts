import { l } from '../localised.ts';
import type { SectionOf } from '../sections/Section.ts';

export const pricingFaq: SectionOf<'Faq'> = {
  kind: 'Faq',
  title: l('Questions before you sign', 'Spørgsmål, før du skriver under', 'Fragen vor der Unterschrift'),
  description: l(
    'Anything else? <a href="#lead">Write to an engineer</a>.',
    'Andet? <a href="#lead">Skriv til en tekniker</a>.',
    'Noch etwas? <a href="#lead">Schreiben Sie einem Techniker</a>.',
  ),
  backgroundColor: 'light',
  faq: [
    {
      question: l(
        'What counts as an active SIM?',
        'Hvad er et aktivt SIM-kort?',
        'Was gilt als aktive SIM-Karte?',
      ),
      answer: l(
        'One that has moved data or sent an SMS in the calendar month. A SIM in a drawer costs nothing, and neither does one that only attached.',
        'Et, der har flyttet data eller sendt en sms i kalendermåneden. Et kort i en skuffe koster intet, og det gør et, der kun har koblet sig på, heller ikke.',
        'Eine, die im Kalendermonat Daten übertragen oder eine SMS gesendet hat. Eine Karte in der Schublade kostet nichts, und eine, die sich nur eingebucht hat, auch nicht.',
      ),
    },
    {
      question: l(
        'Can I mix Europe and World in one fleet?',
        'Kan jeg blande Europa og Verden i én flåde?',
        'Kann ich Europa und Welt in einer Flotte mischen?',
      ),
      answer: l(
        'Yes. The zone is set per SIM and can change from one month to the next. Data is pooled within each zone.',
        'Ja. Zonen sættes pr. SIM-kort og kan skifte fra måned til måned. Datapuljen deles inden for hver zone.',
        'Ja. Die Zone gilt je SIM-Karte und kann von Monat zu Monat wechseln. Das gemeinsame Datenvolumen gilt innerhalb jeder Zone.',
      ),
    },
    {
      question: l(
        'What happens when the pool runs dry?',
        'Hvad sker der, når puljen er tom?',
        'Was passiert, wenn das Volumen verbraucht ist?',
      ),
      answer: l(
        'Nothing stops unless you set a <a href="page:limits">limit</a>. Above the pool you pay the printed price per megabyte; there is no second, higher one.',
        'Intet stopper, medmindre du har sat en <a href="page:limits">grænse</a>. Over puljen betaler du den trykte pris pr. megabyte; der findes ikke en anden og højere.',
        'Nichts bleibt stehen, solange Sie kein <a href="page:limits">Limit</a> setzen. Danach zahlen Sie den abgedruckten Preis je Megabyte; einen zweiten, höheren gibt es nicht.',
      ),
    },
    {
      question: l('Is there a minimum term?', 'Er der en bindingsperiode?', 'Gibt es eine Mindestlaufzeit?'),
      answer: l(
        'Thirty days. Charter customers sign for a year, because we print their SIMs.',
        'Tredive dage. Charter-kunder skriver under for et år, fordi vi trykker deres kort.',
        'Dreißig Tage. Charter-Kunden unterschreiben für ein Jahr, weil wir ihre Karten drucken.',
      ),
    },
    {
      question: l(
        'Which currency will the invoice be in?',
        'Hvilken valuta står der på regningen?',
        'In welcher Währung kommt die Rechnung?',
      ),
      answer: l(
        'The one you choose at sign-up: Danish kroner, euro or US dollars. Prices are set once a year, not by the day’s exchange rate.',
        'Den, du vælger ved tilmelding: danske kroner, euro eller amerikanske dollar. Priserne sættes én gang om året, ikke efter dagens kurs.',
        'In der, die Sie bei der Anmeldung wählen: dänische Kronen, Euro oder US-Dollar. Die Preise legen wir einmal im Jahr fest, sie folgen nicht dem Tageskurs.',
      ),
    },
  ],
};
