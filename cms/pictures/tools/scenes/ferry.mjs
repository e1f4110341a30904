import { add, finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { lorry, ridge, signal, warm } from './shapes.mjs';

/** A cooler lorry on the ramp of a ferry, last departure of the day. */
export async function ferry() {
  const b = new Float32Array(W * H * 3);
  const hz = 890;
  const dark = '#0C222D';
  sky(
    b,
    hz,
    [
      [0, '#0D2A38'],
      [0.36, '#1F5468'],
      [0.66, '#5D91A1'],
      [0.86, '#B6CCCE'],
      [1, '#EBDCC0'],
    ],
    {
      amp: 0.16,
      cl: [1200, 74],
      light: { x: 560, y: hz, w: 760, h: 200, k: 0.55, c: [246, 224, 190] },
      clouds: { sx: 700, sy: 92, t: 0.5, w: 0.24, k: 0.6, c: [20, 58, 74], rim: 0.1, rimc: [170, 150, 130] },
    },
  );
  await over(b, ridge(hz - 2, 74, 0.002, '#54818F', { seed: 12 }), 2, 0.8);
  const decks = [0, 1, 2]
    .map((i) => `M${1560 + i * 46} ${hz - 250 - i * 58}H${2400}v-58H${1574 + i * 46}z`)
    .join('');
  await over(
    b,
    `<path fill="${dark}" d="M1392 ${hz - 96}l74-158H${W}V${hz + 26}H1470q-56-50-78-122z"/><path fill="#123341" d="${decks}"/><path fill="${dark}" d="M1660 ${hz - 424}h300v-70h-270zM2080 ${hz - 424}h150l-14-120h-120z"/><path fill="#0A1B24" d="M1392 ${hz - 96}h74v96q-50-40-74-96z"/><path fill="${dark}" d="M1466 ${hz - 254}l-96-120 20-16 126 128z"/><path fill="none" stroke="${dark}" stroke-width="6" d="M1800 ${hz - 494}v-120M1770 ${hz - 580}h60M1782 ${hz - 556}h36"/><path fill="none" stroke="#123341" stroke-width="3" d="M1480 ${hz - 262}H${W}M1560 ${hz - 314}H${W}"/>`,
    0.8,
  );
  const portholes = [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 17 }, (_, i) => [1626 + row * 46 + i * 44, hz - 288 - row * 58, row * 17 + i]),
    )
    .filter(([x, , n]) => x < 2380 && n % 6 !== 4)
    .map(([x, y]) => `<path fill="#F4D58C" fill-opacity=".88" d="M${x} ${y}h26v17h-26z"/>`)
    .join('');
  await over(b, `${portholes}<path fill="#9CC3CF" d="M1702 ${hz - 482}h238v22h-232z"/>`, 0.7);
  await over(
    b,
    `<path fill="${dark}" d="M0 ${hz - 46}h1130v100H0z"/><path fill="#0A1B24" d="M1100 ${hz - 46}l300-42 60 6v14l-360 50z"/><path fill="none" stroke="${dark}" stroke-width="7" d="M1090 ${hz - 40}v-230M1150 ${hz - 44}v-226M1076 ${hz - 270}h90"/><path stroke="${dark}" stroke-width="5" d="M140 ${hz - 46}v-250M560 ${hz - 46}v-250"/><path fill="${dark}" d="M120 ${hz - 300}h60v8h-60zM540 ${hz - 300}h60v8h-60z"/>`,
    0.9,
  );
  await over(b, lorry(640, hz - 46, 1.06, '#08202B', '#2C5868'), 0.7);
  await add(b, `<path fill="#C98F2E" fill-opacity=".3" d="M1620 ${hz - 430}H${W}v150H1620z"/>`, 40);
  await glow(b, [
    [150, hz - 290, warm, 1],
    [570, hz - 290, warm, 1],
    [1092, hz - 76, warm, 0.9],
    [1460, hz - 120, warm, 0.8],
    [660, hz - 204, signal, 0.8],
    [1800, hz - 618, signal, 0.8],
  ]);
  water(b, hz + 24, {
    amp: 50,
    f: 0.012,
    stretch: 4,
    deep: '#0A2430',
    near: 0.52,
    far: 0.95,
    glint: 0.08,
    gx: 560,
    swell: 0.12,
  });
  await finish(b, 'ferry', { q: 64 });
}
