import { finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { signal, warm } from './shapes.mjs';

/** The crew boat on its way out to the turbines; somebody stands at the bow with a case. */
export async function boat() {
  const b = new Float32Array(W * H * 3);
  const hz = 780;
  const hull = '#0B212C';
  sky(
    b,
    hz,
    [
      [0, '#1C4B5E'],
      [0.36, '#4A8496'],
      [0.68, '#9DC0C9'],
      [0.88, '#E0E3D8'],
      [1, '#F2E0BC'],
    ],
    {
      amp: 0.18,
      cl: [1300, 84],
      light: { x: 640, y: hz - 20, w: 720, h: 220, k: 0.65, c: [253, 236, 204] },
      clouds: {
        sx: 760,
        sy: 96,
        t: 0.48,
        w: 0.28,
        k: 0.55,
        c: [46, 98, 118],
        rim: 0.13,
        rimc: [190, 168, 138],
      },
    },
  );
  const turbine = (x, s, angle, colour) =>
    `<g transform="translate(${x} ${hz + 4}) scale(${s})" fill="${colour}"><path d="M-1.9 2-1.1-78h2.2L1.9 2z"/><path d="M-2.2-81.6h6.6v3.4h-6.600z"/><g transform="translate(-.4 -80)">${[0, 120, 240].map((r) => `<path transform="rotate(${angle + r})" d="M-1.3 0C-3.2-10-2-22 0-52 1.200-30 1.800-12 1.300 0z"/>`).join('')}</g></g>`;
  await over(
    b,
    [90, 260, 430, 610, 800, 980]
      .map((x, i) => turbine(x, 1.5 + (i % 2) * 0.2, 20 + i * 33, '#86A9B3'))
      .join(''),
    1.4,
    0.85,
  );
  await over(
    b,
    [180, 560, 930].map((x, i) => turbine(x, 3 - i * 0.3, 50 + i * 41, '#5A8594')).join(''),
    1,
    0.9,
  );
  const y = hz + 34;
  await over(
    b,
    `<path fill="${hull}" d="M1080 ${y - 92}q190-10 330 4h780v76q-10 24-40 30H1240q-110-30-160-110z"/><path fill="#14404E" d="M1110 ${y - 70}q160-6 300 6h776v12H1404q-130-12-270-2z"/><path fill="${hull}" d="M1500 ${y - 86}l30-150h370v150z"/><path fill="${hull}" d="M1530 ${y - 236}l26-120h270l34 120z"/><path fill="#9CC3CF" d="M1552 ${y - 262}l18-70h62v70zM1646 ${y - 262}v-70h78v70zM1738 ${y - 262}v-70h76l16 70z"/><path fill="#F4D58C" d="M1570 ${y - 190}h54v40h-54zM1660 ${y - 190}h54v40h-54zM1750 ${y - 190}h54v40h-54z"/><path fill="${hull}" d="M1520 ${y - 356}h330v-14h-330z"/><path fill="none" stroke="${hull}" stroke-width="7" d="M1720 ${y - 370}v-190M1660 ${y - 470}h120M1684 ${y - 440}l36-60 36 60"/><path fill="${hull}" d="M1674 ${y - 520}h92v-16h-92z"/><path fill="none" stroke="${hull}" stroke-width="4" d="M1100 ${y - 96}v-56q150-6 300 2v54M1170 ${y - 94}v-58M1250 ${y - 92}v-58M1330 ${y - 90}v-60M1900 ${y - 88}v-62h282v62M1990 ${y - 88}v-62M2080 ${y - 88}v-62"/>`,
    0.8,
  );
  await over(
    b,
    `<g fill="${hull}"><circle cx="1292" cy="${y - 262}" r="17"/><path d="M1264 ${y - 92}l8-80-6-56q4-20 26-20t28 20l-4 56 6 80h-22l-8-70-6 70z"/><path d="M1318 ${y - 226}l26 66-12 6-26-56z"/><path d="M1318 ${y - 158}h52v40h-52z"/></g><path fill="#CBAA48" d="M1268 ${y - 226}h46v12h-46z"/>`,
    0.8,
  );
  await glow(b, [
    [1720, y - 566, signal, 1.1],
    [2176, y - 160, warm, 0.6],
    [1106, y - 158, warm, 0.5],
  ]);
  water(b, hz + 36, {
    amp: 84,
    f: 0.013,
    stretch: 4.4,
    deep: '#0C2F3F',
    near: 0.46,
    far: 0.94,
    glint: 0.28,
    gx: 640,
    swell: 0.34,
  });
  const foam = Array.from(
    { length: 9 },
    (_, i) =>
      `M${1060 - i * 12} ${y + 10 + i * 9}q${120 + i * 40} ${16 + i * 4} ${420 + i * 110} ${4 + i * 3}`,
  ).join('');
  await over(
    b,
    `<path fill="#E4EFF1" fill-opacity=".85" d="M1040 ${y + 16}q60-34 150-22 80 20 190 26 500 16 860-6 100-8 170 4-20 26-160 28-560 20-980 4-160-4-230-34z"/><path fill="none" stroke="#DCE9EC" stroke-opacity=".4" stroke-width="5" d="${foam}"/>`,
    5,
    0.8,
  );
  await finish(b, 'boat', { q: 64 });
}
