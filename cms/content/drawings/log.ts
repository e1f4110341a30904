import type { Drawing, DrawingRow } from '../Drawing.ts';
import { l, type L } from '../localised.ts';
import { drawnMedia } from '../media.ts';

const attached = l('Attached', 'Tilkoblet', 'Eingebucht');
const rejected = l('Attach rejected', 'Tilkobling afvist', 'Einbuchung abgewiesen');
const opened = l('Data session opened', 'Datasession åbnet', 'Datensitzung eröffnet');
const closed = l('Data session closed', 'Datasession lukket', 'Datensitzung beendet');
const kilobytes = (amount: string): L => {
  const comma = amount.replace('.', ',');
  return l(`${amount} kB`, `${comma} kB`, `${comma} kB`);
};

const closing = (lead: string, amount: string): DrawingRow => ({
  lead,
  state: 'fine',
  text: closed,
  value: kilobytes(amount),
});
const opening = (lead: string): DrawingRow => ({ lead, state: 'fine', text: opened, value: '10.4.6.147' });

/** An ordinary day of one buoy, with one line expanded. */
const day: Drawing = {
  kind: 'log',
  title: l('Buoy 0147', 'Bøje 0147', 'Boje 0147'),
  note: l('Last 24 h', 'Seneste 24 t', 'Letzte 24 Std.'),
  rows: [
    { lead: '14:02:11', state: 'fine', text: attached, value: 'Sundnet SE · LTE‑M' },
    {
      lead: '14:02:10',
      state: 'signal',
      text: l('Update location, accepted', 'Ny position, godtaget', 'Standort gemeldet, angenommen'),
      value: 'HSS cph-1',
    },
    {
      lead: '14:02:09',
      state: 'fault',
      text: rejected,
      value: 'Nordtel DK · LTE‑M',
      detail: l(
        'Cause 15: no suitable cell in tracking area\nCell: 238-66-4471-19\nSignal: −112 dBm\nMeans: LTE‑M is off on this mast',
        'Årsag 15: ingen egnet celle i området\nCelle: 238-66-4471-19\nSignal: −112 dBm\nBetyder: LTE‑M er slukket på masten',
        'Ursache 15: keine passende Zelle im Gebiet\nZelle: 238-66-4471-19\nSignal: −112 dBm\nHeißt: LTE‑M ist an diesem Mast aus',
      ),
    },
    closing('13:47:30', '11.4'),
    opening('13:47:02'),
    {
      lead: '13:31:55',
      state: 'warning',
      text: l(
        'Power saving began early',
        'Strømsparing begyndte for tidligt',
        'Stromsparmodus begann zu früh',
      ),
      value: 'T3324, 8 s',
    },
    closing('13:16:40', '10.9'),
    opening('13:16:12'),
    {
      lead: '13:16:11',
      state: 'signal',
      text: l('Create session, accepted', 'Ny session, godtaget', 'Sitzung angelegt, angenommen'),
      value: l('gateway cph-2', 'gateway cph-2', 'Gateway cph-2'),
    },
    closing('12:45:38', '11.2'),
    opening('12:45:09'),
    closing('12:14:52', '11.0'),
  ],
};

const located = l('Update location, accepted', 'Ny position, godtaget', 'Standort gemeldet, angenommen');

/** All lines of a day, which the visitor's clock sorts. */
const wholeDay: Drawing = {
  ...day,
  kind: 'day',
  rows: [
    closing('23:16:38', '11.0'),
    opening('22:45:10'),
    closing('20:15:52', '10.8'),
    { lead: '19:14:20', state: 'signal', text: located, value: 'HSS cph-1' },
    opening('17:45:12'),
    closing('15:15:49', '11.4'),
    ...(day.rows ?? []).slice(0, 4),
    ...(day.rows ?? []).slice(5, 6),
    opening('11:43:32'),
    closing('08:15:36', '10.9'),
    { lead: '06:44:07', state: 'signal', text: located, value: 'HSS cph-1' },
    opening('03:45:11'),
    closing('00:46:39', '11.0'),
  ],
};

/** The whole day of the buoy. */
export const dayLog = drawnMedia(
  wholeDay,
  l(
    'A day of Buoy 0147 in log lines, one of them opened: cause 15, no suitable cell in tracking area',
    'En dag for Bøje 0147 i loglinjer, den ene foldet ud: årsag 15, ingen egnet celle i området',
    'Ein Tag von Boje 0147 in Protokollzeilen, eine aufgeklappt: Ursache 15, keine passende Zelle im Gebiet',
  ),
);

/** Part of the log for a cell next to others. */
export const morningLog = drawnMedia(
  { ...day, rows: (day.rows ?? []).slice(0, 11) },
  l(
    'Log lines of Buoy 0147, one of them opened: cause 15, no suitable cell in tracking area',
    'Loglinjer for Bøje 0147, den ene foldet ud: årsag 15, ingen egnet celle i området',
    'Protokollzeilen von Boje 0147, eine aufgeklappt: Ursache 15, keine passende Zelle im Gebiet',
  ),
);

/** A longer part of the log, for a cell of double height. */
export const longLog = drawnMedia(
  {
    ...day,
    rows: [...(day.rows ?? []), opening('12:14:23'), closing('11:44:01', '11.3'), opening('11:43:32')],
  },
  l(
    'Fifteen log lines of Buoy 0147, one of them opened: cause 15, no suitable cell in tracking area',
    'Femten loglinjer for Bøje 0147, den ene foldet ud: årsag 15, ingen egnet celle i området',
    'Fünfzehn Protokollzeilen von Boje 0147, eine aufgeklappt: Ursache 15, keine passende Zelle im Gebiet',
  ),
);

/** A rejected connection and its consequences. */
export const refusal = drawnMedia(
  {
    kind: 'log',
    rows: [
      {
        lead: '14:02:09',
        state: 'fault',
        text: rejected,
        value: 'Nordtel DK',
        detail: l(
          'Cause 15: no suitable cell',
          'Årsag 15: ingen egnet celle',
          'Ursache 15: keine passende Zelle',
        ),
      },
      { lead: '14:02:11', state: 'fine', text: attached, value: 'Sundnet SE' },
      { lead: '14:02:12', state: 'fine', text: opened, value: '10.4.6.147' },
    ],
  },
  l(
    'A log line: cause 15, no suitable cell in tracking area',
    'En loglinje: årsag 15, ingen egnet celle i området',
    'Eine Protokollzeile: Ursache 15, keine passende Zelle im Gebiet',
  ),
);

/** A train that moves from the networks of one country to those of another. */
export const borderLog = drawnMedia(
  {
    kind: 'log',
    rows: [
      {
        lead: '08:14:02',
        state: 'warning',
        text: l('Network left', 'Nettet forladt', 'Netz verlassen'),
        value: 'Nordtel DK',
      },
      {
        lead: '08:14:11',
        state: 'signal',
        text: l('Next on the list', 'Næste på listen', 'Das nächste der Liste'),
        value: 'Küstenfunk DE',
      },
      { lead: '08:14:13', state: 'fine', text: attached, value: 'Küstenfunk DE' },
    ],
  },
  l(
    'A train crosses the border: eleven seconds between two networks',
    'Et tog passerer grænsen: elleve sekunder mellem to net',
    'Ein Zug quert die Grenze: elf Sekunden zwischen zwei Netzen',
  ),
);

export const tunnelLog = drawnMedia(
  {
    kind: 'log',
    rows: [
      { lead: '13:47:02', state: 'fine', text: opened, value: '10.4.6.147' },
      {
        lead: '13:47:02',
        state: 'signal',
        text: l('Tunnel up', 'Tunnel oppe', 'Tunnel steht'),
        value: 'WireGuard',
      },
      {
        lead: '13:47:03',
        state: 'signal',
        text: l('Route announced', 'Rute annonceret', 'Route bekannt'),
        value: '10.4.0.0/16',
      },
    ],
  },
  l(
    'A session opened on 10.4.6.147 through a WireGuard tunnel',
    'En forbindelse åbnet på 10.4.6.147 gennem en WireGuard-tunnel',
    'Eine Sitzung auf 10.4.6.147 durch einen WireGuard-Tunnel',
  ),
);

/** The log above the chart of the home page. */
export const fleetLog: Drawing = {
  kind: 'log',
  title: l('Event log', 'Hændelseslog', 'Ereignisprotokoll'),
  note: l('live', 'live', 'live'),
  rows: [
    {
      lead: '14:02:11',
      state: 'fine',
      text: l('Buoy 0147 attached', 'Bøje 0147 tilkoblet', 'Boje 0147 eingebucht'),
      value: 'Sundnet SE',
    },
    {
      lead: '14:02:09',
      state: 'fault',
      text: l('Buoy 0147 rejected', 'Bøje 0147 afvist', 'Boje 0147 abgewiesen'),
      value: 'Nordtel DK',
      detail: l(
        'Cause 15: no suitable cell',
        'Årsag 15: ingen egnet celle',
        'Ursache 15: keine passende Zelle',
      ),
    },
    {
      lead: '14:01:58',
      state: 'warning',
      text: l('Crane 06 at 80 % of limit', 'Kran 06 på 80 % af grænsen', 'Kran 06 bei 80 % des Limits'),
      value: l('40 of 50 MB', '40 af 50 MB', '40 von 50 MB'),
    },
    {
      lead: '14:01:40',
      state: 'fine',
      text: l('Turbine 41 data session', 'Mølle 41 datasession', 'Windrad 41: Datensitzung'),
      value: kilobytes('3.2'),
    },
  ],
};
