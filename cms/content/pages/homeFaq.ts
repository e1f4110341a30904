import { l } from '../localised.ts';
import type { SectionOf } from '../sections/Section.ts';

export const homeFaq: SectionOf<'Faq'> = {
  kind: 'Faq',
  title: l('Questions before you order', 'Spørgsmål, før du bestiller', 'Fragen vor der Bestellung'),
  description: l(
    'Anything else? <a href="#lead">Write to an engineer</a>.',
    'Andet? <a href="#lead">Skriv til en tekniker</a>.',
    'Noch etwas? <a href="#lead">Schreiben Sie einem Techniker</a>.',
  ),
  backgroundColor: 'light',
  faq: [
    {
      question: l(
        'Does it work with the modem we already have?',
        'Virker det med det modem, vi har?',
        'Funktioniert es mit unserem vorhandenen Modem?',
      ),
      answer: l(
        '<p>If it takes a SIM, yes. 2G, 3G, 4G, LTE‑M and NB-IoT are all on the card; which one you get depends on the mast. Send us the module’s name and we’ll tell you how it behaves.</p>',
        '<p>Hvis det tager et SIM-kort, ja. 2G, 3G, 4G, LTE‑M og NB-IoT er på kortet; hvad der virker, afgør masten. Skriv modulets navn, så siger vi, hvad vi har set det gøre.</p>',
        '<p>Wenn eine SIM-Karte hineinpasst, ja. 2G, 3G, 4G, LTE‑M und NB-IoT sind auf der Karte; was davon ankommt, entscheidet der Mast. Nennen Sie uns das Modul, dann sagen wir, was wir mit ihm erlebt haben.</p>',
      ),
    },
    {
      question: l(
        'What does the log show that our operator does not?',
        'Hvad viser loggen, som vores teleselskab ikke viser?',
        'Was zeigt das Protokoll, das unser Netzbetreiber nicht zeigt?',
      ),
      answer: l(
        '<p>The rejections. An operator shows you the sessions that worked. We show every attempt, the network that refused it, the <a href="page:log">cause number</a> and what it means.</p>',
        '<p>Afvisningerne. Et teleselskab viser de forbindelser, der lykkedes. Vi viser hvert forsøg, det net, der sagde nej, <a href="page:log">årsagens nummer</a>, og hvad det betyder.</p>',
        '<p>Die Abweisungen. Ein Netzbetreiber zeigt Ihnen die Sitzungen, die zustande kamen. Wir zeigen jeden Versuch, das Netz, das ihn abwies, die <a href="page:log">Nummer der Ursache</a> und was sie bedeutet.</p>',
      ),
    },
    {
      question: l(
        'What happens to our SIMs if we leave?',
        'Hvad sker der med kortene, hvis vi stopper?',
        'Was geschieht mit unseren Karten, wenn wir gehen?',
      ),
      answer: l(
        '<p>They stop working 30 days after you give notice. An eSIM can be moved to another provider’s profile first; a card cannot, ours or anyone’s. The log goes with you as a CSV file.</p>',
        '<p>De stopper tredive dage efter din besked. Et eSIM kan først flyttes til en anden udbyders profil; det kan et kort ikke, hverken vores eller andres. Loggen får du med som CSV-fil.</p>',
        '<p>Dreißig Tage nach Ihrer Nachricht schalten wir sie ab. Eine eSIM lässt sich vorher auf das Profil eines anderen Anbieters umstellen; eine Karte nicht, weder unsere noch eine andere. Das Protokoll nehmen Sie als CSV-Datei mit.</p>',
      ),
    },
    {
      question: l(
        'How soon can five SIMs be here?',
        'Hvor hurtigt kan fem SIM-kort være her?',
        'Wie schnell sind fünf SIM-Karten hier?',
      ),
      answer: l(
        '<p>Ordered before three in the afternoon, they leave Copenhagen the same day. Denmark and northern Germany have them the next morning, most of Europe the day after.</p>',
        '<p>Bestilt før klokken tre forlader de København samme dag. Danmark og Nordtyskland har dem næste morgen, det meste af Europa dagen efter.</p>',
        '<p>Vor 15 Uhr bestellt, verlassen sie Kopenhagen am selben Tag. Dänemark und Norddeutschland haben sie am nächsten Morgen, das übrige Europa meist einen Tag später.</p>',
      ),
    },
  ],
};
