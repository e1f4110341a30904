import sharp from 'sharp';
import { rnd, mix, svg, over, glow, add, sky, water, finish, W, H } from './canvas.mjs';

export async function wind() {
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
    if (m[i] > 30) for (let k = 0; k < 3; k++) b[i * 3 + k] = mix(b[i * 3 + k], keep[i * 3 + k], m[i] / 255);
  await over(
    b,
    `<ellipse cx="690" cy="${hz + 104}" rx="70" ry="5" fill="#DCE9EC"/><ellipse cx="2080" cy="${hz + 57}" rx="44" ry="3.500" fill="#DCE9EC"/>`,
    3,
    0.55,
  );
  await finish(b, 'wind', { q: 64, vig: 0.14 });
}
