import { orderTestSims, seePrices } from '../buttons.ts';
import { countryGroups } from '../countries.ts';
import { coverageMap } from '../drawings/networks.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { photos } from '../photos.ts';
import { closings } from '../closings.ts';

export const page: PageFixture = {
  name: 'coverage',
  id: 10,
  slug: l('coverage', 'daekning', 'abdeckung'),
  title: l('Coverage', 'Dækning', 'Abdeckung'),
  seo: {
    description: l(
      '{networks} networks in {countries} countries, network by network, with LTE‑M and NB-IoT where they are really switched on.',
      '{networks} net i {countries} lande, net for net, med LTE‑M og NB-IoT der, hvor det faktisk er tændt.',
      '{networks} Netze in {countries} Ländern, Netz für Netz, mit LTE‑M und NB-IoT, wo sie wirklich eingeschaltet sind.',
    ),
    cornerstone: true,
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        '{countries} countries, one\u00A0network at\u00A0a\u00A0time',
        '{countries} lande, net\u00A0for\u00A0net',
        '{countries} Länder, Netz\u00A0für\u00A0Netz',
      ),
      description: l(
        'A coverage map that is one colour from coast to coast was drawn by a salesman. Ours has holes. We put them there so that you see them before your device does.',
        'Et dækningskort i én farve fra kyst til kyst er tegnet af en sælger. Vores har huller. Vi har tegnet dem, så du ser dem før din enhed.',
        'Eine Abdeckungskarte in einer Farbe von Küste zu Küste hat ein Verkäufer gezeichnet. Unsere hat Löcher. Wir haben sie eingezeichnet, damit Sie sie vor Ihrem Gerät sehen.',
      ),
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [orderTestSims(), seePrices()],
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: l('{countries}', '{countries}', '{countries}'),
          title: l('countries', 'lande', 'Länder'),
          description: l(
            'All {networks} networks in them are on every SIM. There is no better list for more money.',
            'Alle {networks} net i dem er på hvert kort. Der findes ingen bedre liste mod betaling.',
            'Alle {networks} Netze darin sind auf jeder Karte. Eine Sonderliste gegen Aufpreis gibt es nicht.',
          ),
        },
        {
          fact: l('{europeCountries}', '{europeCountries}', '{europeCountries}'),
          title: l('countries in the Europe zone', 'lande i zone Europa', 'Länder in der Zone Europa'),
          description: l(
            'One price from Iceland to Cyprus.',
            'Én pris fra Island til Cypern.',
            'Ein Preis von Island bis Zypern.',
          ),
        },
        {
          fact: l('{lteMOperators}', '{lteMOperators}', '{lteMOperators}'),
          title: l(
            'operators with LTE‑M roaming',
            'teleselskaber med LTE‑M-roaming',
            'Betreiber mit LTE‑M-Roaming',
          ),
          description: l(
            'Tried by us, with the same modem.',
            'Prøvet af os, med det samme modem.',
            'Von uns geprüft, mit demselben Modem.',
          ),
        },
        {
          fact: '7',
          title: l(
            'networks without 2G by {german2gEnds}',
            'net uden 2G i {german2gEnds}',
            'Netze ohne 2G ab {german2gEnds}',
          ),
          description: l(
            'Announced, dated, and in the alarm list.',
            'Varslet, med dato, og på alarmlisten.',
            'Angekündigt, datiert und in der Warnliste.',
          ),
        },
      ],
    },
    {
      kind: 'FullwidthContentSplitImgLeft',
      title: l('The chart, with its holes', 'Kortet med hullerne i', 'Die Karte mit ihren Löchern'),
      description: l(
        '<p>A Kystlink SIM roams from the first metre, so no single operator is its weak point.</p><table><thead><tr><th scope="col">Country</th><th scope="col">Networks</th><th scope="col">LTE‑M and NB-IoT</th></tr></thead><tbody><tr><th scope="row">Denmark</th><td>4</td><td>Both, on 3 networks</td></tr><tr><th scope="row">Germany</th><td>4</td><td>Both, on 3 networks</td></tr><tr><th scope="row">Norway</th><td>3</td><td>Both, on 2 networks</td></tr><tr><th scope="row">Poland</th><td>4</td><td>NB-IoT on 2</td></tr><tr><th scope="row">Sweden</th><td>5</td><td>Both, on 4 networks</td></tr></tbody></table>',
        '<p>Et SIM-kort fra Kystlink roamer fra den første meter, så intet enkelt teleselskab er dets svage punkt.</p><table><thead><tr><th scope="col">Land</th><th scope="col">Net</th><th scope="col">LTE‑M og NB-IoT</th></tr></thead><tbody><tr><th scope="row">Danmark</th><td>4</td><td>Begge, på 3 net</td></tr><tr><th scope="row">Norge</th><td>3</td><td>Begge, på 2 net</td></tr><tr><th scope="row">Polen</th><td>4</td><td>NB-IoT på 2</td></tr><tr><th scope="row">Sverige</th><td>5</td><td>Begge, på 4 net</td></tr><tr><th scope="row">Tyskland</th><td>4</td><td>Begge, på 3 net</td></tr></tbody></table>',
        '<p>Eine SIM-Karte von Kystlink nutzt vom ersten Meter an fremde Netze. Kein einzelner Betreiber ist ihre Schwachstelle.</p><table><thead><tr><th scope="col">Land</th><th scope="col">Netze</th><th scope="col">LTE‑M und NB-IoT</th></tr></thead><tbody><tr><th scope="row">Dänemark</th><td>4</td><td>Beide, in 3 Netzen</td></tr><tr><th scope="row">Deutschland</th><td>4</td><td>Beide, in 3 Netzen</td></tr><tr><th scope="row">Norwegen</th><td>3</td><td>Beide, in 2 Netzen</td></tr><tr><th scope="row">Polen</th><td>4</td><td>NB-IoT in 2</td></tr><tr><th scope="row">Schweden</th><td>5</td><td>Beide, in 4 Netzen</td></tr></tbody></table>',
      ),
      image: coverageMap,
      alignment: 'left',
      backgroundColor: 'dark',
      globalButtons: [
        button(
          'outline-dark',
          'docs',
          l('The whole list, by API', 'Hele listen via API', 'Die ganze Liste, über die API'),
        ),
      ],
    },
    {
      kind: 'Table',
      title: l('Look up a country', 'Slå et land op', 'Ein Land nachschlagen'),
      description: l(
        'All {countries}, with the number of networks on the card and what their masts speak. Where LTE‑M is missing, it is switched off, not forgotten.',
        'Alle {countries}, med antallet af net på kortet, og hvad masterne taler. Hvor LTE‑M mangler, er det slukket, ikke glemt.',
        'Alle {countries}, mit der Zahl der Netze auf der Karte und dem, was ihre Masten sprechen. Wo LTE‑M fehlt, ist es abgeschaltet, nicht vergessen.',
      ),
      headings: l('Country\nNetworks\nRadio', 'Land\nNet\nRadio', 'Land\nNetze\nFunk'),
      groups: countryGroups,
      searchable: true,
      selectionTitle: l(
        'A chart of your own fleet',
        'Et kort over din egen flåde',
        'Eine Karte Ihrer eigenen Flotte',
      ),
      selectionUnit: l('SIM cards', 'SIM-kort', 'SIM-Karten'),
      backgroundColor: 'light',
    },
    {
      kind: 'FeaturedContent',
      title: l('What the networks did', 'Hvad nettene gjorde', 'Was die Netze getan haben'),
      backgroundColor: 'white',
      featuredPosts: [
        'post:lte-m-roaming-in-2026',
        'post:replacing-2g-before-2028',
        'post:cause-15-at-high-water',
      ],
      globalButtons: [
        button('outline', 'category:networks', l('All about networks', 'Alt om netværk', 'Alles über Netze')),
      ],
    },
    {
      kind: 'TopImgWithContent',
      title: l(
        'A mast goes dark without\u00A0a\u00A0word',
        'En mast slukkes uden\u00A0et\u00A0ord',
        'Ein Mast geht vom Netz, ganz\u00A0ohne\u00A0Worte',
      ),
      description: l(
        'An operator decides, a mast is switched off, and on most maps the colour stays for a year. On ours a number is missing the next morning, because the devices behind that mast have told the log.',
        'Et teleselskab beslutter det, en mast bliver slukket, og på de fleste kort bliver farven stående et år. På vores mangler der et tal næste morgen, for enhederne bag den mast har sagt det til loggen.',
        'Ein Betreiber beschließt es, ein Mast wird abgeschaltet, und auf den meisten Karten bleibt die Farbe noch ein Jahr. Auf unserer fehlt am nächsten Morgen eine Zahl, denn die Geräte hinter diesem Mast haben es dem Protokoll gesagt.',
      ),
      image: photos.mast,
      alignment: 'left',
    },
    closings.coverage,
  ],
};
