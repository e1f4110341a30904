import {
  load,
  feature,
  mesh,
  geoMercator,
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
const t = load('countries-10m');
const cs = feature(t, t.objects.countries).features.filter((f) =>
  ['Denmark', 'Sweden', 'Norway', 'Germany', 'Poland', 'Netherlands'].includes(f.properties.name),
);
const land = { type: 'FeatureCollection', features: cs };
const objs = {
  type: 'GeometryCollection',
  geometries: t.objects.countries.geometries.filter((g) =>
    cs.some((c) => c.properties.name === g.properties.name),
  ),
};
const coast = mesh(t, objs, (a, b) => a === b);
const W = 1760,
  H = 960;
// 8.1E -> x 1010 ; 128 px per degree ; 57.95N top
const k = (128 * 180) / Math.PI;
const proj = geoMercator().scale(k).translate([0, 0]);
let p = proj([8.1, 57.95]);
proj.translate([1010 - p[0], -p[1]]).clipExtent([
  [-60, -60],
  [W + 60, H + 60],
]);
const s = 2,
  r = rasterise(land, proj, W + 0, H + 0, s);
let d = edt(r);
d = d.map((v) => v * s);
d = d.map((v, i) => {
  const x = (i % r.w) * s,
    y = Math.floor(i / r.w) * s;
  return v <= 0 ? 0 : v * (0.72 + 0.62 * noise(x / 120, y / 120, 3) + 0.18 * noise(x / 42, y / 42, 5));
});
d = blur(d, r.w, r.h, 2);
d = blur(d, r.w, r.h, 2);
const neg = d.map((v) => -v);
const cp = (th, o) => contourPath(neg, r.w, r.h, s, -th, o);
const rings = geoRings(land, proj);
const landD = ringsToPath(rings, { eps: 0.45, min: 5 });
let coastD = '';
for (const q of geoRings(coast, proj)) {
  if (q.length < 3) continue;
  let o = [q[0]];
  for (const a of q.slice(1)) {
    const l = o[o.length - 1];
    if (Math.hypot(a[0] - l[0], a[1] - l[1]) > 1.1) o.push(a);
  }
  if (o.length < 3) continue;
  coastD += 'M' + o.map((a) => a.map((v) => Math.round(v * 10) / 10).join(' ')).join('L');
}
const L = [
  [16, 0.95],
  [26, 0.8],
  [38, 0.66],
  [54, 0.52],
  [74, 0.42],
  [100, 0.32],
  [134, 0.24],
];
let svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><path fill="#fff" d="M0 0h${W}v${H}H0z"/>`;
svg += `<path fill="#F1F7F9" d="${cp(100, { eps: 0.6, min: 200 })}"/><path fill="#E3EFF3" d="${cp(38, { eps: 0.5, min: 60 })}"/><path fill="#D2E5EB" d="${cp(9, { eps: 0.4, min: 20 })}"/>`;
svg +=
  `<g fill="none" stroke="#8DB3C0" stroke-width="1">` +
  L.map(([th, o]) => `<path stroke-opacity="${o}" d="${cp(th, { eps: 0.5, min: 60 })}"/>`).join('') +
  `</g>`;
svg += `<path fill="#F2EDDC" d="${landD}"/><path fill="none" stroke="#1B3B48" stroke-width=".9" stroke-linejoin="round" d="${coastD}"/></svg>`;
fs.writeFileSync(OUT + 'kattegat.svg', svg);
console.log('hero', (svg.length / 1024) | 0, 'KB');
const P = {
  cph: [12.58, 55.68],
  aar: [10.21, 56.15],
  esb: [8.45, 55.47],
  got: [11.97, 57.71],
  ska: [10.58, 57.72],
  odn: [10.39, 55.4],
  hir: [9.96, 57.59],
  malmo: [13.0, 55.6],
  horns: [7.9, 55.5],
  anholt: [11.56, 56.7],
  kiel: [10.13, 54.32],
  ronne: [14.7, 55.1],
  thy: [8.22, 56.7],
};
for (const n in P) console.log(n, proj(P[n]).map(Math.round).join(','));
