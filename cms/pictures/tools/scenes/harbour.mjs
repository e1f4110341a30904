import { rnd, over, glow, sky, water, finish, W, H } from './canvas.mjs';

// a ship-to-shore crane, 100 units high, base at (0,0), boom to the left
export function crane(x, y, s, c, { up = false, box = true, t = -26 } = {}) {
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

export async function harbour() {
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
}
