import { addingUp, curve, logRow, steering } from '../pieces.mjs';
import { ranks } from './bento.mjs';

// Small live drawings, 400 × 160; drawn half as large again because articles show some of them wide.

const zoom = 1.5;
const drawing = (name, words, html) => ({
  name: `feature-${name}`,
  width: 400 * zoom,
  height: 160 * zoom,
  words,
  html: (w) =>
    `<style>.feature{position:relative;width:400px;height:160px;zoom:${zoom};border-radius:6px;overflow:hidden}</style><div class="feature">${html(w)}</div>`,
});

const night = (body) => `<style>
.panel{height:160px;background:var(--ink);display:grid;align-content:center}
.panel .rows li{grid-template-columns:62px 10px minmax(0,1fr) auto;gap:0 9px;padding:9px 16px}.panel .why{margin-top:6px}
</style><div class="panel">${body}</div>`;

const log = {
  en: ['Attach rejected', 'Nordtel DK', 'Cause 15: no suitable cell', 'Attached', 'Data session opened'],
  da: ['Tilkobling afvist', 'Nordtel DK', 'Årsag 15: ingen egnet celle', 'Tilkoblet', 'Datasession åbnet'],
  de: [
    'Einbuchung abgewiesen',
    'Nordtel DK',
    'Ursache 15: keine passende Zelle',
    'Eingebucht',
    'Datensitzung eröffnet',
  ],
};

const logDrawing = (w) =>
  night(
    `<ul class="rows">${logRow(['14:02:09', 'bad', w[0], w[1], w[2]], ' class="on"')}${logRow(['14:02:11', '', w[3], 'Sundnet SE'])}${logRow(['14:02:12', '', w[4], '10.4.6.147'])}</ul>`,
  );

// how four networks are heard at one place, as bars
const heard = [
  ['Sundnet SE', 4, '−79', 'preferred', 'sig'],
  ['Bælt Mobil', 3, '−91', 'allowed', ''],
  ['Nordtel DK', 1, '−112', 'blocked', 'bad'],
];
const barsDrawing = (w) => `<style>
.panel{height:160px;background:var(--foam);display:grid;grid-template-columns:repeat(3,1fr)}
.net{padding:14px 14px 0;font-size:13px;position:relative}.net+.net{border-left:1px solid #bbd5dd}
.net b{font-weight:600;white-space:nowrap}.net i{display:block;color:var(--slate-foam);font-size:12px;line-height:1.3}
.net svg{position:absolute;left:14px;bottom:14px}.net .pill{position:absolute;left:14px;top:58px;font-size:12px;padding:2px 7px;background:#fff}
.net .pill--sig{background:#faedf7}.net .pill--bad{background:#fce9e6}
</style><div class="panel">${heard
  .map(
    ([name, n, dBm, rank, tone]) =>
      `<div class="net"><b>${name}</b><i>${dBm} dBm</i><svg width="44" height="52" viewBox="0 0 44 52">${[1, 2, 3, 4].map((i) => `<path fill="${i > n ? '#fff' : tone === 'sig' && i === 4 ? '#9D1B8C' : '#0B2431'}" d="M${(i - 1) * 12} ${52 - i * 13}h8v${i * 13}h-8z"/>`).join('')}</svg><span class="pill${tone ? ` pill--${tone}` : ''}">${w[rank]}</span></div>`,
  )
  .join('')}</div>`;

const stopped = 322;
const rise = addingUp({ start: 146, limit: 34, end: stopped, swing: 5.8 });
const limitDrawing = (
  w,
) => `<style>b{position:absolute;font-size:12px;font-weight:600;line-height:1}.stop{right:14px;top:14px;color:var(--magenta)}.warn{left:14px;top:40px;color:var(--slate-foam)}</style>
<svg class="fill" viewBox="0 0 400 160"><path fill="#D2E5EB" d="M0 0h400v160H0z"/>
<path stroke="#0B2431" stroke-opacity=".35" stroke-dasharray="3 5" d="M0 58h400"/>
<path fill="#fff" fill-opacity=".6" d="${curve(rise, 0, stopped, 2)}V160H0z"/><path fill="none" stroke="#0B2431" stroke-width="2" d="${curve(rise, 0, stopped, 2)}V160"/>
<path stroke="#9D1B8C" stroke-width="2" d="M0 34h400"/><path fill="#9D1B8C" d="M${stopped - 5} 29h10v10h-10z"/></svg><b class="stop">${w.stop}</b><b class="warn">${w.warn}</b>`;

const limits = {
  en: { stop: '50 MB, stop', warn: '40 MB, warn' },
  da: { stop: '50 MB, stop', warn: '40 MB, alarm' },
  de: { stop: '50 MB, Stopp', warn: '40 MB, Warnung' },
};

const steeringDrawing = (w) => `<style>
.panel{height:160px;background:#fff;border:1px solid var(--hair);border-radius:6px;padding:0 18px;display:grid;align-content:center}
.steer li{padding:9px 0;font-size:14px;grid-template-columns:20px minmax(0,1fr) 30px 96px}.steer li:last-child{border:0}.steer{border:0}.steer .pill{font-size:12px;padding:2px 7px}
</style><div class="panel">${steering([
  ['Sundnet SE', 4, 'ok', w.preferred],
  ['Bælt Mobil', 3, '', w.allowed],
  ['Nordtel DK', 1, 'bad', w.blocked, 'off'],
])}</div>`;

const tunnel = {
  en: ['Data session opened', 'Tunnel up', 'Route announced'],
  da: ['Datasession åbnet', 'Tunnel oppe', 'Rute annonceret'],
  de: ['Datensitzung eröffnet', 'Tunnel steht', 'Route bekannt'],
};
const privateDrawing = (w) =>
  night(
    `<ul class="rows">${logRow(['13:47:02', '', w[0], '10.4.6.147'])}${logRow(['13:47:02', 'sig', w[1], 'WireGuard'])}${logRow(['13:47:03', 'sig', w[2], '10.4.0.0/16'])}</ul>`,
  );

const api = { en: ['in 84 ms'], da: ['på 84 ms'], de: ['in 84 ms'] };
const apiDrawing = ([took]) => `<style>
pre{margin:0;font:400 12px/1.75 var(--mono);color:#dde9ee;padding:16px 16px 12px}.res{background:var(--deep);border-top:1px solid var(--hair-night);padding:12px 16px;height:100%}
.panel{height:160px;background:var(--ink);display:grid;grid-template-rows:auto 1fr}.f{color:#9ccbea}.n{color:#f2d98a}.s{color:#9adbc0}.ok{color:var(--starboard-light)}
</style><div class="panel"><pre><span class="f">PATCH</span> /v1/sims/<span class="n">89450100260401478</span>
{ <span class="s">"state"</span>: <span class="s">"active"</span>, <span class="s">"plan"</span>: <span class="s">"fleet-europe"</span> }</pre><pre class="res"><span class="ok">200 OK</span>  ${took}
{ <span class="s">"state"</span>: <span class="s">"active"</span>, <span class="s">"networks"</span>: <span class="n">584</span> }</pre></div>`;

// a sensor that sends 40 bytes an hour, by day: what it said and what it sent
const days = {
  en: { sent: 'sent, kB a day', said: 'of it said', from: '1', to: '30 November' },
  da: { sent: 'sendt, kB pr. dag', said: 'heraf sagt', from: '1.', to: '30. november' },
  de: { sent: 'gesendet, kB am Tag', said: 'davon gesagt', from: '1.', to: '30. November' },
};
const byDay = (w) => {
  const height = (i) => (i < 18 ? 168 + 10 * Math.sin(i * 1.7) : 14 + 3 * Math.sin(i * 2.1));
  const columns = Array.from({ length: 30 }, (_, i) => {
    const x = 56 + i * 28.6;
    return `<path fill="${i < 18 ? '#8DB3C0' : '#9D1B8C'}" d="M${x} 300h18v${-height(i).toFixed(1)}h-18z"/><path fill="#0B2431" d="M${x} 300h18v-3h-18z"/>`;
  }).join('');
  return `<svg class="fill" viewBox="0 0 960 400"><g stroke="#BBD5DD">${[0, 1, 2].map((i) => `<path d="M56 ${300 - i * 84}h858"/>`).join('')}</g>${columns}
<g class="axis" style="font-size:17px"><text x="56" y="76">${w.sent}</text><text x="56" y="336" font-style="italic">${w.from}</text><text x="914" y="336" text-anchor="end" font-style="italic">${w.to}</text><text x="46" y="306" text-anchor="end" font-style="italic">0</text><text x="46" y="222" text-anchor="end" font-style="italic">48</text><text x="46" y="138" text-anchor="end" font-style="italic">96</text></g>
<g style="font:600 17px/1 var(--sans)"><path fill="#0B2431" d="M760 64h14v14h-14z"/><text x="784" y="77" fill="#0B2431">${w.said}</text></g></svg>`;
};

export const pictures = [
  drawing('log', log, logDrawing),
  drawing('bars', ranks, barsDrawing),
  drawing('limit', limits, limitDrawing),
  drawing('steering', ranks, steeringDrawing),
  drawing('private', tunnel, privateDrawing),
  drawing('api', api, apiDrawing),
  { name: 'data-by-day', width: 960, height: 400, ground: '#E3EFF3', words: days, html: byDay },
];
