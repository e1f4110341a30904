import { curve, markSvg } from '../pieces.mjs';

const words = {
  en: {
    devices: {
      buoy: 'Buoy 0147',
      crane: 'Crane 06',
      turbine: 'Turbine 41',
      pumpS: 'Pump Esbjerg S',
      pumpN: 'Pump Esbjerg N',
      gate: 'Gate Kiel 2',
    },
    find: 'SIM, tag or cell',
    nav: ['Fleet', 'Log', 'Spend', 'Networks', 'Keys', 'People'],
    title: 'Pumps, west coast',
    count: '1,284 SIMs',
    figures: [
      ['Online', '1,279'],
      ['Rejected, 24 h', '3'],
      ['Data, November', '41.8 GB'],
      ['Forecast', '€1,572'],
    ],
    tip: '1.9 GB, 14 November',
    head: ['Device', 'Network', 'Radio', 'State', 'MB'],
    online: 'Online',
    near: 'Near limit',
    rejected: 'Rejected',
    point: '.',
  },
  da: {
    devices: {
      buoy: 'Bøje 0147',
      crane: 'Kran 06',
      turbine: 'Mølle 41',
      pumpS: 'Pumpe Esbjerg S',
      pumpN: 'Pumpe Esbjerg N',
      gate: 'Port Kiel 2',
    },
    find: 'SIM, mærke eller celle',
    nav: ['Flåde', 'Log', 'Forbrug', 'Net', 'Nøgler', 'Personer'],
    title: 'Pumper, vestkysten',
    count: '1.284 SIM-kort',
    figures: [
      ['Online', '1.279'],
      ['Afvist, 24 t', '3'],
      ['Data, november', '41,8 GB'],
      ['Prognose', '11.790 kr.'],
    ],
    tip: '1,9 GB, 14. november',
    head: ['Enhed', 'Net', 'Radio', 'Tilstand', 'MB'],
    online: 'Online',
    near: 'Tæt på grænsen',
    rejected: 'Afvist',
    point: ',',
  },
  de: {
    devices: {
      buoy: 'Boje 0147',
      crane: 'Kran 06',
      turbine: 'Windrad 41',
      pumpS: 'Pumpe Esbjerg S',
      pumpN: 'Pumpe Esbjerg N',
      gate: 'Tor Kiel 2',
    },
    find: 'SIM, Gruppe oder Zelle',
    nav: ['Flotte', 'Protokoll', 'Kosten', 'Netze', 'Schlüssel', 'Personen'],
    title: 'Pumpen, Westküste',
    count: '1.284 SIM-Karten',
    figures: [
      ['Online', '1.279'],
      ['Abgewiesen, 24 Std.', '3'],
      ['Daten, November', '41,8 GB'],
      ['Prognose', '1.572 €'],
    ],
    tip: '1,9 GB, 14. November',
    head: ['Gerät', 'Netz', 'Funk', 'Zustand', 'MB'],
    online: 'Online',
    near: 'Nahe am Limit',
    rejected: 'Abgewiesen',
    point: ',',
  },
};

const devices = [
  ['buoy', 'Sundnet SE', 'LTE-M', 'online', '38.2'],
  ['crane', 'Nordtel DK', '4G', 'near', '40.1'],
  ['turbine', 'Nordtel DK', 'NB-IoT', 'online', '2.7'],
  ['pumpS', 'Bælt Mobil', 'LTE-M', 'rejected', '11.9'],
  ['pumpN', 'Bælt Mobil', 'LTE-M', 'online', '12.4'],
  ['gate', 'Küstenfunk DE', '4G', 'online', '21.0'],
];
const dot = { online: '', near: ' d--warn', rejected: ' d--bad' };

const thisMonth = (x) => 92 - 28 * Math.sin(x / 62 + 0.4) - 12 * Math.sin(x / 118 + 1.3);
const lastMonth = (x) => 94 - 24 * Math.sin(x / 62 + 0.1) - 10 * Math.sin(x / 118 + 1.1);

const chart = (w) => `<svg class="chart" viewBox="0 0 824 150" width="824" height="150">
<g stroke="#E3EFF3"><path d="M0 30h824M0 70h824M0 110h824M0 149.500h824"/></g>
<path fill="#E3EFF3" d="${curve(thisMonth, 0, 824)}V150H0z"/>
<path fill="none" stroke="#8DB3C0" stroke-width="1.3" stroke-dasharray="3 4" d="${curve(lastMonth, 0, 824)}"/>
<path fill="none" stroke="#0B2431" stroke-width="1.8" d="${curve(thisMonth, 0, 824)}"/>
<path stroke="#9D1B8C" d="M470 0v150"/><circle cx="470" cy="${thisMonth(470).toFixed(1)}" r="4.5" fill="#9D1B8C"/>
<rect x="478" y="8" width="152" height="26" fill="#9D1B8C"/><text x="554" y="25" text-anchor="middle" font-size="12" font-weight="600" fill="#fff">${w.tip}</text></svg>`;

const row = (w, [name, network, radio, state, mb]) =>
  `<tr><td>${w.devices[name]}</td><td>${network}</td><td>${radio}</td><td><i class="d${dot[state]}"></i>${w[state]}</td><td>${mb.replace('.', w.point)}</td></tr>`;

const screen = (w) => `<style>
.win{position:absolute;inset:0;background:#fff;border:1px solid #bdb594;border-bottom:0;border-radius:10px 10px 0 0;overflow:hidden;font-size:14px;display:grid;grid-template-rows:auto 1fr}
.bar{display:flex;align-items:center;gap:16px;padding:12px 18px;border-bottom:1px solid var(--hair);height:57px}
.org{display:flex;align-items:center;gap:8px;font-weight:600}
.find{display:flex;align-items:center;gap:8px;color:var(--slate);border:1px solid var(--hair);border-radius:6px;padding:6px 12px;width:260px;font-size:13px}
.body{display:grid;grid-template-columns:132px 1fr}
nav{display:grid;align-content:start;gap:2px;padding:16px 10px;border-right:1px solid var(--hair);background:var(--shoal)}
nav span{padding:7px 10px;border-radius:4px;color:var(--slate);font-weight:500}
nav span:first-child{background:#fff;color:var(--ink);box-shadow:inset 0 0 0 1px var(--hair);font-weight:600}
main{padding:24px 28px 0}h2{font-size:17px;font-weight:600;display:flex;gap:12px;align-items:center}
.kpis{display:grid;grid-template-columns:repeat(4,1fr);margin-top:16px;border:1px solid var(--hair);border-radius:6px}
.kpis div{padding:12px 14px}.kpis div+div{border-left:1px solid var(--hair)}
.kpis span{color:var(--slate);font-size:12px;display:block}.kpis b{font-size:22px;font-weight:600;font-stretch:85%;letter-spacing:-.02em;line-height:1.2}
.kpis div:nth-child(2) b{color:var(--port)}
.chart{margin-top:18px}table{width:100%;margin-top:14px;font-size:13px;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:500;color:var(--slate);padding:8px 0;border-bottom:1px solid var(--hair)}
td{padding:9px 0;border-bottom:1px solid var(--hair);white-space:nowrap}
td:last-child,th:last-child{text-align:right}
td .d{display:inline-block;margin-right:8px;background:var(--starboard)}td .d--bad{background:var(--port)}td .d--warn{background:#a97800}
</style><div class="win"><div class="bar"><span class="org">${markSvg(18)}Nordvand</span><span class="find"><svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"><circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 3.5 3.5"/></svg>${w.find}</span></div>
<div class="body"><nav>${w.nav.map((item) => `<span data-fit>${item}</span>`).join('')}</nav><main><h2>${w.title}<span class="pill">${w.count}</span></h2>
<div class="kpis">${w.figures.map(([name, value]) => `<div><span>${name}</span><b>${value}</b></div>`).join('')}</div>${chart(w)}
<table><thead><tr>${w.head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${devices.map((device) => row(w, device)).join('')}</tbody></table></main></div></div>`;

export const pictures = [{ name: 'dashboard-bridge', width: 1014, height: 641, words, html: screen }];
