// Four photographs that were never taken: harbour at dusk, wind field at dawn, pumping station in the blue hour, the Sound at nightfall.
// Run: node cms/pictures/tools/scenes.mjs [name]. Writes photo-*.webp, 2400 x 1350.
// Sky and water are computed per pixel (noise, perspective waves, mirrored light); silhouettes are SVG layers, hazed by distance.
import fs from 'node:fs';
import sharp from 'sharp';
import { uploads } from './places.mjs';
const OUT = uploads.pathname,
  W = 2400,
  H = 1350;
let seed = 7;
const rnd = () => {
  seed = (seed * 1664525 + 1013904223) >>> 0;
  return seed / 4294967296;
};
const P = new Float32Array(65536).map(rnd);
const vn = (x, y) => {
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
const fbm = (x, y, o = 4) => {
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
const hex = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
const ramp = (stops) => {
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
const mix = (a, b, k) => a + (b - a) * k,
  clamp = (v, a = 0, b = 1) => (v < a ? a : v > b ? b : v);
const svg = (b) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${b}</svg>`;
async function over(buf, body, blur = 0, gain = 1) {
  let s = sharp(Buffer.from(svg(body)));
  if (blur) s = s.blur(blur);
  const r = await s.ensureAlpha().raw().toBuffer();
  for (let i = 0, j = 0; i < r.length; i += 4, j += 3) {
    const a = (r[i + 3] / 255) * gain;
    if (a) for (let k = 0; k < 3; k++) buf[j + k] = mix(buf[j + k], r[i + k], a);
  }
}
async function glow(buf, pts) {
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
async function add(buf, body, blur) {
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
function sky(buf, hz, stops, { cl = [900, 90, 0.5], amp = 0.12, light = null, clouds = null } = {}) {
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
function water(
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
    Hh = H - hz,
    row = new Float32Array(W);
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
async function finish(buf, name, { grain = 4.2, vig = 0.2, q = 60, lift = [11, 36, 49] } = {}) {
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

// a ship-to-shore crane, 100 units high, base at (0,0), boom to the left
function crane(x, y, s, c, { up = false, box = true, t = -26 } = {}) {
  const L = (d, w) => `<path d="${d}" stroke-width="${w}"/>`;
  let g = '';
  g +=
    L('M0 0V-62M34 0V-62', 3) +
    L('M-2-10H36M0-34H34', 2.4) +
    L('M34-34 0-62M0-34 14-62', 1.3) +
    L('M-3-1H6M29-1H38', 3.4);
  g += L('M-1-64 4-100 34-64M4-100 10-64', 2) + L('M0-63H54', 4.2) + L('M4-100 52-64M4-98 30-64', 0.8);
  for (let i = 0; i < 54; i += 6) g += L(`M${i}-65l3-4 3 4`, 0.5);
  g += `<path d="M24-66h20v-10H24z" fill="${c}"/>`;
  const boom = 'M0 0H-66' + Array.from({ length: 11 }, (_, i) => `M${-i * 6}-2l-3-4-3 4`).join('');
  g += up
    ? `<g transform="translate(0 -63) rotate(72)"><path d="M0 0H-66" stroke-width="3.6"/><path d="${boom}" stroke-width=".6"/></g>`
    : `<g transform="translate(0 -63)"><path d="M0 0H-66" stroke-width="3.6"/><path d="${boom}" stroke-width=".6"/><path d="M4-36-30-2M4-36-60-2" stroke-width=".8"/><path d="M${t - 4} 2h8v5h-8z" fill="${c}" stroke-width="1"/><path d="M${t - 3} 7v16M${t + 3} 7v16" stroke-width=".5"/>${box ? `<path d="M${t - 7} 23h14v6h-14z" fill="${c}" stroke="none"/>` : ''}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="${c}" stroke-linecap="square">${g}</g>`;
}
const stacks = (x0, x1, y, c, max, u = 1) => {
  let o = '',
    n = max,
    i = 0;
  for (let x = x0; x < x1; x += 26 * u) {
    if (i-- <= 0) {
      n = Math.round(max * (0.35 + 0.65 * rnd()));
      i = 1 + Math.floor(rnd() * 4);
    }
    const m = Math.max(0, n - (rnd() > 0.78 ? 1 : 0));
    if (m) o += `<path fill="${c}" d="M${x} ${y - m * 11 * u}h${25.4 * u}v${m * 11 * u}h${-25.4 * u}z"/>`;
  }
  return o;
};

const scenes = {
  async harbour() {
    const b = new Float32Array(W * H * 3),
      hz = 930;
    sky(
      b,
      hz,
      [
        [0, '#0C2836'],
        [0.3, '#17485C'],
        [0.56, '#3F7F94'],
        [0.76, '#93BCC8'],
        [0.9, '#DCE3DC'],
        [1, '#F0DFC0'],
      ],
      {
        amp: 0.16,
        cl: [1300, 70],
        light: { x: 1500, y: hz, w: 900, h: 210, k: 0.55, c: [247, 226, 192] },
        clouds: {
          sx: 780,
          sy: 70,
          t: 0.53,
          w: 0.22,
          k: 0.55,
          c: [24, 66, 84],
          rim: 0.1,
          rimc: [190, 170, 150],
        },
      },
    );
    await over(
      b,
      `<path fill="#7FA3AD" d="M0 ${hz - 26}c300-18 560-8 820-2s700-30 1580 4v60H0z"/>` +
        [1180, 1320, 1460].map((x, i) => crane(x, hz - 12, 1.5, '#6C95A1', { up: i === 1 })).join('') +
        stacks(900, 1700, hz - 8, '#6C95A1', 3, 0.6),
      2.2,
      0.8,
    );
    await over(
      b,
      [250, 560].map((x, i) => crane(x, hz - 4, 3.1, '#33606F', { up: i === 0, t: -40 })).join('') +
        stacks(0, 980, hz, '#33606F', 4, 1.1) +
        `<path fill="#2E5867" d="M0 ${hz - 16}h1080l-8 34H0z"/>`,
      1.3,
      0.93,
    );
    // ship under the near cranes
    const c = '#0C222D';
    await over(
      b,
      `<path fill="${c}" d="M930 ${hz - 74}h1030l42-26h60l-34 118H984z"/>` +
        stacks(1010, 1800, hz - 74, c, 6, 1.25) +
        `<path fill="${c}" d="M1840 ${hz - 74}v-150h20v-26h76v26h14v150z"/><path fill="${c}" d="M1884 ${hz - 250}v-58h5v58zM1866 ${hz - 296}h40v5h-40z"/>`,
      0.9,
    );
    await over(
      b,
      crane(2010, hz + 4, 6.4, c, { t: -44 }) +
        crane(1560, hz + 4, 6.1, c, { t: -30, box: false }) +
        `<path fill="${c}" d="M1490 ${hz - 4}H${W}v34H1478z"/>` +
        stacks(2190, 2400, hz, c, 7, 1.5),
      0.7,
    );
    const warm = '#FFE2A8';
    await glow(b, [
      [2010 + 4 * 6.4, hz - 100 * 6.4, '#E06BCF', 0.8],
      [1560 + 4 * 6.1, hz - 100 * 6.1, '#E06BCF', 0.7],
      [1900, hz - 205, warm, 0.8],
      [1925, hz - 205, warm, 0.7],
      [1990, hz - 330, warm, 0.7],
      [2160, hz - 410, warm, 0.9],
      [1700, hz - 395, warm, 0.9],
      [1585, hz - 110, warm, 0.8],
      [2100, hz - 64, warm, 1],
      [2230, hz - 74, warm, 1.1],
      [1380, hz - 92, warm, 0.5],
      [1120, hz - 92, warm, 0.5],
      [640, hz - 32, warm, 0.5],
      [420, hz - 30, warm, 0.45],
      [180, hz - 34, warm, 0.5],
      [1240, hz - 20, warm, 0.3],
    ]);
    water(b, hz + 14, {
      amp: 58,
      f: 0.012,
      stretch: 4,
      deep: '#0A2430',
      near: 0.52,
      far: 0.95,
      glint: 0.1,
      gx: 1180,
      swell: 0.12,
    });
    await finish(b, 'harbour', { q: 64 });
  },
  async wind() {
    const b = new Float32Array(W * H * 3),
      hz = 800;
    sky(
      b,
      hz,
      [
        [0, '#6E9DAE'],
        [0.35, '#A5C6D0'],
        [0.7, '#D6E5E8'],
        [0.92, '#F1EEE0'],
        [1, '#EFE6CF'],
      ],
      {
        amp: 0.14,
        cl: [1500, 80],
        light: { x: 1640, y: hz - 70, w: 620, h: 240, k: 0.75, c: [255, 250, 236] },
        clouds: {
          sx: 900,
          sy: 105,
          t: 0.5,
          w: 0.3,
          k: 0.5,
          c: [120, 158, 174],
          rim: 0.12,
          rimc: [150, 146, 138],
        },
      },
    );
    await add(b, `<circle cx="1640" cy="${hz - 96}" r="46" fill="#FFF6DE"/>`, 7);
    const blade = 'M-1.3 0C-3.2-10-2-22 0-52 1.2-30 1.8-12 1.3 0z';
    const turb = (x, y, s, c, a, ty) =>
      `<g transform="translate(${x} ${y}) scale(${s})" fill="${c}"><path d="M-1.9 2-1.1-78h2.2L1.9 2z"/>${ty ? `<path fill="${ty}" d="M-2.6 3v-11h5.2V3z"/><path d="M-4.4-8h8.8v1.2h-8.8z"/>` : ''}<path d="M-2.2-81.600h6.600v3.400h-6.600z"/><g transform="translate(-.4 -80)">${[0, 120, 240].map((r) => `<path transform="rotate(${a + r})" d="${blade}"/>`).join('')}<circle r="1.7"/></g></g>`;
    for (const [n, s, c, bl, op, off] of [
      [15, 0.95, '#C3D4D8', 1.8, 0.7, 40],
      [11, 1.5, '#A3BEC7', 1.4, 0.8, 150],
      [7, 2.5, '#7FA2AF', 1, 0.9, 40],
      [4, 4.3, '#4B7686', 0.8, 0.95, 300],
    ]) {
      let o = '';
      for (let i = 0; i < n; i++)
        o += turb(off + i * (W / n) + rnd() * 30, hz + s * 1.2, s, c, 20 + i * 37, null);
      await over(b, o, bl, op);
    }
    await over(b, turb(690, hz + 74, 9.2, '#1E4455', 14, '#D9AE34'), 0.8);
    await over(b, turb(2080, hz + 36, 6.4, '#2E5A6B', 52, '#CBAA48'), 0.9);
    await glow(b, [
      [694, hz + 74 - 82 * 9.2, '#E06BCF', 0.55],
      [2084, hz + 36 - 82 * 6.4, '#E06BCF', 0.4],
    ]);
    const keep = Float32Array.from(b);
    water(b, hz, {
      amp: 150,
      f: 0.018,
      stretch: 5,
      deep: '#0F3444',
      near: 0.34,
      far: 0.9,
      glint: 0.5,
      gx: 1640,
      swell: 0.5,
    });
    // feet of the near turbines stand in front of the water
    const m = await sharp(
      Buffer.from(
        svg(turb(690, hz + 74, 9.2, '#fff', 14, '#fff') + turb(2080, hz + 36, 6.4, '#fff', 52, '#fff')),
      ),
    )
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer();
    for (let i = hz * W; i < W * H; i++)
      if (m[i] > 30)
        for (let k = 0; k < 3; k++) b[i * 3 + k] = mix(b[i * 3 + k], keep[i * 3 + k], m[i] / 255);
    await over(
      b,
      `<ellipse cx="690" cy="${hz + 104}" rx="70" ry="5" fill="#DCE9EC"/><ellipse cx="2080" cy="${hz + 57}" rx="44" ry="3.500" fill="#DCE9EC"/>`,
      3,
      0.55,
    );
    await finish(b, 'wind', { q: 64, vig: 0.14 });
  },
  async sound() {
    const b = new Float32Array(W * H * 3),
      hz = 720;
    sky(
      b,
      hz,
      [
        [0, '#123D4F'],
        [0.34, '#2C687D'],
        [0.62, '#74A9BA'],
        [0.84, '#C3DDE5'],
        [0.95, '#F2EDDC'],
        [1, '#EFDFC2'],
      ],
      {
        amp: 0.1,
        cl: [1600, 60],
        light: { x: 760, y: hz, w: 1000, h: 170, k: 0.5, c: [248, 232, 204] },
        clouds: {
          sx: 1000,
          sy: 64,
          t: 0.52,
          w: 0.26,
          k: 0.4,
          c: [44, 104, 125],
          rim: 0.1,
          rimc: [170, 150, 130],
        },
      },
    );
    const ridge = (y, a, f, c) =>
      `<path fill="${c}" d="M0 ${hz + 4}${Array.from({ length: 241 }, (_, i) => `L${i * 10} ${(y - a * Math.pow(Math.max(0, fbm(i * f + a, a, 3) - 0.3), 1.3) * 2).toFixed(1)}`).join('')}V${hz + 4}z"/>`;
    await over(b, ridge(hz - 4, 66, 0.012, '#86AEBB'), 2.2, 0.8);
    await over(b, ridge(hz + 2, 44, 0.03, '#3F7083'), 1.1, 0.9);
    await over(
      b,
      `<g fill="#1E4455"><path d="M1880 ${hz + 3}v-74h5v74zM1920 ${hz + 3}v-92h5v92z"/><path d="M1836 ${hz - 12}h140l-10 18h-118z"/></g>`,
      1,
      0.85,
    );
    const c = '#0C222D';
    const buoy = `<g transform="translate(1210 ${hz + 126}) rotate(4)"><path fill="${c}" d="M-58 0h116l-14 34H-44z"/><path fill="#C99A2C" d="M-44-4h88l-9-58h-70z"/><path fill="none" stroke="${c}" stroke-width="6" d="M-30-62-12-230M30-62 12-230M-24-120h48M-18-176h36M-27-66l46-52M27-66l-46-52M-19-124l36-50"/><path fill="${c}" d="M-20-248h40v18h-40z"/></g>`;
    await over(b, buoy, 0.8);
    const keep = Float32Array.from(b);
    await glow(b, [
      [1227, hz + 126 - 250, '#E06BCF', 1.25],
      [420, hz - 14, '#FFE2A8', 0.4],
      [610, hz - 10, '#FFE2A8', 0.35],
      [2140, hz - 12, '#FFE2A8', 0.4],
    ]);
    const lit = Float32Array.from(b);
    water(b, hz + 3, {
      amp: 70,
      f: 0.013,
      stretch: 4.4,
      deep: '#0C2C3B',
      near: 0.46,
      far: 0.94,
      glint: 0.12,
      gx: 760,
      swell: 0.3,
    });
    const m = await sharp(Buffer.from(svg(buoy)))
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer();
    for (let y = hz; y < hz + 150; y++)
      for (let x = 1120; x < 1300; x++) {
        const i = y * W + x;
        if (m[i] > 20)
          for (let k = 0; k < 3; k++) b[i * 3 + k] = mix(b[i * 3 + k], lit[i * 3 + k], m[i] / 255);
      }
    await over(
      b,
      `<g transform="translate(1210 ${hz + 160}) scale(1 1)" fill="${c}" fill-opacity=".75">${Array.from(
        { length: 16 },
        (_, i) => {
          const y = 8 + i * i * 1.15,
            w = 56 * (1 - i / 22);
          return `<path d="M${-w + Math.sin(i * 1.9) * 9} ${y}q${w} ${3 + i * 0.4} ${2 * w} 0q${-w} ${-3 - i * 0.3} ${-2 * w} 0z"/>`;
        },
      ).join('')}</g><ellipse cx="1208" cy="${hz + 160}" rx="74" ry="5" fill="#DCE9EC" fill-opacity=".55"/>`,
      1.8,
      0.9,
    );
    await finish(b, 'sound', { q: 64 });
  },
  async pump() {
    const b = new Float32Array(W * H * 3),
      hz = 880;
    sky(
      b,
      hz,
      [
        [0, '#12384A'],
        [0.35, '#2C5F73'],
        [0.65, '#6E9CAC'],
        [0.86, '#B9D0D4'],
        [1, '#E9E3CF'],
      ],
      {
        amp: 0.2,
        cl: [1100, 90],
        light: { x: 520, y: hz - 20, w: 760, h: 190, k: 0.6, c: [244, 232, 204] },
        clouds: {
          sx: 620,
          sy: 120,
          t: 0.44,
          w: 0.3,
          k: 0.72,
          c: [26, 62, 78],
          rim: 0.13,
          rimc: [150, 140, 125],
        },
      },
    );
    await over(
      b,
      `<path fill="#6E919B" d="M0 ${hz - 20}c160-16 300-10 420-22s240 12 420 6 400-22 640-8 500-12 920 4v70H0z"/><path fill="#64878F" d="M0 ${hz}${Array.from({ length: 240 }, (_, i) => `L${i * 10} ${(hz - 22 - 46 * Math.max(0, fbm(i * 0.045, 3, 2) - 0.42) * 2.2 - 16 * vn(i * 0.7, 9)).toFixed(1)}`).join('')}V${hz}z"/>`,
      1.8,
      0.85,
    );
    await over(
      b,
      `<g fill="none" stroke="#456975" stroke-width="2.4">${[120, 330, 520, 690, 840]
        .map((x, i) => {
          const s = 1 - i * 0.13;
          return `<path d="M${x} ${hz - 18}v${-190 * s}M${x - 34 * s} ${hz - 18 - 170 * s}h${68 * s}M${x - 26 * s} ${hz - 18 - 140 * s}h${52 * s}"/>`;
        })
        .join(
          '',
        )}<path d="M-60 ${hz - 176}Q30 ${hz - 150} 120 ${hz - 188}Q225 ${hz - 138} 330 ${hz - 166}Q425 ${hz - 122} 520 ${hz - 146}Q605 ${hz - 108} 690 ${hz - 126}Q765 ${hz - 96} 840 ${hz - 106}" stroke-width="1.4"/></g>`,
      1.1,
      0.9,
    );
    // dike, station, pipes
    const c = '#0D2530';
    await over(
      b,
      `<path fill="#1C4049" d="M640 ${hz + 26}c240-54 420-92 700-104s820-6 1060-14v130H640z"/>`,
      1.4,
    );
    await over(
      b,
      `<path fill="${c}" d="M1380 ${hz - 80}v-262l210-112 210 112v262z"/><path fill="#12303C" d="M1800 ${hz - 80}v-196h330v196z"/><path fill="${c}" d="M1788 ${hz - 284}h354v16h-354z"/><path fill="#0A1E28" d="M1352 ${hz - 336} 1590 ${hz - 470}l238 134-10 14-228-126-228 126z"/><path fill="${c}" d="M1690 ${hz - 470}h34v70h-34z"/><path fill="none" stroke="${c}" stroke-width="5" d="M2056 ${hz - 284}v-190"/><path fill="none" stroke="${c}" stroke-width="3" d="M2030 ${hz - 440}h52M2036 ${hz - 414}h40"/><path fill="${c}" d="M1300 ${hz - 70}h900v96H1240z"/>`,
      0.8,
    );
    const lit = '#F4D58C';
    await over(
      b,
      `<g fill="${lit}">${[1460, 1550, 1640].map((x) => `<path d="M${x} ${hz - 250}v-40a30 30 0 0 1 60 0v40z"/>`).join('')}</g><g fill="#E8C878" fill-opacity=".85"><path d="M1850 ${hz - 222}h70v60h-70zM1950 ${hz - 222}h70v60h-70z"/></g><g stroke="${c}" stroke-width="4">${[1460, 1550, 1640].map((x) => `<path d="M${x + 30} ${hz - 322}v74M${x} ${hz - 284}h60"/>`).join('')}<path d="M1885 ${hz - 222}v60M1985 ${hz - 222}v60"/></g><path fill="#0A1E28" d="M1556 ${hz - 200}h70v120h-70z"/>`,
      0.7,
    );
    await over(
      b,
      `<g fill="#2B5563">${[1420, 1580, 1740].map((x) => `<circle cx="${x}" cy="${hz - 22}" r="34"/>`).join('')}</g><g fill="#06161E">${[1420, 1580, 1740].map((x) => `<circle cx="${x}" cy="${hz - 20}" r="25"/>`).join('')}</g>`,
      0.9,
    );
    await add(
      b,
      [1460, 1550, 1640]
        .map((x) => `<circle cx="${x + 30}" cy="${hz - 280}" r="70" fill="#C98F2E" fill-opacity=".45"/>`)
        .join('') + `<circle cx="1935" cy="${hz - 190}" r="80" fill="#B9862E" fill-opacity=".35"/>`,
      40,
    );
    await glow(b, [
      [2056, hz - 476, '#E06BCF', 0.8],
      [1591, hz - 214, '#FFE2A8', 0.6],
    ]);
    water(b, hz + 24, {
      amp: 44,
      f: 0.012,
      stretch: 3.6,
      deep: '#0C2833',
      near: 0.55,
      far: 0.96,
      swell: 0.1,
    });
    await over(
      b,
      [1420, 1580, 1740]
        .map(
          (x) =>
            `<path fill="#DCE9EC" fill-opacity=".75" d="M${x - 20} ${hz - 6}c-2 26-6 40-12 58h64c-6-18-10-32-12-58z"/><ellipse cx="${x}" cy="${hz + 56}" rx="62" ry="9" fill="#DCE9EC" fill-opacity=".6"/>`,
        )
        .join(''),
      4,
      0.8,
    );
    // reeds, out of focus
    let r = '';
    for (let i = 0; i < 230; i++) {
      const x = -30 + Math.pow(rnd(), 1.5) * 900,
        h = 150 + rnd() * 330 * (1 - x / 1100),
        l = (rnd() - 0.35) * 90;
      r += `<path d="M${x} ${H + 10}q${l * 0.2} ${-h * 0.6} ${l} ${-h}" stroke-width="${3 + rnd() * 5}"/>`;
      if (rnd() > 0.72)
        r += `<path d="M${x + l} ${H + 10 - h}l${l * 0.1 + 2} -46" stroke-width="${9 + rnd() * 5}"/>`;
    }
    await over(b, `<g fill="none" stroke="#081C26" stroke-linecap="round">${r}</g>`, 3.4, 0.96);
    await finish(b, 'pump', { q: 64 });
  },
};
const only = process.argv[2];
for (const k of Object.keys(scenes))
  if (!only || only === k) {
    const t = Date.now();
    await scenes[k]();
    console.log(k, ((Date.now() - t) / 1000).toFixed(1) + 's');
  }
