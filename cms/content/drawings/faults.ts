import type { DrawingRow } from '../Drawing.ts';
import { l, type L } from '../localised.ts';
import { drawnMedia } from '../media.ts';

const labels = {
  attach: l('Attach requested', 'Tilkobling ønsket', 'Einbuchung angefragt'),
  attached: l('Attached', 'Tilkoblet', 'Eingebucht'),
  asks: l('Data session requested', 'Datasession ønsket', 'Datensitzung angefragt'),
  refused: l('Data session rejected', 'Datasession afvist', 'Datensitzung abgewiesen'),
  opened: l('Data session opened', 'Datasession åbnet', 'Datensitzung eröffnet'),
  closed: l('Data session closed', 'Datasession lukket', 'Datensitzung beendet'),
  waits: l('Modem waits', 'Modemmet venter', 'Modem wartet'),
  falling: l('Signal falling', 'Signalet falder', 'Signal fällt'),
  lost: l('Connection lost', 'Forbindelsen tabt', 'Verbindung abgerissen'),
  search: l('Searching for networks', 'Søger efter net', 'Sucht nach Netzen'),
  found: l('Network found', 'Net fundet', 'Netz gefunden'),
  located: l('Update location, accepted', 'Ny position, godtaget', 'Standort gemeldet, angenommen'),
  used: l('Used this month', 'Brugt denne måned', 'Diesen Monat verbraucht'),
  nearLimit: l('80 % of the limit', '80 % af grænsen', '80 % des Limits'),
  reached: l('Limit reached', 'Grænsen nået', 'Limit erreicht'),
  alarm: l('Alarm sent', 'Alarm sendt', 'Alarm gesendet'),
  yourOrder: l('Setting changed, by you', 'Indstilling ændret, af dig', 'Einstellung geändert, durch Sie'),
};

type State = NonNullable<DrawingRow['state']>;

const row = (lead: string, state: State, text: L, value: DrawingRow['value'], detail?: L): DrawingRow => ({
  lead,
  state,
  text,
  ...(value && { value }),
  ...(detail && { detail }),
});
const upTo = (amount: number, limit: number) =>
  l(`${amount} of ${limit} MB`, `${amount} af ${limit} MB`, `${amount} von ${limit} MB`);

const sim = '89450100260401478';
const api = l('The same, by API', 'Det samme via API', 'Dasselbe über die API');
const answer = (query: string, event: string) => [
  {
    language: api,
    request: `GET /v1/events?iccid=${sim}&${query}`,
    reply: `200 OK\n{ "data": [${event}], "next": null }`,
  },
];

/** A wrong name in a modem's settings, as seen from the network. */
const wrongApn = drawnMedia(
  {
    kind: 'log',
    title: l('Buoy 0147', 'Bøje 0147', 'Boje 0147'),
    note: l('wrong APN', 'forkert APN', 'falscher APN'),
    rows: [
      row('09:12:04', 'signal', labels.attach, 'Nordtel DK · 4G'),
      row('09:12:05', 'signal', labels.located, 'HSS cph-1'),
      row('09:12:05', 'fine', labels.attached, 'Nordtel DK · 4G'),
      row('09:12:06', 'signal', labels.asks, 'internet'),
      row(
        '09:12:06',
        'fault',
        labels.refused,
        'gateway cph-2',
        l(
          'Cause 27: APN missing or unknown\nAsked for: internet\nIs called: kystlink\nMeans: one word in the modem’s settings',
          'Årsag 27: APN mangler eller er ukendt\nBad om: internet\nHedder: kystlink\nBetyder: ét ord i modemmets indstillinger',
          'Ursache 27: APN fehlt oder ist unbekannt\nVerlangt: internet\nHeißt: kystlink\nBedeutet: ein Wort in den Einstellungen des Modems',
        ),
      ),
      row('09:12:36', 'signal', labels.asks, 'internet'),
      row('09:12:36', 'fault', labels.refused, l('cause 27', 'årsag 27', 'Ursache 27')),
      row('09:13:36', 'fault', labels.refused, l('cause 27', 'årsag 27', 'Ursache 27')),
      row('09:13:37', 'warning', labels.waits, l('2 minutes', '2 minutter', '2 Minuten')),
      row('09:15:20', 'signal', labels.yourOrder, 'APN: kystlink'),
      row('09:15:37', 'signal', labels.asks, 'kystlink'),
      row('09:15:37', 'fine', labels.opened, '10.4.6.147'),
    ],
    samples: answer(
      'type=rejected',
      `\n  { "at": "2026-11-04T09:12:06Z", "type": "rejected",\n    "cause": 27, "text": "APN missing or unknown: internet" }\n`,
    ),
  },
  l(
    'Twelve log lines of a wrong APN: cause 27, until the setting is changed',
    'Tolv loglinjer om en forkert APN: årsag 27, indtil indstillingen er ændret',
    'Zwölf Protokollzeilen eines falschen APN: Ursache 27, bis die Einstellung geändert ist',
  ),
);

/** A device at the edge of a mast's range. */
const weakMast = drawnMedia(
  {
    kind: 'log',
    title: l('Buoy 0147', 'Bøje 0147', 'Boje 0147'),
    note: l('weak mast', 'svag mast', 'schwacher Mast'),
    rows: [
      row('11:40:02', 'fine', labels.opened, '10.4.6.147'),
      row('11:41:10', 'warning', labels.falling, '−104 dBm'),
      row('11:41:55', 'warning', labels.falling, '−112 dBm'),
      row(
        '11:42:20',
        'fault',
        labels.lost,
        'Nordtel DK · LTE‑M',
        l(
          'No cause: nobody refused it\nCell: 238-66-4471-19\nSignal: −121 dBm\nMeans: the mast no longer hears it',
          'Ingen årsag: ingen afviste den\nCelle: 238-66-4471-19\nSignal: −121 dBm\nBetyder: masten hører den ikke længere',
          'Keine Ursache: Niemand hat sie abgewiesen\nZelle: 238-66-4471-19\nSignal: −121 dBm\nBedeutet: Der Mast hört sie nicht mehr',
        ),
      ),
      row('11:42:21', 'signal', labels.search, 'LTE‑M, NB-IoT'),
      row('11:42:29', 'signal', labels.found, 'Nordtel DK · −120 dBm'),
      row('11:42:33', 'signal', labels.found, 'Sundnet SE · −98 dBm'),
      row('11:42:34', 'signal', labels.attach, 'Sundnet SE · LTE‑M'),
      row('11:42:35', 'signal', labels.located, 'HSS cph-1'),
      row('11:42:35', 'fine', labels.attached, 'Sundnet SE · LTE‑M'),
      row('11:42:36', 'fine', labels.opened, '10.4.6.147'),
      row('11:43:04', 'fine', labels.closed, l('11.2 kB', '11,2 kB', '11,2 kB')),
    ],
    samples: answer(
      'type=detach',
      `\n  { "at": "2026-11-04T11:42:20Z", "type": "detach",\n    "cause": null, "text": "Signal −121 dBm at the last report" }\n`,
    ),
  },
  l(
    'Twelve log lines of a weak mast: the connection is lost, and another network takes it up',
    'Tolv loglinjer om en svag mast: forbindelsen tabes, og et andet net tager over',
    'Zwölf Protokollzeilen eines schwachen Masts: Die Verbindung reißt ab, und ein anderes Netz übernimmt',
  ),
);

/** A limit that works as configured. */
const fullLimit = drawnMedia(
  {
    kind: 'log',
    title: l('Buoy 0147', 'Bøje 0147', 'Boje 0147'),
    note: l('full limit', 'grænsen nået', 'volles Limit'),
    rows: [
      row('14:00:12', 'fine', labels.opened, '10.4.6.147'),
      row('14:06:40', 'signal', labels.used, upTo(30, 50)),
      row('14:11:05', 'warning', labels.nearLimit, upTo(40, 50)),
      row('14:11:06', 'signal', labels.alarm, 'webhook, 200 OK'),
      row('14:13:20', 'signal', labels.used, upTo(45, 50)),
      row(
        '14:15:31',
        'fault',
        labels.reached,
        upTo(50, 50),
        l(
          'Stopped by you, not by a network\nSet: 4 March, by Signe\nCosts: nothing more this month\nMeans: raise it, or ask what sends so much',
          'Stoppet af dig, ikke af et net\nSat: 4. marts, af Signe\nKoster: ikke mere i denne måned\nBetyder: hæv den, eller spørg, hvad der sender så meget',
          'Von Ihnen gestoppt, nicht vom Netz\nGesetzt: am 4. März, von Signe\nKostet: diesen Monat nichts mehr\nBedeutet: erhöhen oder fragen, was da so viel sendet',
        ),
      ),
      row('14:15:31', 'fine', labels.closed, l('50.0 MB', '50,0 MB', '50,0 MB')),
      row('14:15:33', 'signal', labels.alarm, 'webhook, 200 OK'),
      row('14:16:02', 'signal', labels.asks, 'kystlink'),
      row('14:16:02', 'fault', labels.refused, l('your limit', 'din grænse', 'Ihr Limit')),
      row('14:40:18', 'signal', labels.yourOrder, l('limit: 80 MB', 'grænse: 80 MB', 'Limit: 80 MB')),
      row('14:40:19', 'fine', labels.opened, '10.4.6.147'),
    ],
    samples: answer(
      'type=limit.reached',
      `\n  { "at": "2026-11-04T14:15:31Z", "type": "limit.reached",\n    "cause": null, "text": "50 of 50 MB; traffic stopped" }\n`,
    ),
  },
  l(
    'Twelve log lines of a full limit: traffic stops at 50 MB, until somebody raises it',
    'Tolv loglinjer om en nået grænse: Trafikken stopper ved 50 MB, indtil nogen hæver den',
    'Zwölf Protokollzeilen eines vollen Limits: Der Verkehr stoppt bei 50 MB, bis jemand es erhöht',
  ),
);

/** Three faults that visitors can trigger. */
export const faults = { wrongApn, weakMast, fullLimit };
