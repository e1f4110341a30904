import { l } from '../localised.ts';
import { drawnMedia } from '../media.ts';

/** Instruments next to the titles of industry pages, which show the values that each industry monitors. */
export const industryInstruments = {
  water: drawnMedia(
    {
      kind: 'bars',
      title: l('Site visits, by month', 'Udkald pr. måned', 'Einsätze je Monat'),
      note: 'Nordvand',
      headings: l('January 2023\nDecember 2024', 'Januar 2023\nDecember 2024', 'Januar 2023\nDezember 2024'),
      curve: '342 318 351 329 336 322 315 338 341 327 319 322 190 148 112 88 84 79 76 78 75 73 72 73',
      rows: [
        { text: l('With alarms alone', 'Med alarm alene', 'Nur mit Störmeldung'), level: 1 },
        {
          text: l('With the cause in them', 'Med årsagen i alarmen', 'Mit der Ursache darin'),
          level: 13,
          state: 'signal',
        },
      ],
    },
    l(
      'Nordvand’s site visits in two years: {nordvandVisitsBefore} in 2023, {nordvandFewerVisits} % fewer in 2024',
      'Nordvands udkald i to år: {nordvandVisitsBefore} i 2023, {nordvandFewerVisits} % færre i 2024',
      'Nordvands Einsätze in zwei Jahren: {nordvandVisitsBefore} im Jahr 2023, {nordvandFewerVisits} % weniger im Jahr 2024',
    ),
  ),
  energy: drawnMedia(
    {
      kind: 'list',
      title: l('Power saving begins after', 'Strømsparing begynder efter', 'Stromsparmodus beginnt nach'),
      note: 'T3324',
      rows: [
        {
          text: l('Turbine 37', 'Mølle 37', 'Windrad 37'),
          detail: '−96 dBm',
          level: 3,
          value: '20 s',
          state: 'fine',
        },
        {
          text: l('Turbine 38', 'Mølle 38', 'Windrad 38'),
          detail: '−104 dBm',
          level: 2,
          value: '20 s',
          state: 'fine',
        },
        {
          text: l('Turbine 39', 'Mølle 39', 'Windrad 39'),
          detail: '−98 dBm',
          level: 3,
          value: '20 s',
          state: 'fine',
        },
        {
          text: l('Turbine 40', 'Mølle 40', 'Windrad 40'),
          detail: '−101 dBm',
          level: 2,
          value: '20 s',
          state: 'fine',
        },
        {
          text: l('Turbine 41', 'Mølle 41', 'Windrad 41'),
          detail: '−112 dBm',
          level: 1,
          value: '8 s',
          state: 'warning',
        },
      ],
    },
    l(
      'Five turbines and their timers, one of them too short',
      'Fem møller og deres timere, den ene for kort',
      'Fünf Windräder und ihre Timer, einer davon zu kurz',
    ),
  ),
  ports: drawnMedia(
    {
      kind: 'curve',
      title: l('Crane 06, today', 'Kran 06, i dag', 'Kran 06, heute'),
      curve: '1 3 4 6 7 9 12 16 22 29 36 40',
      rows: [
        { text: l('50 MB, stop', '50 MB, stop', '50 MB, Stopp'), level: 50, state: 'signal' },
        { text: l('40 MB, the camera', '40 MB, kameraet', '40 MB, die Kamera'), level: 40, state: 'warning' },
      ],
    },
    l(
      'The data of one crane, up to its warning',
      'Én krans data, op til alarmen',
      'Die Daten eines Krans bis zum Alarm',
    ),
  ),
  rail: drawnMedia(
    {
      kind: 'log',
      title: l('Train 12, over the bridge', 'Tog 12, over broen', 'Zug 12, über die Brücke'),
      rows: [
        { lead: '09:41:27', state: 'fine', text: 'Sundnet SE', value: '−84 dBm' },
        { lead: '09:41:16', state: 'fault', text: 'Nordtel DK', value: '−118 dBm' },
        { lead: '09:38:02', state: 'fine', text: 'Nordtel DK', value: '−77 dBm' },
      ],
    },
    l('Two networks on one bridge', 'To net på én bro', 'Zwei Netze auf einer Brücke'),
  ),
  coldChain: drawnMedia(
    {
      kind: 'curve',
      title: l('Trailer 27, in the hold', 'Trailer 27, i lastrummet', 'Auflieger 27, im Laderaum'),
      curve: '6 6 7 6 7 8 10 14 19 15 10 8 7',
      rows: [
        { text: l('−14 °C, alarm', '−14 °C, alarm', '−14 °C, Alarm'), level: 17.5, state: 'signal' },
        { text: '−18 °C', level: 10, state: 'warning' },
      ],
    },
    l(
      'The temperature of a load on a ferry',
      'Temperaturen i en last på en færge',
      'Die Temperatur einer Ladung auf der Fähre',
    ),
  ),
  aquaculture: drawnMedia(
    {
      kind: 'curve',
      title: l('Pen 3, one tide', 'Bur 3, ét tidevand', 'Gehege 3, eine Tide'),
      curve: '10 14 22 32 43 50 47 36 26 17 11 9 12 20',
      rows: [
        {
          text: l('The antenna goes under', 'Antennen går under', 'Die Antenne taucht unter'),
          level: 46.5,
          state: 'signal',
        },
        { text: l('Second network', 'Andet net', 'Zweites Netz'), level: 38, state: 'warning' },
      ],
    },
    l('High water reaches an antenna', 'Højvande når en antenne', 'Hochwasser erreicht eine Antenne'),
  ),
};
