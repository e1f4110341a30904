import { orderTestSims } from '../buttons.ts';
import { industryInstruments } from '../drawings/industryInstruments.ts';
import { borderLog } from '../drawings/log.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { photos } from '../photos.ts';
import { button } from '../sections/parts.ts';
import { caseBanners } from '../caseBanners.ts';
import { drawings } from '../shared.ts';

export const page: PageFixture = {
  name: 'rail',
  id: 15,
  slug: l('rail', 'jernbane', 'bahn'),
  title: l('Rail', 'Jernbane', 'Bahn'),
  parent: 'solutions',
  seo: {
    description: l(
      'A train crosses nine networks before lunch. You choose the order; the log shows where it held.',
      'Et tog krydser ni net før frokost. Du vælger rækkefølgen; loggen viser, hvor den holdt.',
      'Ein Zug fährt vor dem Mittagessen durch neun Netze. Die Reihenfolge wählen Sie; das Protokoll zeigt, wo sie hielt.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l('Nine networks before lunch', 'Ni net før frokost', 'Neun Netze vor dem Mittagessen'),
      description: l(
        'Malmö at six, Hamburg at half past eleven. In between a train meets nine networks and two borders. Somebody should decide in which order, and it should not be the\u00A0modem.',
        'Malmø klokken seks, Hamborg klokken halv tolv. Undervejs møder toget ni net og to grænser. Nogen bør bestemme rækkefølgen, og det bør ikke være modemmet.',
        'Malmö um sechs, Hamburg um halb zwölf. Dazwischen begegnet der Zug neun Netzen und zwei Grenzen. Jemand sollte die Reihenfolge bestimmen, und zwar nicht das Modem.',
      ),
      image: photos.train,
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims()],
    },
    {
      kind: 'SplitContentImgRight',
      title: l('A list per stretch of track', 'En liste pr. strækning', 'Eine Liste je Streckenabschnitt'),
      description: l(
        'Tillberg keeps eleven lists. Each names the networks in the order in which they work best on that stretch, measured by the trains themselves.',
        'Tillberg har elleve lister. Hver nævner nettene i den rækkefølge, de virker bedst på strækningen, målt af togene selv.',
        'Tillberg führt elf Listen. Jede nennt die Netze in der Reihenfolge, in der sie auf dem Abschnitt am besten funktionieren, gemessen von den Zügen selbst.',
      ),
      image: industryInstruments.rail,
      list: [
        {
          text: l(
            'Measure: every train, every run',
            'Mål: hvert tog, hver tur',
            'Messen: jeder Zug, jede Fahrt',
          ),
        },
        {
          text: l(
            'Rank: by what worked, not by what was promised',
            'Rangér: efter hvad der virkede, ikke hvad der blev lovet',
            'Ordnen: nach dem, was ankam, nicht nach dem, was versprochen war',
          ),
        },
        {
          text: l(
            'Send: to the SIM, in under a minute',
            'Send: til SIM-kortet på under et minut',
            'Senden: an die SIM-Karte, in unter einer Minute',
          ),
        },
      ],
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'Features',
      alignment: 'left',
      backgroundColor: 'white',
      title: l(
        'What a train in service needs',
        'Hvad et tog i drift har brug for',
        'Was ein Zug im Betrieb braucht',
      ),
      features: [
        {
          icon: drawings.steering,
          title: l('An order of its own', 'Sin egen rækkefølge', 'Eine eigene Reihenfolge'),
          description: l(
            'Steering by tag: passenger Wi-Fi and brake sensors need not prefer the same mast.',
            'Styring pr. mærke: Passagerernes wi-fi og bremsefølerne behøver ikke foretrække samme mast.',
            'Steuerung je Gruppe: Das WLAN der Fahrgäste und die Bremsfühler müssen nicht denselben Mast bevorzugen.',
          ),
        },
        {
          icon: borderLog,
          title: l('Every border in one line', 'Hver grænse på én linje', 'Jede Grenze in einer Zeile'),
          description: l(
            'Left at 08:14:02, attached at 08:14:13. Eleven seconds, and the list of which trains took longer.',
            'Forladt 08.14.02, koblet på 08.14.13. Elleve sekunder, og listen over de tog, der brugte længere tid.',
            'Verlassen um 08:14:02, eingebucht um 08:14:13. Elf Sekunden, und die Liste der Züge, die länger brauchten.',
          ),
        },
        {
          icon: drawings.api,
          title: l(
            'Timetable in, steering out',
            'Køreplan ind, styring ud',
            'Fahrplan hinein, Steuerung heraus',
          ),
          description: l(
            'The API takes a list per train number. Change the timetable and the order changes with it.',
            'API’et tager en liste pr. tognummer. Ændr køreplanen, og rækkefølgen følger med.',
            'Die API nimmt eine Liste je Zugnummer an. Ändert sich der Fahrplan, ändert sich die Reihenfolge mit.',
          ),
        },
      ],
    },
    {
      kind: 'Cases',
      backgroundColor: 'foam',
      description: l(
        '<ul><li><strong>{tillbergTrains}</strong> trains in four countries</li><li><strong>{tillbergSeconds} s</strong> median gap at a border, was {tillbergSecondsBefore}</li><li><strong>11</strong> lists, kept by two people</li></ul>',
        '<ul><li><strong>{tillbergTrains}</strong> tog i fire lande</li><li><strong>{tillbergSeconds} s</strong> hul ved en grænse (median), før {tillbergSecondsBefore} s</li><li><strong>11</strong> lister, passet af to personer</li></ul>',
        '<ul><li><strong>{tillbergTrains}</strong> Züge in vier Ländern</li><li><strong>{tillbergSeconds} s</strong> Lücke an der Grenze im Median, früher {tillbergSecondsBefore}</li><li><strong>11</strong> Listen, gepflegt von zwei Personen</li></ul>',
      ),
      cases: [
        {
          title: l('Train systems, Tillberg', 'Togsystemer, Tillberg', 'Zugsysteme, Tillberg'),
          description: l(
            'A train crosses nine networks before lunch. We chose the order.',
            'Et tog krydser ni net før frokost. Vi valgte rækkefølgen.',
            'Ein Zug fährt vor dem Mittagessen durch neun Netze. Die Reihenfolge haben wir gewählt.',
          ),
          logo: media('logo-tillberg.svg', l('Tillberg', 'Tillberg', 'Tillberg')),
        },
      ],
      globalButtons: [
        button('outline', 'page:customers', l('All cases', 'Alle kundehistorier', 'Alle Fallberichte')),
      ],
    },
    caseBanners.tillberg,
  ],
};
