// Sky and water computed per pixel (noise, perspective waves, mirrored light), silhouettes laid over as SVG.
import fs from 'node:fs';
import sharp from 'sharp';
import { uploads } from '../places.mjs';
const OUT = uploads.pathname;
/** Size of every photograph. */
export const W = 2400;
export const H = 1350;
let seed = 7;
export const rnd = () => {
  seed = (seed * 1664525 + 1013904223) >>> 0;
  return seed / 4294967296;
};
const P = new Float32Array(65536).map(rnd);
export const vn = (x, y) => {
  const xi = Math.floor(x),
    yi = Math.floor(y),
    u = x - xi,
    v = y - yi,
    a = u * u * (3 - 2 * u),
    b = v * v * (3 - 2 * v),
    h = (i, j) => P[((i * 374761 + j * 668265) ^ ((i * 31 + j * 17) << 3)) & 65535];
  const p = h(xi, yi),
    q = h(xi + 1, yi),
    r = h(xi, yi + 1),
    s = h(xi + 1, yi + 1);
  return p + (q - p) * a + (r - p) * b + (p - q - r + s) * a * b;
};
export const fbm = (x, y, o = 4) => {
  let s = 0,
    k = 0.5,
    n = 0;
  for (let i = 0; i < o; i++) {
    s += k * vn(x, y);
    n += k;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 9.7;
    k *= 0.5;
  }
  return s / n;
};
export const hex = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
export const ramp = (stops) => {
  const c = stops.map(([t, h]) => [t, hex(h)]);
  return (t) => {
    let i = 0;
    while (i < c.length - 2 && t > c[i + 1][0]) i++;
    const [a, A] = c[i],
      [b, B] = c[i + 1],
      k = Math.min(1, Math.max(0, (t - a) / (b - a)));
    const q = k * k * (3 - 2 * k);
    return [0, 1, 2].map((j) => A[j] + (B[j] - A[j]) * q);
  };
};
export const mix = (a, b, k) => a + (b - a) * k;
export const clamp = (v, a = 0, b = 1) => (v < a ? a : v > b ? b : v);
export const svg = (b) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${b}</svg>`;
export async function over(buf, body, blur = 0, gain = 1) {
  let s = sharp(Buffer.from(svg(body)));
  if (blur) s = s.blur(blur);
  const r = await s.ensureAlpha().raw().toBuffer();
  for (let i = 0, j = 0; i < r.length; i += 4, j += 3) {
    const a = (r[i + 3] / 255) * gain;
    if (a) for (let k = 0; k < 3; k++) buf[j + k] = mix(buf[j + k], r[i + k], a);
  }
}
export async function glow(buf, pts) {
  for (const [rad, op] of [
    [34, 0.35],
    [12, 0.6],
    [2.6, 1],
  ])
    await add(
      buf,
      pts
        .map(
          ([x, y, c, s = 1]) =>
            `<circle cx="${x}" cy="${y}" r="${rad * s}" fill="${c}" fill-opacity="${op}"/>`,
        )
        .join(''),
      rad > 3 ? rad * 0.6 : 0.6,
    );
}
export async function add(buf, body, blur) {
  const r = await sharp(Buffer.from(svg(body)))
    .blur(Math.max(0.5, blur))
    .ensureAlpha()
    .raw()
    .toBuffer();
  for (let i = 0, j = 0; i < r.length; i += 4, j += 3) {
    const a = r[i + 3] / 255;
    if (a > 0.003)
      for (let k = 0; k < 3; k++) buf[j + k] = 255 - (255 - buf[j + k]) * (1 - (r[i + k] / 255) * a);
  }
}
export function sky(buf, hz, stops, { cl = [900, 90, 0.5], amp = 0.12, light = null, clouds = null } = {}) {
  const R = ramp(stops);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const t = y / hz;
      const n = fbm(x / cl[0] + 3, y / cl[1] + t * 2, 5) - 0.5;
      let c = R(clamp(t + n * amp));
      if (clouds) {
        const d = clamp((fbm(x / clouds.sx + 8, (y / clouds.sy) * (1 + t * 1.6), 6) - clouds.t) / clouds.w);
        const k = d * clouds.k * (1 - Math.pow(clamp(t), 5));
        const edge = clamp(1 - Math.abs(d - 0.35) * 2.6) * clouds.rim;
        c = c.map((v, i) => mix(v, clouds.c[i], k) + edge * clouds.rimc[i]);
      }
      if (light) {
        const dx = (x - light.x) / light.w,
          dy = (y - light.y) / light.h,
          g = Math.exp(-(dx * dx + dy * dy)) * light.k;
        c = c.map((v, i) => mix(v, light.c[i], g));
      }
      const j = (y * W + x) * 3;
      buf[j] = c[0];
      buf[j + 1] = c[1];
      buf[j + 2] = c[2];
    }
}
export function water(
  buf,
  hz,
  {
    amp = 60,
    f = 0.02,
    stretch = 5,
    deep = '#0B2431',
    near = 0.45,
    far = 0.94,
    glint = 0,
    gx = W / 2,
    swell = 0.5,
  } = {},
) {
  const D = hex(deep),
    Hh = H - hz;
  for (let y = hz + 1; y < H; y++) {
    const p = (y - hz) / Hh,
      d = 1 / (p + 0.035);
    for (let x = 0; x < W; x++) {
      const wx = (x - W / 2) * d * f,
        wz = d * f * Hh * stretch * 0.32;
      const a = fbm(wx, wz, 4),
        b = fbm(wx + 0.35, wz + 0.6, 4);
      const sw = (fbm(wx * 0.17 + 4, wz * 0.2, 3) - 0.5) * swell;
      const s = (a - b) * 1.6 + sw,
        fade = Math.min(1, p * 5 + 0.05);
      const sy = clamp(hz - (y - hz) * 0.86 - s * amp * fade - p * 14, 0, hz),
        sx = clamp(x + (a - 0.5) * amp * 0.34 * fade, 0, W - 1);
      const i0 = ((sy | 0) * W + (sx | 0)) * 3;
      const fres = clamp(mix(far, near, Math.pow(p, 0.6)) + s * 0.55 * fade, 0, 1);
      const j = (y * W + x) * 3;
      const g = glint
        ? Math.exp(-Math.pow((x - gx) / (120 + p * 420), 2)) * Math.pow(clamp(0.5 + s * 2.2), 6) * glint
        : 0;
      for (let k = 0; k < 3; k++) buf[j + k] = mix(D[k], buf[i0 + k], fres) + g * 255;
    }
  }
}
export async function finish(buf, name, { grain = 4.2, vig = 0.2, q = 60, lift = [11, 36, 49] } = {}) {
  const g = new Float32Array(W * H);
  for (let i = 0; i < W * H; i++) g[i] = rnd() + rnd() + rnd() - 1.5;
  const o = Buffer.alloc(W * H * 3);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const i = y * W + x,
        j = i * 3;
      const n = (g[i] * 0.55 + (g[i ? i - 1 : 0] + g[i > W ? i - W : 0]) * 0.4) * grain;
      const v = 1 - vig * (Math.pow((x / W - 0.5) * 1.5, 2) + Math.pow((y / H - 0.5) * 1.2, 2));
      for (let k = 0; k < 3; k++) {
        const s = buf[j + k] * v + lift[k] * (1 - v) * 0.4;
        o[j + k] = clamp(s + n * (0.5 + 0.5 * Math.sin(Math.PI * clamp(s / 255))), 0, 255);
      }
    }
  const img = sharp(o, { raw: { width: W, height: H, channels: 3 } });
  for (let qq = q; qq > 30; qq -= 4) {
    const b = await img.clone().webp({ quality: qq, effort: 5 }).toBuffer();
    if (b.length < 238000) {
      fs.writeFileSync(`${OUT}photo-${name}.webp`, b);
      console.log(name, qq, (b.length / 1024) | 0, 'kB');
      return;
    }
  }
}
