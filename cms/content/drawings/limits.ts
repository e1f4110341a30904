import { facts } from '../facts.ts';
import { l } from '../localised.ts';
import { drawnMedia } from '../media.ts';
import { amountsOf, dataPrices, fleetPrices, monthOn } from '../products.ts';

/** Creates a curve of data use that rises past the warning and ends at the limit, both in MB. */
function limitOf(stop: number, warn: number, curve: string) {
  return drawnMedia(
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
          text: l(`${warn} MB, warn`, `${warn} MB, alarm`, `${warn} MB, Alarm`),
          level: warn,
          state: 'warning',
        },
      ],
    },
    l(
      `Data use rising past the warning at ${warn} MB and ending at the limit of ${stop} MB`,
      `Dataforbrug, der stiger forbi alarmen ved ${warn} MB og slutter ved grænsen på ${stop} MB`,
      `Datenverbrauch, der den Alarm bei ${warn} MB passiert und am Limit von ${stop} MB endet`,
    ),
  );
}

export const limit = limitOf(50, 40, '2 6 5 13 12 19 18 26 25 33 31 41 40 50');

/** Settings of the gate in Kiel: 30 MB, with a warning at 80 per cent. */
export const gateLimit = limitOf(30, 24, '1 3 3 5 6 8 9 11 12 14 16 19 25 30');

/** Daily data use of a sensor that sends 40 bytes an hour. */
export const dataByDay = drawnMedia(
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

const perSim = amountsOf(fleetPrices);
const perMegabyte = amountsOf(dataPrices);
const { invoiceSims, invoiceMegabytes } = facts;

/** Invoice for a month on Fleet Europe, at the printed prices. */
export const invoice = drawnMedia(
  {
    kind: 'bill',
    title: l('Invoice 2026-11', 'Faktura 2026-11', 'Rechnung 2026-11'),
    note: l('Fleet, Europe. November 2026', 'Fleet, Europa. November 2026', 'Fleet, Europa. November 2026'),
    rows: [
      {
        text: l(
          '{invoiceSims} active SIMs',
          '{invoiceSims} aktive SIM-kort',
          '{invoiceSims} aktive SIM-Karten',
        ),
        detail: l(`${perSim(1)} each`, `${perSim(1)} stykket`, `je ${perSim(1)}`),
        value: perSim(invoiceSims),
      },
      {
        text: l(
          '{invoiceMegabytes} MB, pooled',
          '{invoiceMegabytes} MB, fælles datapulje',
          '{invoiceMegabytes} MB, gemeinsames Volumen',
        ),
        detail: l(`${perMegabyte(1)} per MB`, `${perMegabyte(1)} pr. MB`, `${perMegabyte(1)} je MB`),
        value: perMegabyte(invoiceMegabytes),
      },
      {
        text: l(
          '{invoicePaused} paused SIMs',
          '{invoicePaused} SIM-kort på pause',
          '{invoicePaused} pausierte SIM-Karten',
        ),
        detail: l('No charge', 'Uden beregning', 'Ohne Berechnung'),
        value: perSim(0),
      },
      { text: l('To pay', 'At betale', 'Zu zahlen'), value: monthOn(invoiceSims, invoiceMegabytes) },
    ],
  },
  l(
    'An invoice of three lines for {invoiceSims} SIMs and {invoiceMegabytes} MB',
    'En faktura på tre linjer for {invoiceSims} SIM-kort og {invoiceMegabytes} MB',
    'Eine Rechnung mit drei Zeilen über {invoiceSims} SIM-Karten und {invoiceMegabytes} MB',
  ),
);

/** The route from a device to its owner's server. */
export const route = drawnMedia(
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
