import { finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { grass, lattice, ridge, signal, trees } from './shapes.mjs';

/** A radio mast on a low point of land, under a large sky. */
export async function mast() {
  const b = new Float32Array(W * H * 3);
  const hz = 900;
  const dark = '#0D2733';
  const ground = (x) => hz - 6 - 62 * Math.sin(Math.PI * Math.min(1, Math.max(0, (x - 760) / 2500)));
  sky(
    b,
    hz,
    [
      [0, '#2A5A6D'],
      [0.36, '#6397A8'],
      [0.68, '#AECBD2'],
      [0.88, '#E6E4D6'],
      [1, '#F3E3C4'],
    ],
    {
      amp: 0.22,
      cl: [1200, 110],
      light: { x: 1180, y: hz - 60, w: 720, h: 260, k: 0.65, c: [254, 240, 212] },
      clouds: {
        sx: 640,
        sy: 130,
        t: 0.47,
        w: 0.28,
        k: 0.62,
        c: [52, 100, 118],
        rim: 0.16,
        rimc: [190, 170, 145],
      },
    },
  );
  await over(b, ridge(hz, 70, 0.0018, '#8FAFB8', { seed: 6 }), 2.2, 0.85);
  await over(b, trees(-20, 640, hz, 44, '#6F939D'), 1.6, 0.9);
  const foot = ground(1560);
  const top = foot - 700;
  const guys = [
    [0.96, 430],
    [0.7, 430],
    [0.44, 300],
  ].flatMap(([share, reach]) =>
    [-1, 1].map((side) => {
      const x = 1560 + side * reach;
      return `M1560 ${foot - 700 * share}L${x} ${ground(x)}`;
    }),
  );
  await over(
    b,
    `<path fill="none" stroke="${dark}" stroke-width="2" stroke-opacity=".8" d="${guys.join('')}"/>`,
    0.7,
  );
  const panels = [0, 1]
    .flatMap((row) =>
      [-34, -12, 20, 38].map(
        (dx) => `<path fill="${dark}" d="M${1560 + dx - 6} ${top + 24 + row * 110}h13v74h-13z"/>`,
      ),
    )
    .join('');
  await over(
    b,
    `${lattice(1560, foot, top, 30, 26, dark, 3.6)}${panels}<path fill="none" stroke="${dark}" stroke-width="4" d="M1518 ${top + 60}h86M1518 ${top + 170}h86M1560 ${top}v-64"/><circle cx="1598" cy="${top + 300}" r="26" fill="${dark}"/><circle cx="1524" cy="${top + 372}" r="20" fill="${dark}"/>`,
    0.7,
  );
  const shore = Array.from(
    { length: 170 },
    (_, i) => `L${740 + i * 10} ${ground(740 + i * 10).toFixed(1)}`,
  ).join('');
  await over(
    b,
    `<path fill="#17404C" d="M700 ${hz + 24}${shore}L${W + 40} ${hz + 24}z"/>${grass(800, W, (x) => ground(x) + 4, 17, '#17404C')}`,
    0.9,
  );
  await over(
    b,
    `<path fill="${dark}" d="M1640 ${ground(1700) + 6}v-80h150v80zM1630 ${ground(1700) - 74}h170v-12h-170z"/><path fill="#F4D58C" d="M1744 ${ground(1700) - 52}h26v26h-26z"/><path fill="none" stroke="${dark}" stroke-width="3" d="M1470 ${ground(1480)}v-34h340v34M1530 ${ground(1520)}v-32M1860 ${ground(1860)}v-30"/>`,
    0.8,
  );
  await glow(b, [
    [1560, top - 66, signal, 1.2],
    [1560, top + 350, signal, 0.6],
  ]);
  water(b, hz + 22, {
    amp: 60,
    f: 0.013,
    stretch: 4,
    deep: '#0D3040',
    near: 0.48,
    far: 0.95,
    glint: 0.3,
    gx: 1180,
    swell: 0.2,
  });
  await finish(b, 'mast', { q: 64 });
}
