import { finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { ridge, signal, warm } from './shapes.mjs';

/** A cable-stayed bridge between two countries, at dusk. */
export async function strait() {
  const b = new Float32Array(W * H * 3);
  const hz = 880;
  const dark = '#0E2834';
  const deck = (x) => hz - 150 - 46 * Math.sin((Math.PI * (x + 300)) / 3200);
  sky(
    b,
    hz,
    [
      [0, '#123B4D'],
      [0.36, '#2F6A7F'],
      [0.64, '#7BA9B6'],
      [0.84, '#CBD8D5'],
      [1, '#F1DDBA'],
    ],
    {
      amp: 0.15,
      cl: [1500, 70],
      light: { x: 1560, y: hz, w: 820, h: 230, k: 0.65, c: [250, 226, 188] },
      clouds: {
        sx: 900,
        sy: 78,
        t: 0.5,
        w: 0.26,
        k: 0.55,
        c: [34, 86, 106],
        rim: 0.13,
        rimc: [200, 172, 140],
      },
    },
  );
  await over(b, ridge(hz, 52, 0.002, '#7FA3AD', { seed: 19 }), 2, 0.85);
  const line = (from, to, lift = 0) =>
    Array.from({ length: 121 }, (_, i) => {
      const x = from + ((to - from) * i) / 120;
      return `${i ? 'L' : 'M'}${x.toFixed(0)} ${(deck(x) + lift).toFixed(1)}`;
    }).join('');
  const piers = Array.from({ length: 12 }, (_, i) => -60 + i * 230)
    .filter((x) => x < 1180 || x > 2160)
    .map((x) => `<path fill="${dark}" d="M${x - 9} ${deck(x)}h18V${hz + 20}h-18z"/>`)
    .join('');
  const pylon = (x) => {
    const top = deck(x) - 470;
    const cables = Array.from({ length: 12 }, (_, i) => i + 1)
      .flatMap((i) =>
        [-1, 1].map(
          (side) =>
            `M${x} ${top + 20 + (12 - i) * 27}L${x + side * i * 33} ${deck(x + side * i * 33).toFixed(1)}`,
        ),
      )
      .join('');
    return `<path fill="none" stroke="${dark}" stroke-width="2.4" d="${cables}"/><path fill="${dark}" d="M${x - 13} ${hz + 20}l4-${hz + 20 - top}h18l4 ${hz + 20 - top}z"/><path fill="${dark}" d="M${x - 44} ${hz + 26}v-30h88v30z"/>`;
  };
  await over(b, piers, 0.9);
  await over(
    b,
    `${pylon(1440)}${pylon(1900)}<path fill="none" stroke="${dark}" stroke-width="17" d="${line(-20, W + 20)}"/><path fill="none" stroke="${dark}" stroke-width="6" d="${line(-20, W + 20, 26)}"/><path fill="none" stroke="${dark}" stroke-width="2" d="${Array.from({ length: 120 }, (_, i) => `M${i * 20} ${deck(i * 20).toFixed(0)}l10 26 10-26`).join('')}"/>`,
    0.8,
  );
  const cars = [160, 420, 610, 980, 1120, 1640, 1730, 2080, 2290];
  await glow(b, [
    [1440, deck(1440) - 476, signal, 1],
    [1900, deck(1900) - 476, signal, 1],
    ...cars.map((x, i) => [x, deck(x) - 12, warm, i % 3 ? 0.45 : 0.6]),
  ]);
  await over(
    b,
    `<path fill="#143B49" d="M300 ${hz + 6}h330l-22 26H330z"/><path fill="#143B49" d="M520 ${hz + 8}v-54h70v54zM340 ${hz + 8}v-22h150v22z"/><path stroke="#143B49" stroke-width="4" d="M556 ${hz - 46}v-46"/>`,
    1,
    0.95,
  );
  water(b, hz + 20, {
    amp: 66,
    f: 0.012,
    stretch: 4.2,
    deep: '#0B2C3A',
    near: 0.48,
    far: 0.95,
    glint: 0.2,
    gx: 1560,
    swell: 0.2,
  });
  await finish(b, 'strait', { q: 64 });
}
