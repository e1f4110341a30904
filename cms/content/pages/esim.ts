import { orderTestSims, seePrices, talkToEngineer } from '../buttons.ts';
import { productInstruments } from '../drawings/productInstruments.ts';
import { l } from '../localised.ts';
import { media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { closings } from '../closings.ts';
import { askJonas } from '../shared.ts';

export const page: PageFixture = {
  name: 'esim',
  id: 5,
  slug: l('esim', 'esim', 'esim'),
  title: 'eSIM',
  parent: 'products',
  seo: {
    description: l(
      'An eUICC whose profile changes over the air, for devices that nobody can open. 6 kr., €0.80 or $0.90 a profile.',
      'En eUICC, hvis profil skifter trådløst, til enheder, ingen kan åbne. 6 kr., 0,80 € eller 0,90 $ pr. profil.',
      'Eine eUICC, deren Profil über Funk wechselt, für Geräte, die niemand öffnen kann. 6 kr., 0,80 € oder 0,90 $ je Profil.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'For devices you cannot open',
        'Til enheder, du ikke kan åbne',
        'Für Geräte, die sich nicht öffnen lassen',
      ),
      description: l(
        'Meters are cast in resin, turbines are a ship away, and networks get switched off. An eSIM takes a new profile over the air; the device stays\u00A0shut.',
        'Målere er støbt ind, vindmøller ligger en sejltur væk, og net bliver slukket. Et eSIM henter en ny profil trådløst; enheden forbliver lukket.',
        'Zähler sind vergossen, Windräder ein Schiff entfernt, und Netze werden abgeschaltet. Eine eSIM lädt ein neues Profil über Funk; das Gerät bleibt\u00A0zu.',
      ),
      image: productInstruments.esim,
      alignment: 'right',
      backgroundColor: 'white',
      globalButtons: [orderTestSims(), talkToEngineer()],
    },
    {
      kind: 'SplitContentImgRight',
      title: l(
        'A chip that can change its mind',
        'En chip, der kan skifte mening',
        'Ein Chip, der es sich anders überlegen kann',
      ),
      description: l(
        'It follows SGP.32, the standard for devices without a screen. Up to eight profiles fit; one is active, and a fallback takes over when it finds no network for ten minutes.',
        'Den følger SGP.32, standarden for enheder uden skærm. Der er plads til otte profiler; én er aktiv, og en reserve tager over, når den ikke finder net i ti minutter.',
        'Er folgt SGP.32, dem Standard für Geräte ohne Bildschirm. Bis zu acht Profile passen hinein; eines ist aktiv, und eine Reserve übernimmt, wenn es zehn Minuten lang kein Netz findet.',
      ),
      image: media(
        'esim-chip.webp',
        l(
          'A soldered MFF2 chip on a circuit board',
          'En loddet MFF2-chip på et printkort',
          'Ein gelöteter MFF2-Chip auf einer Platine',
        ),
      ),
      list: [
        {
          text: l(
            'Download: the new profile, 38 kB',
            'Hent: den nye profil, 38 kB',
            'Laden: das neue Profil, 38 kB',
          ),
        },
        {
          text: l(
            'Switch: the modem restarts once',
            'Skift: modemmet genstarter én gang',
            'Umschalten: Das Modem startet einmal neu',
          ),
        },
        {
          text: l(
            'Confirm: or fall back by itself',
            'Bekræft: eller vend selv tilbage',
            'Bestätigen: oder von selbst zurückkehren',
          ),
        },
      ],
      alignment: 'left',
      backgroundColor: 'white',
    },
    {
      kind: 'Guide',
      title: l(
        'How a profile changes at sea',
        'Sådan skifter en profil til havs',
        'Wie ein Profil auf See wechselt',
      ),
      backgroundColor: 'light',
      steps: [
        {
          stepNumber: 1,
          title: l('Pick the devices', 'Vælg enhederne', 'Geräte auswählen'),
          description: l(
            'By tag, country or number, one or all.',
            'Efter mærke, land eller nummer, én eller alle.',
            'Nach Gruppe, Land oder Nummer, eines oder alle.',
          ),
        },
        {
          stepNumber: 2,
          title: l('Try ten first', 'Prøv ti først', 'Zehn zuerst'),
          description: l(
            'The rest wait until those ten have attached. This is not optional.',
            'Resten venter, til de ti har koblet sig på. Det kan ikke slås fra.',
            'Die übrigen warten, bis diese zehn eingebucht sind. Das lässt sich nicht abschalten.',
          ),
        },
        {
          stepNumber: 3,
          title: l('Let it run', 'Lad det køre', 'Laufen lassen'),
          description: l(
            'Sleeping devices change when they next wake. The log counts them.',
            'Sovende enheder skifter, næste gang de vågner. Loggen tæller dem.',
            'Schlafende Geräte wechseln beim nächsten Aufwachen. Das Protokoll zählt mit.',
          ),
        },
        {
          stepNumber: 4,
          title: l('Read the stragglers', 'Læs efternølerne', 'Nachzügler lesen'),
          description: l(
            'There are always some. Each has a cause, and most have a flat battery.',
            'Der er altid nogle. Hver har en årsag, og de fleste har et fladt batteri.',
            'Es gibt immer welche. Jeder hat eine Ursache, die meisten eine leere Batterie.',
          ),
        },
      ],
    },
    {
      kind: 'Pricing',
      title: l('What it costs', 'Hvad det koster', 'Was sie kostet'),
      description: l(
        'A profile is 6 kr., €0.80 or $0.90, once. The month costs the same as a card’s.',
        'En profil koster 6 kr., 0,80 € eller 0,90 $, én gang. Måneden koster det samme som for et kort.',
        'Ein Profil kostet einmalig 6 kr., 0,80 € oder 0,90 $. Der Monat kostet dasselbe wie bei einer Karte.',
      ),
      backgroundColor: 'white',
      products: ['pilot', 'fleet', 'charter'],
      globalButtons: [seePrices()],
    },
    askJonas(
      l(
        'Jonas has cast a few of these in resin himself',
        'Jonas har selv støbt et par af dem ind',
        'Jonas hat einige davon selbst vergossen',
      ),
    ),
    closings.esim,
  ],
};
