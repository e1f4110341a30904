import { orderTestSims, readNordvand, talkToEngineer, words } from '../buttons.ts';
import { l } from '../localised.ts';
import { decoration, media } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { homeProduct } from './homeProduct.ts';

export const page: PageFixture = {
  name: 'home',
  id: 1,
  slug: l('home', 'forside', 'startseite'),
  title: l(
    'Connectivity you can read like a chart',
    'Forbindelser, du kan læse som et søkort',
    'Verbindungen, die Sie lesen wie eine Seekarte',
  ),
  modifiedGmt: '2026-11-16T08:12:00',
  seo: {
    title: l(
      'IoT connectivity with a readable network | Kystlink',
      'IoT-forbindelser med et net, du kan læse | Kystlink',
      'IoT-Verbindungen mit lesbarem Netz | Kystlink',
    ),
    description: l(
      'One SIM, 584 networks in 181 countries, and a log of every signal in between. Prices printed in full.',
      'Ét SIM-kort, 584 net i 181 lande og en log over hvert signal imellem. Alle priser står her.',
      'Eine SIM-Karte, 584 Netze in 181 Ländern und ein Protokoll jedes Signals dazwischen. Alle Preise offen.',
    ),
    cornerstone: true,
  },
  sections: [
    {
      kind: 'HeroElement',
      label: l(
        'New: eSIM for devices you cannot open',
        'Nyt: eSIM til enheder, du ikke kan åbne',
        'Neu: eSIM für Geräte, die sich nicht öffnen lassen',
      ),
      title: l(
        'Connectivity you can read like a chart',
        'Forbindelser, du kan læse som et søkort',
        'Verbindungen, die Sie lesen wie eine Seekarte',
      ),
      subtitle: l(
        'Five SIMs and 250 MB for 30 days. No contract, no card.',
        'Fem SIM-kort og 250 MB i 30 dage. Ingen aftale, intet betalingskort.',
        'Fünf SIM-Karten und 250 MB für 30 Tage. Kein Vertrag, keine Kreditkarte.',
      ),
      description: l(
        'One SIM, 584 networks, and a log of every signal in between. When a pump in Esbjerg goes quiet, you know why before you send a van.',
        'Ét SIM-kort, 584 net og en log over hvert signal imellem. Når en pumpe i Esbjerg bliver tavs, ved du hvorfor, før du sender en varevogn.',
        'Eine SIM-Karte, 584 Netze und ein Protokoll jedes Signals dazwischen. Wenn eine Pumpe in Esbjerg verstummt, wissen Sie warum, bevor Sie jemanden losschicken.',
      ),
      image: media(
        'hero-chart-{locale}.webp',
        l(
          'Sea chart of the Kattegat with signal strengths; an event log shows Buoy 0147 rejected by one network and attached to the next within two seconds',
          'Søkort over Kattegat med signalstyrker; en hændelseslog viser Buoy 0147 afvist af ét net og koblet til det næste på to sekunder',
          'Seekarte des Kattegats mit Signalstärken; ein Ereignisprotokoll zeigt Buoy 0147, von einem Netz abgewiesen und zwei Sekunden später im nächsten eingebucht',
        ),
      ),
      imageMobile: media(
        'hero-chart-mobile-{locale}.webp',
        l(
          'Sea chart of the Kattegat with an event log of four lines',
          'Søkort over Kattegat med en hændelseslog på fire linjer',
          'Seekarte des Kattegats mit einem Ereignisprotokoll von vier Zeilen',
        ),
      ),
      animationLink: 'upload:hero-rings.json',
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [
        orderTestSims(),
        button('outline', 'docs', l('Read the API', 'Læs API’et', 'API-Dokumentation lesen')),
      ],
    },
    {
      kind: 'Cases',
      title: l(
        'Running in 41,000 places where a site visit costs a day',
        'I drift 41.000 steder, hvor et udkald koster en dag',
        'In Betrieb an 41.000 Orten, an denen ein Vor-Ort-Einsatz einen Tag kostet',
      ),
      backgroundColor: 'white',
      cases: [
        { title: 'Nordvand', logo: decoration('logo-nordvand.svg') },
        { title: 'Havnekran', logo: decoration('logo-havnekran.svg') },
        { title: 'Brise Energi', logo: decoration('logo-brise-energi.svg') },
        { title: 'Tillberg', logo: decoration('logo-tillberg.svg') },
        { title: 'Oksholm', logo: decoration('logo-oksholm.svg') },
        { title: 'Salt & Sø', logo: decoration('logo-salt-og-soe.svg') },
      ],
    },
    {
      kind: 'About',
      title: l(
        'Most connectivity is sold like weather: you hear about it afterwards.',
        'De fleste forbindelser sælges som vejret: Du hører om det bagefter.',
        'Die meisten Verbindungen werden verkauft wie das Wetter: Sie erfahren hinterher davon.',
      ),
      description: l(
        'We run our own mobile core in Copenhagen and Frankfurt, so every attach, handover and rejection is written down the second it happens, and you can search it.',
        'Vi driver vores eget kernenet i København og Frankfurt, så hver tilkobling, hvert netskift og hver afvisning bliver skrevet ned i samme sekund, og du kan søge i det hele.',
        'Wir betreiben unser eigenes Kernnetz in Kopenhagen und Frankfurt. Jede Einbuchung, jeder Netzwechsel und jede Abweisung steht deshalb in derselben Sekunde im Protokoll, und Sie können danach suchen.',
      ),
      backgroundColor: 'white',
    },
    {
      kind: 'LargeFactsFeatureBoxes',
      boxes: [
        {
          fact: '584',
          title: l('networks in 181 countries', 'net i 181 lande', 'Netze in 181 Ländern'),
          description: l(
            'All on the SIM from the day it leaves us.',
            'Alle ligger på kortet fra den dag, det forlader os.',
            'Alle auf der Karte, ab dem Tag, an dem sie unser Haus verlässt.',
          ),
          backgroundColor: 'white',
        },
        {
          fact: l('1.9 s', '1,9 s', '1,9 s'),
          title: l('to your webhook', 'til din webhook', 'bis zu Ihrem Webhook'),
          description: l(
            'From an event on the network, at the median.',
            'Fra en hændelse på nettet, målt som median.',
            'Ab dem Ereignis im Netz, im Median.',
          ),
          backgroundColor: 'white',
        },
        {
          fact: l('$0.022', '0,15 kr.', '0,02 €'),
          title: l('per megabyte in Europe', 'pr. megabyte i Europa', 'je Megabyte in Europa'),
          description: l(
            'Pooled across the fleet.',
            'Fra en datapulje, som hele flåden deler.',
            'Als gemeinsames Datenvolumen der ganzen Flotte.',
          ),
          backgroundColor: 'white',
        },
        {
          fact: l('30 days', '30 dage', '30 Tage'),
          title: l('notice on any plan', 'varsel på alle aftaler', 'Kündigungsfrist, in jedem Tarif'),
          description: l(
            'Nothing is bundled to keep you here.',
            'Intet er bundtet for at holde på dig.',
            'Nichts ist gebündelt, damit Sie bleiben.',
          ),
          backgroundColor: 'white',
        },
      ],
    },
    ...homeProduct,
    {
      kind: 'Cases',
      label: l('Customers', 'Kunder', 'Kunden'),
      backgroundColor: 'foam',
      description: l(
        '<ul><li><strong>12,400</strong> pumping stations in nine countries</li><li><strong>−71 %</strong> site visits, first year against the year before</li><li><strong>6 min</strong> from alarm to cause, was two days</li></ul>',
        '<ul><li><strong>12.400</strong> pumpestationer i ni lande</li><li><strong>−71 %</strong> udkald, første år mod året før</li><li><strong>6 min</strong> fra alarm til årsag, før to dage</li></ul>',
        '<ul><li><strong>12.400</strong> Pumpwerke in neun Ländern</li><li><strong>−71 %</strong> Vor-Ort-Einsätze, erstes Jahr gegenüber dem Vorjahr</li><li><strong>6 min</strong> von der Warnung bis zur Ursache, früher zwei Tage</li></ul>',
      ),
      cases: [
        {
          title: l(
            'Maja Thorsen, head of operations, Nordvand',
            'Maja Thorsen, driftschef, Nordvand',
            'Maja Thorsen, Betriebsleiterin, Nordvand',
          ),
          description: l(
            'We used to send a van to restart a modem. Now we read the log, change the network and leave the van where it is.',
            'Før sendte vi en varevogn af sted for at genstarte et modem. Nu læser vi loggen, skifter net og lader vognen stå.',
            'Früher fuhr ein Wagen los, um ein Modem neu zu starten. Heute lesen wir das Protokoll, wechseln das Netz, und der Wagen bleibt stehen.',
          ),
          image: media('avatar-maja-thorsen.svg', l('Maja Thorsen', 'Maja Thorsen', 'Maja Thorsen')),
          logo: media('logo-nordvand.svg', l('Nordvand', 'Nordvand', 'Nordvand')),
          link: readNordvand(),
        },
      ],
    },
    {
      kind: 'Guide',
      title: l(
        'Two weeks from box to sea',
        'To uger fra æske til hav',
        'In zwei Wochen vom Karton aufs Meer',
      ),
      backgroundColor: 'white',
      steps: [
        {
          stepNumber: 1,
          title: l(
            'Day 0: order five SIMs',
            'Dag 0: Bestil fem SIM-kort',
            'Tag 0: Fünf SIM-Karten bestellen',
          ),
          description: l(
            'They leave Copenhagen the same day, already provisioned.',
            'De forlader København samme dag og er allerede sat op.',
            'Sie verlassen Kopenhagen am selben Tag, fertig eingerichtet.',
          ),
        },
        {
          stepNumber: 2,
          title: l('Day 2: put one in a device', 'Dag 2: Sæt et i en enhed', 'Tag 2: Eine ins Gerät setzen'),
          description: l(
            'It attaches, and the first line appears in the log. Nothing to configure.',
            'Det kobler sig på, og den første linje står i loggen. Der er intet at sætte op.',
            'Sie bucht sich ein, und die erste Zeile steht im Protokoll. Einzustellen ist nichts.',
          ),
        },
        {
          stepNumber: 3,
          title: l(
            'Day 9: break it on purpose',
            'Dag 9: Ødelæg noget med vilje',
            'Tag 9: Absichtlich etwas stören',
          ),
          description: l(
            'Wrong APN, weak mast, full limit. See how each one reads before it matters.',
            'Forkert APN, svag mast, opbrugt grænse. Se, hvordan hver af dem læses, før det gælder.',
            'Falscher APN, schwacher Mast, volles Limit. Sehen Sie, wie sich das liest, bevor es darauf ankommt.',
          ),
        },
        {
          stepNumber: 4,
          title: l(
            'Day 14: ship the fleet',
            'Dag 14: Send flåden af sted',
            'Tag 14: Die Flotte auf Fahrt schicken',
          ),
          description: l(
            'Bulk-activate by API or a CSV file. Your first invoice is for what was used.',
            'Aktivér alle på én gang via API eller en CSV-fil. Den første regning er for det, der blev brugt.',
            'Alle zugleich freischalten, über die API oder eine CSV-Datei. Die erste Rechnung nennt nur, was verbraucht wurde.',
          ),
        },
      ],
    },
    {
      kind: 'DashboardFeatures',
      title: l(
        'Bridge, the view from the wheelhouse',
        'Bridge, udsigten fra styrehuset',
        'Bridge, der Blick aus dem Steuerhaus',
      ),
      backgroundColor: 'sand',
      image: media(
        'dashboard-bridge-{locale}.webp',
        l(
          'The Bridge dashboard: 1,284 pumps on the west coast, 1,279 online, three rejected in 24 hours, with data use and forecast',
          'Dashboardet Bridge: 1.284 pumper på vestkysten, 1.279 online, tre afvist det seneste døgn, med forbrug og prognose',
          'Die Oberfläche Bridge: 1.284 Pumpen an der Westküste, 1.279 online, drei in 24 Stunden abgewiesen, mit Verbrauch und Prognose',
        ),
      ),
      features: [
        {
          title: l('Fleet', 'Flåde', 'Flotte'),
          description: l(
            'Who is online, on which network, at what cost, as of this second.',
            'Hvem er online, på hvilket net og til hvilken pris, netop nu.',
            'Wer online ist, in welchem Netz, zu welchem Preis, in dieser Sekunde.',
          ),
        },
        {
          title: l('Log', 'Log', 'Protokoll'),
          description: l(
            'The full signalling trail of one SIM, in words.',
            'Hele signalsporet for ét SIM-kort, med ord.',
            'Die ganze Signalspur einer SIM-Karte, in Worten.',
          ),
        },
        {
          title: l('Spend', 'Forbrug', 'Kosten'),
          description: l(
            'Per tag and country, with the invoice forecast.',
            'Pr. mærke og land, med prognose for regningen.',
            'Je Gruppe und Land, mit Vorschau auf die Rechnung.',
          ),
        },
        {
          title: l('People', 'Personer', 'Personen'),
          description: l(
            'Roles, keys and an audit trail that cannot be edited.',
            'Roller, nøgler og et revisionsspor, der ikke kan rettes i.',
            'Rollen, Schlüssel und ein Prüfprotokoll, das niemand ändern kann.',
          ),
        },
      ],
    },
    {
      kind: 'Pricing',
      title: l(
        'One price list, printed in full',
        'Én prisliste, trykt i sin helhed',
        'Eine Preisliste, vollständig abgedruckt',
      ),
      description: l(
        'No volume calculator, no “contact us for Europe”. <a href="page:pricing">Compare the plans</a>',
        'Ingen mængdeberegner, intet “kontakt os for Europa”. <a href="page:pricing">Sammenlign aftalerne</a>',
        'Kein Mengenrechner, kein „Europa auf Anfrage“. <a href="page:pricing">Tarife vergleichen</a>',
      ),
      products: ['pilot', 'fleet', 'charter'],
      footnote: l(
        'Per active SIM a month, without VAT.',
        'Pr. aktivt SIM-kort om måneden, uden moms.',
        'Je aktive SIM-Karte im Monat, ohne Umsatzsteuer.',
      ),
      backgroundColor: 'white',
    },
    {
      kind: 'FeaturedContent',
      title: l('From the log book', 'Fra logbogen', 'Aus dem Logbuch'),
      backgroundColor: 'white',
      featuredPosts: [
        'post:cause-15-at-high-water',
        'post:lte-m-roaming-in-2026',
        'post:we-raised-a-price',
        'post:sending-40-bytes',
      ],
      globalButtons: [button('outline', 'blog', words.allArticles)],
    },
    {
      kind: 'Faq',
      title: l('Asked before ordering', 'Spurgt før bestilling', 'Vor der Bestellung gefragt'),
      description: l(
        'Anything else: <a href="#lead">write to an engineer</a>.',
        'Er der andet: <a href="#lead">Skriv til en tekniker</a>.',
        'Sonst noch etwas: <a href="#lead">Schreiben Sie einem Techniker</a>.',
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
            '<p>If it takes a SIM, yes. 2G, 3G, 4G, LTE-M and NB-IoT are all on the card; which of them carry depends on the mast. Send us the module’s name and we say what we have seen it do.</p>',
            '<p>Hvis det tager et SIM-kort, ja. 2G, 3G, 4G, LTE-M og NB-IoT er på kortet; hvad der bærer, afgør masten. Skriv modulets navn, så siger vi, hvad vi har set det gøre.</p>',
            '<p>Wenn eine SIM-Karte hineinpasst, ja. 2G, 3G, 4G, LTE-M und NB-IoT sind auf der Karte; was davon trägt, entscheidet der Mast. Nennen Sie uns das Modul, dann sagen wir, was wir mit ihm erlebt haben.</p>',
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
            '<p>Afvisningerne. Et teleselskab viser de forbindelser, der lykkedes. Vi viser hvert forsøg, det net der sagde nej, <a href="page:log">årsagens nummer</a> og hvad det betyder.</p>',
            '<p>Die Abweisungen. Ein Netzbetreiber zeigt Ihnen die Sitzungen, die gelangen. Wir zeigen jeden Versuch, das Netz, das ihn abwies, die <a href="page:log">Nummer der Ursache</a> und was sie bedeutet.</p>',
          ),
        },
        {
          question: l(
            'What happens to our SIMs if we leave?',
            'Hvad sker der med kortene, hvis vi stopper?',
            'Was geschieht mit unseren Karten, wenn wir gehen?',
          ),
          answer: l(
            '<p>Thirty days after you say so they stop. An eSIM can be moved to another provider’s profile first; a card cannot, and no provider’s can. The log goes with you as a CSV file.</p>',
            '<p>Tredive dage efter din besked holder de op. Et eSIM kan først flyttes til en anden udbyders profil; et kort kan ikke, og det kan ingen udbyders. Loggen får du med som CSV-fil.</p>',
            '<p>Dreißig Tage nach Ihrer Nachricht enden sie. Eine eSIM lässt sich vorher auf das Profil eines anderen Anbieters umstellen; eine Karte nicht, das kann keine. Das Protokoll nehmen Sie als CSV-Datei mit.</p>',
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
    },
    {
      kind: 'CallToActionCard',
      ctaStyle: 'gradient',
      backgroundColor: 'white',
      title: l(
        'Put five SIMs in the water',
        'Sæt fem SIM-kort i vandet',
        'Fünf SIM-Karten ins Wasser, dann sehen Sie weiter',
      ),
      description: l(
        'Ordered before three, on the boat the same day.',
        'Bestilt før klokken tre, på båden samme dag.',
        'Vor 15 Uhr bestellt, am selben Tag auf dem Schiff.',
      ),
      image: decoration('depth-ramp.svg'),
      globalButtons: [orderTestSims('white'), talkToEngineer('outline-dark')],
    },
  ],
};
