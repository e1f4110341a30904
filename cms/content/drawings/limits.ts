import { l } from '../localised.ts';
import { drawn } from '../media.ts';

/** Use that rises past the warning and ends at the limit, both in MB. */
function limitOf(stop: number, warn: number, curve: string) {
  return drawn(
    {
      kind: 'curve',
      curve,
      rows: [
        {
          text: l(`${stop} MB, stop`, `${stop} MB, stop`, `${stop} MB, Stopp`),
          level: stop,
          state: 'signal',
        },
        {
          text: l(`${warn} MB, warn`, `${warn} MB, alarm`, `${warn} MB, Warnung`),
          level: warn,
          state: 'warning',
        },
      ],
    },
    l(
      `Data use rising past the warning at ${warn} MB and ending at the limit of ${stop} MB`,
      `Dataforbrug, der stiger forbi alarmen ved ${warn} MB og slutter ved grænsen på ${stop} MB`,
      `Datenverbrauch, der die Warnung bei ${warn} MB passiert und am Limit von ${stop} MB endet`,
    ),
  );
}

export const limit = limitOf(50, 40, '2 6 5 13 12 19 18 26 25 33 31 41 40 50');

/** As the gate in Kiel had it: thirty, and a warning at 80 per cent. */
export const gateLimit = limitOf(30, 24, '1 3 3 5 6 8 9 11 12 14 16 19 25 30');

/** A sensor that sends 40 bytes an hour, by day. */
export const dataByDay = drawn(
  {
    kind: 'bars',
    title: l('Sent, kB a day', 'Sendt, kB pr. dag', 'Gesendet, kB am Tag'),
    headings: l('1\n30 November', '1.\n30. november', '1.\n30. November'),
    curve: '96 101 94 99 97 95 102 98 92 97 100 96 93 99 101 95 97 98 8 9 7 8 9 8 7 9 8 8 7 9',
    rows: [
      { text: l('A session an hour', 'En session i timen', 'Eine Sitzung je Stunde'), level: 1 },
      {
        text: l('From the 19th: without one', 'Fra den 19.: uden', 'Ab dem 19.: ohne'),
        level: 19,
        state: 'signal',
      },
    ],
  },
  l(
    'Thirty days of data: about 97 kB a day until the 18th, about 8 kB from then on',
    'Tredive dages data: omkring 97 kB om dagen til den 18., derefter omkring 8 kB',
    'Daten von dreißig Tagen: bis zum 18. etwa 97 kB am Tag, danach etwa 8 kB',
  ),
);

/** 500 SIMs × 12 MB on Fleet Europe, at the printed prices. */
export const invoice = drawn(
  {
    kind: 'bill',
    title: l('Invoice 2026-11', 'Faktura 2026-11', 'Rechnung 2026-11'),
    note: l('Fleet, Europe. November 2026', 'Fleet, Europa. November 2026', 'Fleet, Europa. November 2026'),
    rows: [
      {
        text: l('500 active SIMs', '500 aktive SIM-kort', '500 aktive SIM-Karten'),
        detail: l('$0.95 each', '6,50 kr. stykket', 'je 0,87 €'),
        value: l('$475.00', '3.250,00 kr.', '435,00 €'),
      },
      {
        text: l('6,000 MB, pooled', '6.000 MB, fælles datapulje', '6.000 MB, gemeinsames Volumen'),
        detail: l('$0.022 per MB', '0,15 kr. pr. MB', '0,02 € je MB'),
        value: l('$132.00', '900,00 kr.', '120,00 €'),
      },
      {
        text: l('38 paused SIMs', '38 SIM-kort på pause', '38 pausierte SIM-Karten'),
        detail: l('No charge', 'Uden betaling', 'Ohne Berechnung'),
        value: l('$0.00', '0,00 kr.', '0,00 €'),
      },
      { text: l('To pay', 'At betale', 'Zu zahlen'), value: l('$607.00', '4.150,00 kr.', '555,00 €') },
    ],
  },
  l(
    'An invoice of three lines for 500 SIMs and 6,000 MB',
    'En faktura på tre linjer for 500 SIM-kort og 6.000 MB',
    'Eine Rechnung mit drei Zeilen über 500 SIM-Karten und 6.000 MB',
  ),
);

/** The way from a device to its owner's server. */
export const route = drawn(
  {
    kind: 'route',
    rows: [
      { text: l('Device', 'Enhed', 'Gerät') },
      { text: l('Kystlink core', 'Kystlinks kernenet', 'Kystlink-Kernnetz'), detail: '10.4.0.0/16' },
      { text: l('Your server', 'Din server', 'Ihr Server') },
    ],
  },
  l(
    'The way from device to mast, to our core, through a tunnel to your server',
    'Vejen fra enhed til mast, til vores kernenet og gennem en tunnel til din server',
    'Der Weg vom Gerät zum Mast, in unser Kernnetz und durch einen Tunnel zu Ihrem Server',
  ),
);
