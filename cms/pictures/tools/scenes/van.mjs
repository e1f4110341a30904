import { finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { grass, ridge, signal, trees, warm } from './shapes.mjs';

/** A van that stays where it is: parked on a dike, the evening behind it. */
export async function van() {
  const b = new Float32Array(W * H * 3);
  const hz = 880;
  const dark = '#0C2530';
  const dike = (x) => hz + 18 - 190 / (1 + Math.exp(-(x - 980) / 170));
  sky(
    b,
    hz,
    [
      [0, '#1A4658'],
      [0.36, '#437C8E'],
      [0.66, '#93B9C3'],
      [0.86, '#E2DFCC'],
      [1, '#F4D9A8'],
    ],
    {
      amp: 0.2,
      cl: [1200, 96],
      light: { x: 1180, y: hz - 150, w: 760, h: 260, k: 0.68, c: [254, 232, 190] },
      clouds: {
        sx: 680,
        sy: 110,
        t: 0.47,
        w: 0.28,
        k: 0.6,
        c: [44, 92, 110],
        rim: 0.15,
        rimc: [205, 175, 135],
      },
    },
  );
  await over(b, ridge(hz, 60, 0.002, '#8AABB2', { seed: 29 }), 2.2, 0.85);
  await over(b, trees(-20, 520, hz, 70, '#6D929B'), 1.7, 0.9);
  const road = dike(1700);
  await over(
    b,
    `<g fill="none" stroke="#3C6673" stroke-width="5">${[1240, 2060, 2330].map((x) => `<path d="M${x} ${dike(x) + 6}v-330M${x - 46} ${dike(x) - 300}h92M${x - 34} ${dike(x) - 262}h68"/>`).join('')}<path stroke-width="2" d="M780 ${hz - 380}Q1010 ${hz - 400} 1194 ${dike(1240) - 300}Q1640 ${road - 214} 2014 ${dike(2060) - 300}T${W} ${road - 290}"/></g>`,
    0.9,
  );
  await over(
    b,
    `<path fill="${dark}" d="M1452 ${road - 22}v-150q0-20 20-20h232q18 0 30 14l66 78 56 14q16 4 16 20v44z"/><path fill="#8DB4BF" d="M1716 ${road - 168}h-44v64h104z"/><path fill="#F2DDB0" d="M1566 ${road - 146}h72v42h-72z"/><path fill="${dark}" d="M1580 ${road - 132}h44v5h-44zM1580 ${road - 120}h30v5h-30z"/><path fill="none" stroke="${dark}" stroke-width="6" d="M1474 ${road - 206}h224M1480 ${road - 192}v-14M1690 ${road - 192}v-14M1462 ${road - 216}l250-6"/><path stroke="#1F4855" stroke-width="2.400" d="M1550 ${road - 186}v160M1654 ${road - 186}v160"/><circle cx="1524" cy="${road - 20}" r="30" fill="#081C26"/><circle cx="1524" cy="${road - 20}" r="13" fill="#3C6673"/><circle cx="1800" cy="${road - 20}" r="30" fill="#081C26"/><circle cx="1800" cy="${road - 20}" r="13" fill="#3C6673"/>`,
    0.7,
  );
  const land = Array.from(
    { length: 200 },
    (_, i) => `L${420 + i * 10} ${dike(420 + i * 10).toFixed(1)}`,
  ).join('');
  await over(
    b,
    `<path fill="#15404B" d="M380 ${hz + 40}${land}L${W + 60} ${hz + 40}z"/>${grass(560, W, (x) => dike(x) + 5, 20, '#15404B')}`,
    0.9,
  );
  await over(
    b,
    `<path fill="none" stroke="${dark}" stroke-width="5" d="M2150 ${dike(2150) + 12}v-70M2210 ${dike(2210) + 12}v-70M2270 ${dike(2270) + 12}v-70M2140 ${dike(2150) - 44}h150M2140 ${dike(2150) - 22}h150M960 ${dike(960) + 6}v-160"/><path fill="${dark}" d="M936 ${dike(960) - 150}h48v-64h-48z"/>`,
    0.8,
  );
  await glow(b, [
    [960, dike(960) - 222, signal, 0.9],
    [250, hz - 12, warm, 0.4],
    [330, hz - 14, warm, 0.35],
  ]);
  water(b, hz + 34, {
    amp: 52,
    f: 0.012,
    stretch: 3.8,
    deep: '#0D2E3B',
    near: 0.52,
    far: 0.96,
    glint: 0.2,
    gx: 1100,
    swell: 0.14,
  });
  await finish(b, 'van', { q: 64 });
}
