import { logRow } from '../pieces.mjs';

// Fault with its cause, then the result: the log lines under a picture of the place. The band under the
// lines is a clock, so that a wider crop loses nothing that is read.

const scenes = {
  water: {
    at: [5, 31, 40, 52],
    kind: 'bad',
    ground: 'photo-pump.webp',
    position: '50% 62%',
    en: [
      'Pump Esbjerg S rejected',
      'Bælt Mobil',
      'Cause 15: no suitable cell in tracking area',
      'Attached after steering',
      'Sundnet SE',
    ],
    da: [
      'Pumpe Esbjerg S afvist',
      'Bælt Mobil',
      'Årsag 15: ingen egnet celle i området',
      'Tilkoblet efter netstyring',
      'Sundnet SE',
    ],
    de: [
      'Pumpe Esbjerg S abgewiesen',
      'Bælt Mobil',
      'Ursache 15: keine passende Zelle im Gebiet',
      'Eingebucht nach Netzsteuerung',
      'Sundnet SE',
    ],
  },
  energy: {
    at: [3, 8, 4, 19],
    kind: 'warn',
    ground: 'photo-wind.webp',
    position: '50% 46%',
    en: [
      'Turbine 41 lost a report',
      'NB-IoT',
      'T3324 at 8 s: power saving begins before the answer',
      'T3324 set to 20 s for 212 turbines',
      'API',
    ],
    da: [
      'Mølle 41 tabte en melding',
      'NB-IoT',
      'T3324 på 8 s: strømsparing begynder før svaret',
      'T3324 sat til 20 s for 212 møller',
      'API',
    ],
    de: [
      'Windrad 41: Meldung verloren',
      'NB-IoT',
      'T3324 steht auf 8 s: Schlaf beginnt vor der Antwort',
      'T3324 auf 20 s gesetzt, 212 Windräder',
      'API',
    ],
  },
  ports: {
    at: [22, 14, 3, 5],
    kind: 'warn',
    ground: 'photo-crane.webp',
    position: '50% 58%',
    en: [
      'Crane 06 at 80 % of limit',
      '40 of 50 MB',
      'A camera sends every picture three times',
      'Alarm sent to the night shift',
      'webhook',
    ],
    da: [
      'Kran 06 på 80 % af grænsen',
      '40 af 50 MB',
      'Et kamera sender hvert billede tre gange',
      'Alarm sendt til nattevagten',
      'webhook',
    ],
    de: [
      'Kran 06 bei 80 % des Limits',
      '40 von 50 MB',
      'Eine Kamera sendet jedes Bild dreimal',
      'Warnung an die Nachtschicht',
      'Webhook',
    ],
  },
  rail: {
    at: [9, 41, 16, 27],
    kind: 'bad',
    ground: 'photo-train.webp',
    position: '60% 52%',
    en: [
      'Train 12 without data',
      'Nordtel DK',
      'Holds on to a mast across the Sound, −118 dBm',
      'Moved to the second network in the order',
      'Sundnet SE',
    ],
    da: [
      'Tog 12 uden data',
      'Nordtel DK',
      'Holder fast i en mast over sundet, −118 dBm',
      'Flyttet til næste net i rækkefølgen',
      'Sundnet SE',
    ],
    de: [
      'Zug 12 ohne Daten',
      'Nordtel DK',
      'Hält an einem Mast jenseits des Sunds fest, −118 dBm',
      'Zum zweiten Netz der Reihenfolge',
      'Sundnet SE',
    ],
  },
  'cold-chain': {
    at: [2, 17, 40, 49],
    kind: 'warn',
    ground: 'photo-ferry.webp',
    position: '45% 62%',
    en: [
      'Trailer 27 warms to −14 °C',
      'limit −18 °C',
      'A door seal near Kiel; the cooler runs',
      'The driver has the alarm',
      'webhook',
    ],
    da: [
      'Trailer 27 varmer op, −14 °C',
      'grænse −18 °C',
      'En dørpakning ved Kiel; køleren kører',
      'Chaufføren har alarmen',
      'webhook',
    ],
    de: [
      'Auflieger 27 erwärmt sich, −14 °C',
      'Limit −18 °C',
      'Eine Türdichtung bei Kiel; das Aggregat läuft',
      'Der Fahrer hat die Warnung',
      'Webhook',
    ],
  },
  aquaculture: {
    at: [5, 40, 10, 24],
    kind: 'bad',
    ground: 'photo-farm.webp',
    position: '50% 62%',
    en: [
      'Feeder 3 lost contact',
      'Fjordnett NO',
      'High water: the antenna is under, −121 dBm',
      'Attached to the second network',
      'Nordtel DK',
    ],
    da: [
      'Automat 3 mistede kontakten',
      'Fjordnett NO',
      'Højvande: antennen er under vand, −121 dBm',
      'Tilkoblet på næste net',
      'Nordtel DK',
    ],
    de: [
      'Automat 3 ohne Kontakt',
      'Fjordnett NO',
      'Hochwasser: Antenne unter Wasser, −121 dBm',
      'Im zweiten Netz eingebucht',
      'Nordtel DK',
    ],
  },
};

const two = (n) => String(n).padStart(2, '0');

/** A minute of the clock from second 0 to 60, with the two events on it. */
function clock([hour, minute, fault, result], kind) {
  const x = (second) => 28 + (second / 60) * 904;
  const ticks = Array.from(
    { length: 61 },
    (_, s) => `<path d="M${x(s).toFixed(1)} ${s % 10 ? 20 : 12}V26"/>`,
  ).join('');
  const labels = [0, 10, 20, 30, 40, 50]
    .map(
      (s) =>
        `<text x="${(x(s) + 6).toFixed(1)}" y="18" fill="#A3BCC7" font-size="13" font-style="italic">${two(hour)}:${two(minute)}:${two(s)}</text>`,
    )
    .join('');
  const sign =
    kind === 'bad'
      ? `<path fill="#FF9A8C" d="M${x(fault) - 5} 21h10v10h-10z"/>`
      : `<path fill="#F2C230" d="m${x(fault)} 20 6.5 11h-13z"/>`;
  return `<svg class="clock" viewBox="0 0 960 40"><g stroke="#24485A">${ticks}<path d="M28 26h904"/></g>${labels}${sign}<circle cx="${x(result)}" cy="26" r="5.5" fill="#5FD6A0"/></svg>`;
}

function scene(w, { at, kind, ground, position }) {
  const [fault, network, cause, result, after] = w;
  const time = (second) => `${two(at[0])}:${two(at[1])}:${two(second)}`;
  const place = `<img class="place" src="/uploads/${ground}" style="object-position:${position}" alt="">`;
  return `<style>
.place{position:absolute;inset:0 0 auto;width:960px;height:394px;object-fit:cover;overflow:hidden}
.strip{position:absolute;inset:394px 0 0;background:var(--ink)}
.rows{font-size:16.5px}.rows li{grid-template-columns:88px 12px minmax(0,1fr) auto;gap:0 14px;padding:13px 28px 11px}
.rows .d{width:11px;height:11px}.why{margin-top:5px;white-space:nowrap}
.why{color:${kind === 'bad' ? 'var(--port-light)' : 'var(--cardinal)'}}
.clock{position:absolute;left:0;bottom:14px;width:960px;height:40px}
</style>${place}<div class="strip"><ul class="rows">${logRow([time(at[2]), kind, fault, network, cause])}${logRow([time(at[3]), '', result, after])}</ul>${clock(at, kind)}</div>`;
}

export const pictures = Object.entries(scenes).map(([name, parts]) => ({
  name: `scene-${name}`,
  width: 960,
  height: 600,
  ground: '#0B2431',
  words: parts,
  html: (w) => scene(w, parts),
}));
