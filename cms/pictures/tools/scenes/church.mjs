import { add, finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { grass, ridge, signal, trees } from './shapes.mjs';

/** A village church above a quiet stream, and the small pump house below it. */
export async function church() {
  const b = new Float32Array(W * H * 3);
  const hz = 890;
  const dark = '#0E2A35';
  const hill = (x) => hz - 20 - 92 * Math.exp(-(((x - 1500) / 760) ** 2));
  sky(
    b,
    hz,
    [
      [0, '#5D90A2'],
      [0.4, '#97BCC7'],
      [0.74, '#D3E1E2'],
      [1, '#F2E9D2'],
    ],
    {
      amp: 0.2,
      cl: [1200, 110],
      light: { x: 720, y: hz - 110, w: 640, h: 260, k: 0.7, c: [255, 247, 226] },
      clouds: {
        sx: 760,
        sy: 120,
        t: 0.48,
        w: 0.3,
        k: 0.5,
        c: [106, 150, 166],
        rim: 0.12,
        rimc: [150, 144, 132],
      },
    },
  );
  await over(b, ridge(hz, 90, 0.002, '#A9C3CA', { seed: 16 }), 2.4, 0.8);
  await over(
    b,
    trees(-20, 1000, hz - 6, 66, '#84A5AD') + trees(1900, W + 20, hz - 10, 90, '#84A5AD'),
    1.8,
    0.9,
  );
  const land = Array.from({ length: 250 }, (_, i) => `L${i * 10} ${hill(i * 10).toFixed(1)}`).join('');
  const roofs = [
    [960, 96, 54],
    [1090, 120, 62],
    [2230, 120, 54],
  ]
    .map(([x, w, h]) => `<path d="M${x} ${hill(x) + 20}v-${h}l26-${h * 0.7}h${w - 52}l26 ${h * 0.7}v${h}z"/>`)
    .join('');
  await over(b, `<g fill="#2B5563">${roofs}</g>`, 1, 0.95);
  await over(
    b,
    trees(1180, 1430, hill(1300) + 12, 190, '#1F4855') + trees(1990, 2190, hill(2080) + 14, 160, '#1F4855'),
    1,
    0.97,
  );
  const base = hill(1500) + 10;
  const steps = [0, 1, 2, 3, 4, 5].map((i) => `L${1476 + i * 14} ${base - 380 - i * 22}h14`).join('');
  const down = [4, 3, 2, 1, 0].map((i) => `L${1574 + (4 - i) * 14} ${base - 402 - i * 22}h14`).join('');
  await over(
    b,
    `<path fill="#12333F" d="M1600 ${base}v-150h300v150z"/><path fill="${dark}" d="M1584 ${base - 142}l44-112h236l52 112z"/><path fill="#163A47" d="M1900 ${base}v-104h76v104zM1888 ${base - 98}l34-70h34l34 70z"/><path fill="${dark}" d="M1476 ${base}V${base - 380}${steps}V${base - 512}h14v22${down}V${base}z"/><path fill="#D3E1E2" d="M1526 ${base - 372}v-44a16 18 0 0 1 32 0v44zM1576 ${base - 372}v-44a16 18 0 0 1 32 0v44z"/><path fill="none" stroke="${dark}" stroke-width="5" d="M1560 ${base - 512}v-84M1540 ${base - 566}h40"/><g fill="#F4D58C">${[1660, 1724, 1788].map((x) => `<path d="M${x} ${base - 56}v-48a15 18 0 0 1 30 0v48z"/>`).join('')}</g>`,
    0.8,
  );
  await over(
    b,
    `<path fill="#1B434F" d="M-10 ${hz + 40}${land}L${W + 20} ${hz + 40}z"/>${grass(0, W, (x) => hill(x) + 3, 13, '#1B434F')}<path fill="none" stroke="${dark}" stroke-width="7" d="M1330 ${hill(1330) + 12}q180 10 330 2t380 6"/>`,
    0.9,
  );
  await over(
    b,
    `<path fill="${dark}" d="M560 ${hz + 30}v-126h170v126z"/><path fill="#0A1F29" d="M546 ${hz - 92}l99-52 99 52v12H546z"/><path fill="#0A1F29" d="M622 ${hz + 18}v-70h46v70z"/><path fill="#2B5563" d="M750 ${hz + 26}a24 24 0 1 1 48 0z"/><path fill="none" stroke="${dark}" stroke-width="5" d="M712 ${hz - 110}v-120M694 ${hz - 206}h36"/>`,
    0.8,
  );
  await add(b, `<path fill="#C98F2E" fill-opacity=".35" d="M1650 ${base - 130}h190v90H1650z"/>`, 22);
  await glow(b, [[712, hz - 234, signal, 1]]);
  water(b, hz + 34, {
    amp: 46,
    f: 0.012,
    stretch: 3.8,
    deep: '#123644',
    near: 0.54,
    far: 0.96,
    glint: 0.14,
    gx: 720,
    swell: 0.12,
  });
  await finish(b, 'church', { q: 64, vig: 0.16 });
}
