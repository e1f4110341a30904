import { finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { crane as outline } from './harbour.mjs';
import { ridge, signal, warm } from './shapes.mjs';

/** One crane, near, with a container on its ropes, at night. */
export async function crane() {
  const b = new Float32Array(W * H * 3);
  const hz = 980;
  const dark = '#0A1F2A';
  sky(
    b,
    hz,
    [
      [0, '#0B2431'],
      [0.4, '#123D4F'],
      [0.7, '#2C687D'],
      [0.9, '#74A9BA'],
      [1, '#C9CFC4'],
    ],
    {
      amp: 0.15,
      cl: [1200, 84],
      light: { x: 700, y: hz, w: 760, h: 170, k: 0.5, c: [226, 214, 184] },
      clouds: {
        sx: 720,
        sy: 96,
        t: 0.5,
        w: 0.26,
        k: 0.55,
        c: [14, 48, 62],
        rim: 0.09,
        rimc: [130, 130, 120],
      },
    },
  );
  await over(b, ridge(hz - 4, 60, 0.002, '#3F7083', { seed: 33 }), 2, 0.85);
  await over(
    b,
    [180, 420, 690].map((x, i) => outline(x, hz - 8, 1.9, '#2B5767', { up: i === 1, t: -34 })).join(''),
    1.4,
    0.9,
  );
  const boxes = [
    [2060, 3],
    [2190, 4],
    [2320, 2],
  ]
    .flatMap(([x, n]) =>
      Array.from({ length: n }, (_, i) => `<path d="M${x} ${hz - 34 - (i + 1) * 54}h124v52h-124z"/>`),
    )
    .join('');
  await over(
    b,
    `${outline(1560, hz - 30, 8.9, dark, { t: -58 })}<g fill="${dark}">${boxes}</g><path fill="${dark}" d="M1420 ${hz - 36}H${W}v70H1400z"/>`,
    0.7,
  );
  await over(b, `<path fill="#F4D58C" d="M1792 ${hz - 594}h70v34h-70z"/>`, 0.7);
  await glow(b, [
    [1560 + 4 * 8.9, hz - 30 - 100 * 8.9, signal, 1.2],
    [1050, hz - 560, warm, 0.9],
    [1300, hz - 572, warm, 0.8],
    [1590, hz - 120, warm, 0.9],
    [1850, hz - 120, warm, 0.9],
    [420, hz - 18, warm, 0.45],
    [240, hz - 16, warm, 0.4],
    [820, hz - 14, warm, 0.35],
  ]);
  water(b, hz + 24, {
    amp: 52,
    f: 0.012,
    stretch: 4,
    deep: '#08202B',
    near: 0.52,
    far: 0.95,
    glint: 0.08,
    gx: 700,
    swell: 0.12,
  });
  await finish(b, 'crane', { q: 64 });
}
