import { addingUp, curve, logRow, mark, steering } from '../pieces.mjs';
import { simCard } from './sim.mjs';

// Cells crop these pictures to their own proportions: what must be read stays clear of the edges.

const log = {
  en: {
    chips: ['Buoy 0147', 'Last 24 h', 'All networks'],
    attached: 'Attached',
    location: 'Update location, accepted',
    rejected: 'Attach rejected',
    cause: 'Cause 15: no suitable cell in tracking area',
    facts: [
      ['Cell', '238-66-4471-19'],
      ['Signal', '−112 dBm'],
      ['Means', 'LTE-M is off on this mast'],
    ],
    closed: 'Data session closed',
    opened: 'Data session opened',
    sleep: 'Power saving began early',
    session: 'Create session, accepted',
    gateway: 'gateway cph-2',
    point: '.',
  },
  da: {
    chips: ['Bøje 0147', 'Seneste 24 t', 'Alle net'],
    attached: 'Tilkoblet',
    location: 'Ny position, godtaget',
    rejected: 'Tilkobling afvist',
    cause: 'Årsag 15: ingen egnet celle i området',
    facts: [
      ['Celle', '238-66-4471-19'],
      ['Signal', '−112 dBm'],
      ['Betyder', 'LTE-M er slukket på masten'],
    ],
    closed: 'Datasession lukket',
    opened: 'Datasession åbnet',
    sleep: 'Strømsparing begyndte for tidligt',
    session: 'Ny session, godtaget',
    gateway: 'gateway cph-2',
    point: ',',
  },
  de: {
    chips: ['Boje 0147', 'Letzte 24 Std.', 'Alle Netze'],
    attached: 'Eingebucht',
    location: 'Standort gemeldet, angenommen',
    rejected: 'Einbuchung abgewiesen',
    cause: 'Ursache 15: keine passende Zelle im Gebiet',
    facts: [
      ['Zelle', '238-66-4471-19'],
      ['Signal', '−112 dBm'],
      ['Heißt', 'LTE-M ist an diesem Mast aus'],
    ],
    closed: 'Datensitzung beendet',
    opened: 'Datensitzung eröffnet',
    sleep: 'Stromsparmodus begann zu früh',
    session: 'Sitzung angelegt, angenommen',
    gateway: 'Gateway cph-2',
    point: ',',
  },
};

function logPicture(w) {
  const kb = (n) => `${n.replace('.', w.point)} kB`;
  const facts = w.facts.map(([name, value]) => `<span>${name}</span><i>${value}</i>`).join('');
  const open = logRow(
    ['14:02:09', 'bad', w.rejected, 'Nordtel DK · LTE-M', w.cause],
    ' class="open"',
  ).replace('</li>', `<span class="kv">${facts}</span></li>`);
  const rest = [
    ['13:47:30', '', w.closed, kb('11.4')],
    ['13:47:02', '', w.opened, '10.4.6.147'],
    ['13:31:55', 'warn', w.sleep, 'T3324, 8 s'],
    ['13:16:40', '', w.closed, kb('10.9')],
    ['13:16:12', '', w.opened, '10.4.6.147'],
    ['13:16:11', 'sig', w.session, w.gateway],
    ['12:45:38', '', w.closed, kb('11.2')],
    ['12:45:09', '', w.opened, '10.4.6.147'],
    ['12:14:52', '', w.closed, kb('11.0')],
  ];
  return `<style>
.chips{display:flex;gap:8px;padding:36px 36px 28px}
.chips b{font:500 13px/1 var(--sans);padding:7px 10px;border-radius:3px;border:1px solid #3e6173;color:#cfe0e7}
.chips b:first-child{background:var(--shoal);color:var(--ink);border-color:var(--shoal)}
.rows{font-size:13px;border-top:1px solid var(--hair-night)}
.rows li{grid-template-columns:70px 14px minmax(0,1fr) auto;gap:0 12px;padding:11px 36px}
.rows .open{background:var(--night);padding-block:16px 18px;box-shadow:inset 3px 0 0 var(--signal)}
.kv{grid-column:3/-1;display:grid;grid-template-columns:repeat(2,auto);gap:4px 24px;justify-content:start;margin-top:14px;color:var(--fog)}
.kv i{font-style:normal;color:var(--shoal)}
</style><div class="chips">${w.chips.map((chip) => `<b>${chip}</b>`).join('')}</div>
<ul class="rows">${logRow(['14:02:11', '', w.attached, 'Sundnet SE · LTE-M'])}${logRow(['14:02:10', 'sig', w.location, 'HSS cph-1'])}${open}${rest.map((row) => logRow(row)).join('')}</ul>`;
}

const stopped = 440;
const use = addingUp({ start: 312, limit: 96, end: stopped, swing: 11 });

/** Where use passes the warning at y = 136 for the first time. */
const warned = Array.from({ length: stopped }, (_, x) => x).find((x) => use(x) < 136);

const limitPicture = (w) => `<style>
b{position:absolute;font-size:14px;font-weight:600;line-height:1}
.stop{right:32px;top:72px;color:var(--magenta)}.warn{left:32px;top:112px;color:var(--slate-foam);background:var(--foam);padding-right:10px}
</style><svg class="fill" viewBox="0 0 560 360">
<path stroke="#0B2431" stroke-opacity=".35" stroke-dasharray="3 5" d="M0 136h560"/>
<path fill="#fff" fill-opacity=".55" d="${curve(use, 0, stopped)}V360H0z"/><path fill="none" stroke="#0B2431" stroke-width="2" d="${curve(use, 0, stopped)}V360"/>
<path stroke="#9D1B8C" stroke-width="2" d="M0 96h560"/><path fill="#9D1B8C" d="M${stopped - 6} 90h12v12h-12z"/><path fill="#F2C230" stroke="#0B2431" stroke-width="1.5" stroke-linejoin="round" d="m${warned} 126 9 16h-18z"/></svg><b class="stop">${w.stop}</b><b class="warn">${w.warn}</b>`;

const privatePicture = (w) => `<svg class="fill" viewBox="-40 -88 560 376">
<g fill="none" stroke="#8DB3C0"><path d="M60 40a62 62 0 0 1 0 110"/><path d="M88 20a90 90 0 0 1 0 150"/><path d="M112 6a120 120 0 0 1 0 178"/></g>
<path fill="none" stroke="#9D1B8C" stroke-width="2" d="M42 95h396"/>
<g fill="#fff" stroke="#0B2431" stroke-width="1.5"><path d="M22 75h40v40H22z"/><circle cx="240" cy="95" r="24"/><path d="M418 75h40v40h-40z"/></g>
<path fill="none" stroke="#0B2431" stroke-width="1.5" d="M418 88h40M418 101h40M32 95h20"/>
<g transform="translate(229 84) scale(.78)">${mark('#0B2431', null)}</g>
<text class="axis big" x="42" y="140" text-anchor="middle">${w.device}</text><text class="axis big" x="240" y="144" text-anchor="middle">${w.core}</text><text class="axis big" x="438" y="140" text-anchor="middle">${w.server}</text><text class="axis axis--m big" x="341" y="84" text-anchor="middle">10.4.0.0/16</text></svg>
<style>.big{font-size:14px}</style>`;

const steeringPicture = (w) => `<style>
.steer{position:absolute;left:36px;right:36px;top:84px}.steer li{padding:11px 0;font-size:16px}
.steer li:first-child>span:first-of-type{font-weight:600}
</style>${steering([
  ['Nordtel DK', 4, 'sig', w.preferred],
  ['Sundnet SE', 3, '', w.allowed],
  ['Bælt Mobil', 2, '', w.allowed],
  ['Küstenfunk DE', 1, 'bad', w.blocked, 'off'],
])}`;

const limits = {
  en: { stop: '50 MB, stop', warn: '40 MB, warn' },
  da: { stop: '50 MB, stop', warn: '40 MB, alarm' },
  de: { stop: '50 MB, Stopp', warn: '40 MB, Warnung' },
};
const path = {
  en: { device: 'Device', core: 'Kystlink core', server: 'Your server' },
  da: { device: 'Enhed', core: 'Kystlinks kernenet', server: 'Din server' },
  de: { device: 'Gerät', core: 'Kystlink-Kernnetz', server: 'Ihr Server' },
};
export const ranks = {
  en: { preferred: 'Preferred', allowed: 'Allowed', blocked: 'Blocked' },
  da: { preferred: 'Foretrukket', allowed: 'Tilladt', blocked: 'Blokeret' },
  de: { preferred: 'Bevorzugt', allowed: 'Erlaubt', blocked: 'Gesperrt' },
};

export const pictures = [
  { name: 'bento-log', width: 720, height: 720, ground: '#0B2431', words: log, html: logPicture },
  { name: 'bento-sim', width: 560, height: 380, ground: '#F2EDDC', html: simCard },
  { name: 'bento-limit', width: 560, height: 360, ground: '#D2E5EB', words: limits, html: limitPicture },
  { name: 'bento-private', width: 560, height: 376, ground: '#fff', words: path, html: privatePicture },
  { name: 'bento-steering', width: 640, height: 366, ground: '#fff', words: ranks, html: steeringPicture },
];
