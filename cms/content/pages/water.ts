import { orderTestSims } from '../buttons.ts';
import { industryInstruments } from '../drawings/industryInstruments.ts';
import { l } from '../localised.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { photos } from '../photos.ts';
import { caseBanners } from '../caseBanners.ts';
import { askJonas, drawings } from '../shared.ts';

export const page: PageFixture = {
  name: 'water',
  id: 12,
  slug: l('water', 'vand', 'wasser'),
  title: l('Water and utilities', 'Vand og forsyning', 'Wasserwirtschaft'),
  parent: 'solutions',
  seo: {
    description: l(
      'Most alarms from pumping stations are about the network, not the water. The log tells the two apart.',
      'De fleste alarmer fra pumpestationer handler om nettet, ikke vandet. Loggen kender forskel.',
      'Die meisten Störmeldungen aus Pumpwerken betreffen das Netz, nicht das Wasser. Das Protokoll trennt beides.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l(
        'Know why the pump is quiet before you send the van',
        'Du ved, hvorfor pumpen er tavs, før du sender varevognen',
        'Wissen, warum die Pumpe schweigt, bevor der Wagen losfährt',
      ),
      description: l(
        'Water companies run thousands of small rooms far from anyone. Most alarms from them are about the network, not the water. The log tells the two\u00A0apart.',
        'Vandselskaber driver tusindvis af små rum langt fra alting. De fleste alarmer derfra handler om nettet, ikke om vandet. Loggen kender forskel.',
        'Abwasserbetriebe betreiben Tausende kleiner Räume weitab von allem. Die meisten Störmeldungen von dort betreffen das Netz, nicht das Wasser. Das Protokoll hält beides\u00A0auseinander.',
      ),
      image: photos.pump,
      alignment: 'left',
      backgroundColor: 'dark',
      globalButtons: [
        orderTestSims(),
        button(
          'outline',
          'page:nordvand',
          l('Read the Nordvand case', 'Læs historien om Nordvand', 'Fallbericht Nordvand lesen'),
        ),
      ],
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: l('{nordvandStations}', '{nordvandStations}', '{nordvandStations}'),
          title: l('pumping stations', 'pumpe\u00ADstationer', 'Pumpwerke'),
          description: l(
            'At Nordvand, in nine countries.',
            'Hos Nordvand, i ni lande.',
            'Bei Nordvand, in neun Ländern.',
          ),
        },
        {
          fact: l('−{nordvandFewerVisits} %', '−{nordvandFewerVisits} %', '−{nordvandFewerVisits} %'),
          title: l('site visits', 'udkald', 'Vor-Ort-Einsätze'),
          description: l(
            'First year against the year before.',
            'Første år mod året før.',
            'Erstes Jahr gegenüber dem Vorjahr.',
          ),
        },
        {
          fact: l('{nordvandMinutes} min', '{nordvandMinutes} min', '{nordvandMinutes} min'),
          title: l('from alarm to cause', 'fra alarm til årsag', 'von der Störmeldung zur Ursache'),
          description: l('It was two days.', 'Før var det to dage.', 'Früher waren es zwei Tage.'),
        },
      ],
    },
    {
      kind: 'UseCase',
      title: l('Three faults, read aloud', 'Tre fejl, læst højt', 'Drei Störungen, laut vorgelesen'),
      backgroundColor: 'light',
      image: industryInstruments.water,
      useCases: [
        {
          title: l(
            'A station stops answering',
            'En station holder op med at svare',
            'Ein Pumpwerk meldet sich nicht',
          ),
          description: l(
            'Fault: forty minutes without data, twice a day, always at high water.\nCause: the mast no longer offers LTE‑M. The modem waits instead of moving on.\nResult: network blocked near the mast. It moves in twelve seconds, and nobody drives.',
            'Fejl: Fyrre minutter uden data to gange om dagen, altid ved højvande.\nÅrsag: Masten har ikke længere LTE‑M. Modemmet venter i stedet for at gå videre.\nResultat: Nettet er blokeret nær masten. Modemmet skifter på tolv sekunder, og ingen kører.',
            'Störung: zweimal am Tag vierzig Minuten ohne Daten, immer bei Flut.\nUrsache: Der Mast bietet kein LTE‑M mehr an. Das Modem wartet, statt zu wechseln.\nErgebnis: Netz gesperrt, Modem wechselt in zwölf Sekunden. Kein Vor-Ort-Einsatz.',
          ),
        },
        {
          title: l('The basement is too deep', 'Kælderen er for dyb', 'Der Keller ist zu tief'),
          description: l(
            'Fault: weak signal on all four networks.\nCause: two metres of concrete.\nResult: NB-IoT instead of 4G, chosen by tag. Ten decibels back.',
            'Fejl: Svagt signal på alle fire net.\nÅrsag: To meter beton.\nResultat: NB-IoT i stedet for 4G, valgt pr. mærke. Ti decibel vundet tilbage.',
            'Störung: schwaches Signal in allen vier Netzen.\nUrsache: zwei Meter Beton.\nErgebnis: NB-IoT statt 4G, je Gruppe gewählt. Zehn Dezibel mehr.',
          ),
        },
        {
          title: l(
            'The meter is cast in resin',
            'Måleren er støbt ind i harpiks',
            'Der Zähler ist vergossen',
          ),
          description: l(
            'Fault: 2G is switched off in {german2gEnds}.\nCause: the SIM cannot be reached.\nResult: a new profile over the air. The meters stay where they are.',
            'Fejl: 2G slukkes i {german2gEnds}.\nÅrsag: SIM-kortet kan ikke nås.\nResultat: En ny profil, hentet trådløst. Målerne bliver, hvor de er.',
            'Störung: 2G wird {german2gEnds} abgeschaltet.\nUrsache: Die SIM-Karte ist nicht erreichbar.\nErgebnis: ein neues Profil über Funk. Die Zähler bleiben, wo sie sind.',
          ),
        },
      ],
    },
    {
      kind: 'Features',
      alignment: 'left',
      backgroundColor: 'white',
      title: l('What a control room gets', 'Hvad et kontrolrum får', 'Was eine Leitstelle bekommt'),
      features: [
        {
          icon: drawings.log,
          title: l('Causes in words', 'Årsager i ord', 'Ursachen in Worten'),
          description: l(
            'A rejection arrives as a number between 2 and 111. We keep the number and add the sentence that belongs to it.',
            'En afvisning kommer som et tal mellem 2 og 111. Vi beholder tallet og tilføjer den sætning, der hører til.',
            'Eine Abweisung kommt als Zahl zwischen 2 und 111. Wir behalten die Zahl und schreiben den Satz dazu.',
          ),
        },
        {
          icon: drawings.steering,
          title: l('Network steering', 'Netstyring', 'Netzsteuerung'),
          description: l(
            'Prefer, allow or block a network by country, by tag or within a radius of one mast. Your firmware does not hear about it.',
            'Foretræk, tillad eller bloker et net pr. land, pr. mærke eller i en radius omkring én mast. Din firmware mærker ikke noget.',
            'Bevorzugen, erlauben oder sperren Sie ein Netz je Land, je Gruppe oder im Umkreis eines Masts. Ihre Firmware merkt davon nichts.',
          ),
        },
        {
          icon: drawings.limit,
          title: l('Limits that hold', 'Grænser, der holder', 'Limits, die halten'),
          description: l(
            'A ceiling per SIM, tag or fleet. The alarm comes at 80 %; at 100, traffic slows down or stops, as you choose.',
            'Et loft pr. SIM, mærke eller flåde. Alarmen kommer ved 80 %; ved 100 bliver trafikken langsom eller stopper, som du vælger.',
            'Eine Obergrenze je SIM, Gruppe oder Flotte. Der Alarm kommt bei 80 %, bei 100 wird der Verkehr langsam oder endet, wie Sie wählen.',
          ),
        },
      ],
    },
    {
      kind: 'TopImgWithContent',
      title: l(
        'The tide keeps a\u00A0timetable. A\u00A0network does\u00A0not',
        'Tidevandet følger en\u00A0køreplan. Det\u00A0gør et\u00A0net\u00A0ikke',
        'Die Gezeiten haben einen Fahrplan. Ein Netz hat keinen',
      ),
      description: l(
        'High water comes when the almanac says. A mast is switched off when an operator decides. Both are in the log, and only one of them is news.',
        'Højvande kommer, når almanakken siger det. En mast slukkes, når et teleselskab beslutter det. Begge dele står i loggen, og kun det ene er en nyhed.',
        'Hochwasser kommt, wenn der Almanach es sagt. Ein Mast geht vom Netz, wenn ein Betreiber es beschließt. Beides steht im Protokoll, und nur eines davon ist eine Nachricht.',
      ),
      image: photos.sound,
      alignment: 'left',
      globalButtons: [
        button('outline', 'page:coverage', l('See the coverage', 'Se dækningen', 'Abdeckung ansehen')),
      ],
    },
    askJonas(
      l(
        'Jonas Riis has stood in that basement',
        'Jonas Riis har stået i den kælder',
        'Jonas Riis stand schon in diesem Keller',
      ),
    ),
    caseBanners.nordvand,
  ],
};
