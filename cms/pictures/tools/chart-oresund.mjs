// Night chart of the Sound around the office, for OurOffice. Needs the same packages as lib.mjs. Writes chart-oresund-night.svg.
// Prints where pin, meridians and parallels fall, in the drawing's own units.
import {
  load,
  feature,
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
import { uploads } from './places.mjs';
const OUT = uploads.pathname,
  W = 960,
  H = 720,
  s = 2;
const t = load('countries-10m'),
  land = {
    type: 'FeatureCollection',
    features: feature(t, t.objects.countries).features.filter((f) =>
      ['Denmark', 'Sweden'].includes(f.properties.name),
    ),
  };
const proj = geoMercator()
  .center([12.66, 55.78])
  .scale(38000)
  .translate([W / 2, H / 2])
  .clipExtent([
    [-60, -60],
    [W + 60, H + 60],
  ]);
const r = rasterise(land, proj, W, H, s);
let d = edt(r).map((v, i) => {
  const x = (i % r.w) * s,
    y = Math.floor(i / r.w) * s;
  return v <= 0 ? 0 : v * s * (0.72 + 0.62 * noise(x / 110, y / 110, 3) + 0.2 * noise(x / 40, y / 40, 5));
});
d = blur(d, r.w, r.h, 2);
const neg = d.map((v) => -v),
  cp = (th, o) => contourPath(neg, r.w, r.h, s, -th, o);
let svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><path fill="#071922" d="M0 0h${W}v${H}H0z"/>`;
for (const [th, c] of [
  [64, '#0A2230'],
  [34, '#0C2834'],
  [14, '#0F303D'],
])
  svg += `<path fill="${c}" d="${cp(th, { eps: 0.5, min: 60 })}"/>`;
svg +=
  '<g fill="none" stroke="#3E7386">' +
  [
    [14, 0.8],
    [24, 0.65],
    [34, 0.55],
    [48, 0.45],
    [64, 0.35],
    [84, 0.28],
  ]
    .map(([th, o]) => `<path stroke-opacity="${o}" d="${cp(th, { eps: 0.5, min: 80 })}"/>`)
    .join('') +
  '</g>';
svg +=
  '<g stroke="#64899A" stroke-opacity=".22">' +
  [12.4, 12.6, 12.8, 13].map((l) => `<path d="M${proj([l, 55.7])[0].toFixed(1)} 0v${H}"/>`).join('') +
  [55.6, 55.8, 56].map((l) => `<path d="M0 ${proj([12.7, l])[1].toFixed(1)}h${W}"/>`).join('') +
  '</g>';
svg += `<path fill="#1B4351" stroke="#8FAAB6" stroke-width="1.1" stroke-linejoin="round" d="${ringsToPath(geoRings(land, proj), { eps: 0.25, min: 6 })}"/></svg>`;
fs.writeFileSync(OUT + 'chart-oresund-night.svg', svg);
console.log(
  (svg.length / 1024) | 0,
  'kB',
  'office',
  proj([12.6, 55.708]).map(Math.round),
  'meridians',
  [12.4, 12.6, 12.8, 13].map((l) => Math.round(proj([l, 55.7])[0])),
  'parallels',
  [55.6, 55.8, 56].map((l) => Math.round(proj([12.7, l])[1])),
);
