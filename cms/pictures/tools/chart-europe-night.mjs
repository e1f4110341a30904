import {
  load,
  feature,
  mesh,
  geoConicConformal,
  rasterise,
  edt,
  blur,
  noise,
  contourPath,
  geoRings,
  ringsToPath,
  fs,
} from './lib.mjs';
import { charts } from './places.mjs';
const OUT = charts.pathname;
const t = load('countries-50m');
const land = feature(t, t.objects.land);
const W = 1760,
  H = 980;
const proj = geoConicConformal()
  .parallels([40, 62])
  .rotate([-14, 0])
  .center([0, 54.2])
  .scale(2050)
  .translate([W * 0.715, H * 0.5])
  .clipExtent([
    [-40, -40],
    [W + 40, H + 40],
  ]);
const s = 2.5,
  r = rasterise(land, proj, W, H, s);
let d = edt(r).map((v) => v * s);
d = d.map((v, i) => {
  const x = (i % r.w) * s,
    y = Math.floor(i / r.w) * s;
  return v <= 0 ? 0 : v * (0.75 + 0.55 * noise(x / 110, y / 110, 7));
});
d = blur(d, r.w, r.h, 2);
const neg = d.map((v) => -v),
  cp = (th, o) => contourPath(neg, r.w, r.h, s, -th, o);
const landD = ringsToPath(geoRings(land, proj), { eps: 0.7, min: 10 });
const b = mesh(t, t.objects.countries, (a, c) => a !== c);
let bd = '';
{
  const segs = geoRings({ type: 'MultiLineString', coordinates: b.coordinates }, proj);
  for (const q of segs) {
    if (q.length < 2) continue;
    bd +=
      'M' +
      q
        .filter((_, i) => i % 2 == 0 || i == q.length - 1)
        .map((a) => a.map((v) => Math.round(v * 10) / 10).join(' '))
        .join('L');
  }
}
let svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><path fill="#0B2431" d="M0 0h${W}v${H}H0z"/>`;
svg += `<path fill="#0C2834" d="${cp(52, { eps: 0.8, min: 200 })}"/><path fill="#0F303D" d="${cp(14, { eps: 0.6, min: 60 })}"/>`;
svg +=
  `<g fill="none" stroke="#3E7386">` +
  [
    [10, 0.7],
    [20, 0.55],
    [34, 0.42],
    [52, 0.34],
    [76, 0.26],
    [108, 0.2],
  ]
    .map(([th, o]) => `<path stroke-opacity="${o}" d="${cp(th, { eps: 0.6, min: 80 })}"/>`)
    .join('') +
  `</g>`;
svg += `<path fill="#1B4351" stroke="#5E93A4" stroke-width=".8" stroke-linejoin="round" d="${landD}"/><path fill="none" stroke="#0C2834" stroke-width="1" d="${bd}"/></svg>`;
fs.writeFileSync(OUT + 'europe-night.svg', svg);
console.log('eu', (svg.length / 1024) | 0, 'KB');
const P = {
  cph: [12.58, 55.68],
  fra: [8.68, 50.11],
  lon: [-0.12, 51.5],
  mad: [-3.7, 40.4],
  par: [2.35, 48.85],
  osl: [10.75, 59.91],
  sto: [18.07, 59.33],
  hel: [24.94, 60.17],
  war: [21, 52.23],
  mil: [9.19, 45.46],
  ath: [23.7, 37.98],
  dub: [-6.26, 53.35],
  rig: [24.1, 56.95],
  vie: [16.37, 48.2],
  lis: [-9.14, 38.72],
  buc: [26.1, 44.43],
  ams: [4.9, 52.37],
};
for (const n in P) console.log(n, proj(P[n]).map(Math.round).join(','));
