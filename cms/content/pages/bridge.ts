import { orderTestSims, seePrices } from '../buttons.ts';
import { companyInstruments } from '../drawings/companyInstruments.ts';
import { dashboard } from '../drawings/dashboard.ts';
import { l } from '../localised.ts';
import { withAlt } from '../media.ts';
import type { PageFixture } from '../PageFixture.ts';
import { button } from '../sections/parts.ts';
import { photos, withoutAlt } from '../photos.ts';
import { drawings } from '../shared.ts';

export const page: PageFixture = {
  name: 'bridge',
  id: 6,
  slug: l('bridge', 'bridge', 'bridge'),
  title: 'Bridge',
  parent: 'products',
  seo: {
    description: l(
      'The dashboard: who is online, on which network, at what cost, as of this second. Included in every plan.',
      'Oversigten: hvem der er online, på hvilket net og til hvilken pris, netop nu. Med i alle aftaler.',
      'Die Oberfläche: wer online ist, in welchem Netz, zu welchem Preis, in dieser Sekunde. In jedem Tarif enthalten.',
    ),
  },
  sections: [
    {
      kind: 'HeroElement',
      title: l('The view from the wheelhouse', 'Udsigten fra styrehuset', 'Der Blick aus dem Steuerhaus'),
      description: l(
        'One screen for one SIM or a hundred thousand. It is included in every plan and has no seats to count: invite whoever is on call.',
        'Én skærm til ét SIM-kort eller hundrede tusind. Den er med i alle aftaler, og du betaler ikke pr. bruger: Inviter den, der har vagten.',
        'Ein Bildschirm für eine SIM-Karte oder hunderttausend. Er gehört zu jedem Tarif und wird nicht nach Nutzern berechnet: Laden Sie ein, wer Bereitschaft hat.',
      ),
      alignment: 'left',
      backgroundColor: 'white',
      globalButtons: [
        orderTestSims(),
        button('outline', 'https://bridge.kystlink.example/login', l('Log in', 'Log ind', 'Anmelden')),
      ],
    },
    {
      kind: 'DashboardFeatures',
      title: l('Four things to look at', 'Fire ting at se på', 'Vier Dinge auf einen Blick'),
      backgroundColor: 'sand',
      image: withAlt(
        dashboard,
        l(
          'Bridge with {bridgeSims} devices, {bridgeOnline} of them online',
          'Bridge med {bridgeSims} enheder, {bridgeOnline} af dem online',
          'Bridge mit {bridgeSims} Geräten, {bridgeOnline} davon online',
        ),
      ),
      features: [
        {
          title: l('Fleet', 'Flåde', 'Flotte'),
          description: l(
            'Every SIM with its network, radio and last signal. Sorted by silence, because that is the order you need.',
            'Hvert SIM-kort med net, radio og seneste signal. Sorteret efter tavshed, for det er den rækkefølge, du skal bruge.',
            'Jede SIM-Karte mit Netz, Funkart und letztem Signal. Nach Stille sortiert, denn diese Reihenfolge brauchen Sie.',
          ),
        },
        {
          title: l('Log', 'Log', 'Protokoll'),
          description: l(
            'The signalling trail of one SIM, line by line, with the cause in words.',
            'Signalsporet for ét SIM-kort, linje for linje, med årsagen i ord.',
            'Die Signalspur einer SIM-Karte, Zeile für Zeile, mit der Ursache in Worten.',
          ),
        },
        {
          title: l('Spend', 'Forbrug', 'Kosten'),
          description: l(
            'Per tag and country, with a forecast that has been within 2 % of the invoice since 2023.',
            'Pr. mærke og land, med en prognose, der har ramt regningen inden for 2 % siden 2023.',
            'Je Gruppe und Land, mit einer Vorschau, die seit 2023 um höchstens 2 % von der Rechnung abwich.',
          ),
        },
        {
          title: l('People', 'Personer', 'Personen'),
          description: l(
            'Roles, keys and an audit trail that cannot be edited, not even by us.',
            'Roller, nøgler og et revisionsspor, der ikke kan rettes i, heller ikke af os.',
            'Rollen, Schlüssel und ein Prüfprotokoll, das niemand ändern kann, auch wir nicht.',
          ),
        },
      ],
    },
    {
      kind: 'Features',
      alignment: 'left',
      backgroundColor: 'white',
      title: l(
        'Four tools, no training course',
        'Fire værktøjer, intet kursus',
        'Vier Werkzeuge, keine Schulung',
      ),
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
          icon: drawings.bars,
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
        {
          icon: drawings.private,
          title: l('Private addresses', 'Private adresser', 'Private Adressen'),
          description: l(
            'Every SIM gets a fixed address in your own range. None of your devices can be reached from the internet.',
            'Hvert SIM-kort får en fast adresse i dit eget område. Ingen af dine enheder kan nås fra internettet.',
            'Jede SIM-Karte bekommt eine feste Adresse in Ihrem Bereich. Keines Ihrer Geräte ist aus dem Internet erreichbar.',
          ),
        },
      ],
    },
    {
      kind: 'SplitContentImgRight',
      title: l(
        'For whoever signs for it',
        'Til den, der skriver under',
        'Für alle, die dafür unterschreiben',
      ),
      description: l(
        'An auditor asks three things: who was allowed, who did it, and where it is written. Bridge has a page for each.',
        'En revisor spørger om tre ting: hvem måtte, hvem gjorde det, og hvor står det? Bridge har en side til hver.',
        'Ein Prüfer fragt dreierlei: Wer durfte, wer hat es getan, und wo steht das? Bridge hat für jede Frage eine Seite.',
      ),
      image: companyInstruments.security,
      list: [
        {
          text: l(
            'Roles and keys: one role per task, one key per system',
            'Roller og nøgler: én rolle pr. opgave, én nøgle pr. system',
            'Rollen und Schlüssel: eine Rolle je Aufgabe, ein Schlüssel je System',
          ),
        },
        {
          text: l(
            'An audit trail that stays: person, time and the value before',
            'Et revisionsspor, der bliver: person, tid og den tidligere værdi',
            'Ein Prüfprotokoll, das bleibt: Person, Zeit und vorheriger Wert',
          ),
        },
        {
          text: l(
            'Export: as CSV or by API, even after you have left',
            'Udtræk: som CSV eller via API, også efter en opsigelse',
            'Export: als CSV oder über die API, auch nach einer Kündigung',
          ),
        },
      ],
      alignment: 'left',
      backgroundColor: 'light',
    },
    {
      kind: 'CallToActionCard',
      ctaStyle: 'standard',
      backgroundColor: 'white',
      title: l('Included, not added', 'Med i prisen, ikke lagt oveni', 'Enthalten, nicht aufgeschlagen'),
      description: l(
        'Bridge costs nothing on top of the SIM. The price list has no line for it.',
        'Bridge koster intet oven i SIM-kortet. Prislisten har ingen linje til det.',
        'Bridge kostet nichts zusätzlich zur SIM-Karte. Die Preisliste hat keine Zeile dafür.',
      ),
      image: withoutAlt(photos.office),
      globalButtons: [seePrices('black')],
    },
  ],
};
