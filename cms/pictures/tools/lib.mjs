// Draws the charts. Needs: npm i --no-save d3-geo d3-contour topojson-client world-atlas (Natural Earth, public domain).
// Land is rasterised, a distance field is computed, bent by noise, and cut into contour lines.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath, geoMercator, geoConicConformal } from 'd3-geo';
import { contours } from 'd3-contour';
import { feature, mesh } from 'topojson-client';
export const load = (n) =>
  JSON.parse(fs.readFileSync(createRequire(import.meta.url).resolve(`world-atlas/${n}.json`)));
export { feature, mesh, geoPath, geoMercator, geoConicConformal, contours, fs };
export function rasterise(geo, proj, W, H, s) {
  // even-odd fill
  const w = Math.ceil(W / s),
    h = Math.ceil(H / s),
    g = new Uint8Array(w * h);
  const polys = [];
  const ctx = {
    cur: null,
    beginPath() {},
    moveTo(x, y) {
      this.cur = [[x, y]];
      polys.push(this.cur);
    },
    lineTo(x, y) {
      this.cur.push([x, y]);
    },
    closePath() {
      this.cur.push(this.cur[0]);
    },
    arc() {},
  };
  geoPath(proj, ctx)(geo);
  for (let j = 0; j < h; j++) {
    const y = (j + 0.5) * s;
    const xs = [];
    for (const p of polys)
      for (let i = 0; i < p.length; i++) {
        const a = p[i],
          b = p[(i + 1) % p.length];
        if (a[1] <= y !== b[1] <= y) xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
      }
    xs.sort((a, b) => a - b);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      for (
        let i = Math.max(0, Math.ceil(xs[k] / s - 0.5));
        i <= Math.min(w - 1, Math.floor(xs[k + 1] / s - 0.5));
        i++
      )
        g[j * w + i] = 1;
    }
  }
  return { g, w, h };
}
function edt1(f, n) {
  const d = new Float64Array(n),
    v = new Int32Array(n),
    z = new Float64Array(n + 1);
  let k = 0;
  v[0] = 0;
  z[0] = -1e20;
  z[1] = 1e20;
  for (let q = 1; q < n; q++) {
    let s = (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k]);
    while (s <= z[k]) {
      k--;
      s = (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k]);
    }
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = 1e20;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (z[k + 1] < q) k++;
    d[q] = (q - v[k]) ** 2 + f[v[k]];
  }
  return d;
}
export function edt({ g, w, h }) {
  const f = new Float64Array(w * h);
  for (let i = 0; i < w * h; i++) f[i] = g[i] ? 0 : 1e10;
  for (let x = 0; x < w; x++) {
    const c = new Float64Array(h);
    for (let y = 0; y < h; y++) c[y] = f[y * w + x];
    const d = edt1(c, h);
    for (let y = 0; y < h; y++) f[y * w + x] = d[y];
  }
  for (let y = 0; y < h; y++) {
    const d = edt1(f.slice(y * w, y * w + w), w);
    for (let x = 0; x < w; x++) f[y * w + x] = Math.sqrt(d[x]);
  }
  return f;
}
export function blur(f, w, h, r) {
  const o = new Float64Array(f.length);
  for (let p = 0; p < 2; p++) {
    const src = p ? o.slice() : f;
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        let s = 0,
          n = 0;
        for (let k = -r; k <= r; k++) {
          const xx = p ? x : Math.min(w - 1, Math.max(0, x + k)),
            yy = p ? Math.min(h - 1, Math.max(0, y + k)) : y;
          s += src[yy * w + xx];
          n++;
        }
        o[y * w + x] = s / n;
      }
  }
  return o;
}
function hash(x, y, s) {
  let n = Math.sin(x * 127.1 + y * 311.7 + s * 74.7) * 43758.5453;
  return n - Math.floor(n);
}
export function noise(x, y, s = 1) {
  const xi = Math.floor(x),
    yi = Math.floor(y),
    u = x - xi,
    v = y - yi,
    q = (t) => t * t * t * (t * (t * 6 - 15) + 10);
  const a = hash(xi, yi, s),
    b = hash(xi + 1, yi, s),
    c = hash(xi, yi + 1, s),
    d = hash(xi + 1, yi + 1, s);
  return a + (b - a) * q(u) + (c - a) * q(v) + (a - b - c + d) * q(u) * q(v);
}
function rdp(p, e) {
  if (p.length < 3) return p;
  const keep = new Uint8Array(p.length);
  keep[0] = keep[p.length - 1] = 1;
  const st = [[0, p.length - 1]];
  while (st.length) {
    const [a, b] = st.pop();
    let m = 0,
      mi = -1;
    const [ax, ay] = p[a],
      [bx, by] = p[b];
    const dx = bx - ax,
      dy = by - ay,
      l = Math.hypot(dx, dy);
    for (let i = a + 1; i < b; i++) {
      const d =
        l < 1e-6
          ? Math.hypot(p[i][0] - ax, p[i][1] - ay)
          : Math.abs(dy * (p[i][0] - ax) - dx * (p[i][1] - ay)) / l;
      if (d > m) {
        m = d;
        mi = i;
      }
    }
    if (m > e) {
      keep[mi] = 1;
      st.push([a, mi], [mi, b]);
    }
  }
  return p.filter((_, i) => keep[i]);
}
const area = (r) => {
  let a = 0;
  for (let i = 0; i < r.length - 1; i++) a += r[i][0] * r[i + 1][1] - r[i + 1][0] * r[i][1];
  return Math.abs(a / 2);
};
const F = (n) => String(Math.round(n * 10) / 10);
export function ringsToPath(rings, { eps = 0.5, min = 12 } = {}) {
  let d = '';
  for (let r of rings) {
    if (area(r) < min) continue;
    r = rdp(r, eps);
    if (r.length < 4) continue;
    let px = 0,
      py = 0;
    d += `M${F(r[0][0])} ${F(r[0][1])}`;
    px = +F(r[0][0]);
    py = +F(r[0][1]);
    for (let i = 1; i < r.length - 1; i++) {
      const x = +F(r[i][0]),
        y = +F(r[i][1]);
      const dx = F(x - px),
        dy = F(y - py);
      d += `l${dx}${dy[0] === '-' ? '' : ' '}${dy}`;
      px = x;
      py = y;
    }
    d += 'z';
  }
  return d;
}
export function contourPath(field, w, h, s, thr, opt = {}) {
  const c = contours().size([w, h]).contour(field, thr);
  const rings = c.coordinates.flat().map((r) => r.map(([x, y]) => [x * s, y * s]));
  return ringsToPath(rings, opt);
}
export function geoRings(geo, proj) {
  const polys = [];
  const ctx = {
    cur: null,
    beginPath() {},
    moveTo(x, y) {
      this.cur = [[x, y]];
      polys.push(this.cur);
    },
    lineTo(x, y) {
      this.cur.push([x, y]);
    },
    closePath() {
      this.cur.push(this.cur[0]);
    },
    arc() {},
  };
  geoPath(proj, ctx)(geo);
  return polys;
}
