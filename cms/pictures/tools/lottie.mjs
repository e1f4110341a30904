// Three animations, written by hand as Lottie 5.7 JSON. Run: node cms/pictures/tools/lottie.mjs.
// rings: the core, one pulse every 4 s, loops. tide: the tide line draws itself once in 2.4 s, then its last point lights.
import fs from 'node:fs';
import { uploads } from './places.mjs';
const OUT = uploads.pathname,
  INK = [0.0431, 0.1412, 0.1922, 1],
  MAG = [0.6157, 0.1059, 0.549, 1];
const s = (k) => ({ a: 0, k }),
  E = { o: { x: [0.2], y: [0.7] }, i: { x: [0.2], y: [1] } };
const anim = (...kf) => ({
  a: 1,
  k: kf.map(([t, v], i) => (i < kf.length - 1 ? { t, s: [].concat(v), ...E } : { t, s: [].concat(v) })),
});
const tr = (o) => ({ ty: 'tr', p: s([0, 0]), a: s([0, 0]), s: s([100, 100]), r: s(0), o: s(100), ...o });
const layer = (ind, nm, shapes, ks = {}, op = 120) => ({
  ddd: 0,
  ind,
  ty: 4,
  nm,
  sr: 1,
  ks: { o: s(100), r: s(0), p: s([0, 0, 0]), a: s([0, 0, 0]), s: s([100, 100, 100]), ...ks },
  ao: 0,
  shapes,
  ip: 0,
  op,
  st: 0,
  bm: 0,
});
const doc = (nm, w, h, layers, op = 120) => ({
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op,
  w,
  h,
  nm,
  ddd: 0,
  assets: [],
  layers,
});
const ell = (d, fill, stroke, w, dash) => ({
  ty: 'gr',
  it: [
    { ty: 'el', p: s([0, 0]), s: s([d, d]) },
    ...(stroke
      ? [
          {
            ty: 'st',
            c: s(stroke),
            o: s(100),
            w: s(w),
            lc: 1,
            lj: 1,
            ...(dash
              ? {
                  d: [
                    { n: 'd', nm: 'd', v: s(dash) },
                    { n: 'g', nm: 'g', v: s(dash) },
                  ],
                }
              : {}),
          },
        ]
      : []),
    ...(fill ? [{ ty: 'fl', c: s(fill), o: s(100), r: 1 }] : []),
    tr({}),
  ],
});
const C = [100, 100, 0];
const rings = doc('Rings at the core', 200, 200, [
  layer(1, 'core', [ell(12, INK)], { p: s(C) }),
  layer(2, 'near ring', [ell(34, null, MAG, 2)], { p: s(C) }),
  ...[
    [0, 3],
    [9, 4],
    [18, 5],
  ].map(([d, i]) =>
    layer(i, 'wave ' + (i - 2), [ell(180, null, MAG, 2.2, i === 3 ? null : 5)], {
      p: s(C),
      s: anim([d, [19, 19, 100]], [d + 66, [100, 100, 100]]),
      o: {
        a: 1,
        k: [
          { t: 0, s: [0], ...E },
          { t: d, s: [0], ...E },
          { t: d + 4, s: [85 - (i - 3) * 22], ...E },
          { t: d + 66, s: [0] },
        ],
      },
    }),
  ),
]);
// the same pulse on the hero chart's canvas, so that it can lie over the picture and be cropped alike
const core = [1583, 531, 0];
const heroRings = doc('Rings at the core of the hero chart', 1760, 960, [
  layer(1, 'core', [ell(12, INK)], { p: s(core) }),
  ...[
    [0, 2],
    [9, 3],
    [18, 4],
  ].map(([d, i]) =>
    layer(i, 'wave ' + (i - 1), [ell(208, null, MAG, 2, i === 2 ? null : 5)], {
      p: s(core),
      s: anim([d, [15, 15, 100]], [d + 66, [100, 100, 100]]),
      o: {
        a: 1,
        k: [
          { t: 0, s: [0], ...E },
          { t: d, s: [0], ...E },
          { t: d + 4, s: [85 - (i - 2) * 22], ...E },
          { t: d + 66, s: [0] },
        ],
      },
    }),
  ),
]);
const N = 13,
  W = 640,
  H = 160,
  pts = Array.from({ length: N }, (_, i) => {
    const x = 8 + (i * (W - 40)) / (N - 1);
    const y = 80 - 44 * Math.sin((i / (N - 1)) * Math.PI * 3.2 + 0.4) * (1 - (0.25 * i) / N);
    return [+x.toFixed(1), +y.toFixed(1)];
  });
const tan = pts.map((p, i) => {
  const a = pts[Math.max(0, i - 1)],
    b = pts[Math.min(N - 1, i + 1)],
    k = 1 / 6;
  return [+((b[0] - a[0]) * k).toFixed(1), +((b[1] - a[1]) * k).toFixed(1)];
});
const curve = { ty: 'sh', ks: s({ c: false, v: pts, o: tan, i: tan.map((t) => t.map((v) => -v)) }) };
const draw = {
  ty: 'tm',
  s: s(0),
  e: {
    a: 1,
    k: [
      { t: 0, s: [0], o: { x: [0.35], y: [0] }, i: { x: [0.3], y: [1] } },
      { t: 72, s: [100] },
    ],
  },
  o: s(0),
  m: 1,
};
const ticks = Array.from({ length: 29 }, (_, i) => ({
  ty: 'sh',
  ks: s({
    c: false,
    v: [
      [8 + i * 21.4, H - 4],
      [8 + i * 21.4, H - (i % 7 ? 10 : 18)],
    ],
    i: [
      [0, 0],
      [0, 0],
    ],
    o: [
      [0, 0],
      [0, 0],
    ],
  }),
}));
const end = pts[N - 1];
const tide = doc('Tide line', W, H, [
  layer(1, 'last point', [ell(15, MAG)], {
    p: s([...end, 0]),
    s: anim([66, [0, 0, 100]], [78, [100, 100, 100]]),
  }),
  layer(2, 'signal', [ell(44, null, MAG, 2, 4)], {
    p: s([...end, 0]),
    s: anim([76, [34, 34, 100]], [108, [100, 100, 100]]),
    o: {
      a: 1,
      k: [
        { t: 0, s: [0], h: 1 },
        { t: 76, s: [80], ...E },
        { t: 108, s: [0] },
      ],
    },
  }),
  layer(3, 'tide', [
    { ty: 'gr', it: [curve, draw, { ty: 'st', c: s(INK), o: s(100), w: s(2.5), lc: 2, lj: 2 }, tr({})] },
  ]),
  layer(4, 'scale', [
    {
      ty: 'gr',
      it: [...ticks, { ty: 'st', c: s([0.835, 0.886, 0.906, 1]), o: s(100), w: s(1), lc: 1, lj: 1 }, tr({})],
    },
  ]),
]);
for (const [n, d] of [
  ['rings', rings],
  ['hero-rings', heroRings],
  ['tide-line', tide],
]) {
  const j = JSON.stringify(d);
  fs.writeFileSync(OUT + n + '.json', j);
  console.log(n, j.length);
}
