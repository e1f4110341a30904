import { add, finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { ridge, signal, warm } from './shapes.mjs';

/** A train on an arched bridge over a strait, before sunrise. */
export async function train() {
  const b = new Float32Array(W * H * 3);
  const hz = 905;
  const deck = hz - 214;
  const stone = '#10303C';
  const body = '#0B1F29';
  sky(
    b,
    hz,
    [
      [0, '#163F51'],
      [0.34, '#3E7486'],
      [0.64, '#8DB4BF'],
      [0.86, '#DBDFD3'],
      [1, '#F2DDB8'],
    ],
    {
      amp: 0.17,
      cl: [1300, 80],
      light: { x: 820, y: hz, w: 900, h: 230, k: 0.6, c: [250, 228, 190] },
      clouds: {
        sx: 720,
        sy: 84,
        t: 0.5,
        w: 0.26,
        k: 0.55,
        c: [34, 84, 102],
        rim: 0.12,
        rimc: [190, 165, 135],
      },
    },
  );
  await over(b, ridge(hz - 2, 130, 0.0016, '#86A9B2'), 2.4, 0.8);
  await over(b, ridge(hz, 90, 0.003, '#5E8894', { seed: 31 }), 1.6, 0.85);
  const arches = Array.from({ length: 10 }, (_, i) => {
    const x = -180 + i * 290;
    return `M${x + 34} ${hz + 30}V${hz - 66}a111 104 0 0 1 222 0V${hz + 30}z`;
  }).join('');
  const masts = Array.from({ length: 13 }, (_, i) => {
    const x = 40 + i * 196;
    return `M${x} ${deck}v-128M${x} ${deck - 112}h-34M${x} ${deck - 92}l-30-20`;
  }).join('');
  await over(
    b,
    `<g fill="none" stroke="${stone}"><path stroke-width="5" d="${masts}"/><path stroke-width="2" d="M0 ${deck - 112}H${W}M0 ${deck - 88}H${W}"/></g><path fill="${stone}" fill-rule="evenodd" d="M0 ${deck}H${W}V${hz + 30}H0z${arches}"/><path fill="#0C2530" d="M0 ${deck - 6}H${W}v16H0z"/>`,
    0.9,
  );
  const cars = [0, 1, 2, 3]
    .map((i) => {
      const x = 1170 + i * 262;
      const nose =
        i === 0 ? `M${x - 64} ${deck - 20}q10-52 70-60h188v68H${x - 50}z` : `M${x} ${deck - 80}h254v68H${x}z`;
      return `<path fill="${body}" d="${nose}"/><path fill="${body}" d="M${x + 18} ${deck - 14}h54v9h-54zM${x + 184} ${deck - 14}h54v9h-54zM${x + 90} ${deck - 88}h70v9h-70z"/>`;
    })
    .join('');
  const windows = [0, 1, 2, 3]
    .flatMap((i) => Array.from({ length: 6 }, (_, n) => [1170 + i * 262 + 20 + n * 37, i * 6 + n]))
    .map(
      ([x, n]) =>
        `<path fill="#F4D58C" fill-opacity="${n % 7 === 3 ? 0.35 : 0.92}" d="M${x} ${deck - 64}h27v22h-27z"/>`,
    )
    .join('');
  await over(
    b,
    `${cars}${windows}<path fill="#8FB4C0" d="M1118 ${deck - 52}q10-18 34-22v20z"/><path fill="none" stroke="${body}" stroke-width="4" d="M1550 ${deck - 84}l24-16-24-14M1462 ${deck - 82}v-30"/>`,
    0.7,
  );
  await add(b, `<path fill="#C98F2E" fill-opacity=".3" d="M1170 ${deck - 74}h1040v40H1170z"/>`, 26);
  await glow(b, [
    [1462, deck - 114, signal, 0.9],
    [1112, deck - 24, warm, 0.8],
  ]);
  water(b, hz + 18, {
    amp: 62,
    f: 0.012,
    stretch: 4,
    deep: '#0B2833',
    near: 0.5,
    far: 0.95,
    glint: 0.14,
    gx: 820,
    swell: 0.16,
  });
  await finish(b, 'train', { q: 64 });
}
