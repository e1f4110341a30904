import { add, finish, glow, over, rnd, sky, water, H, W } from './canvas.mjs';
import { lattice, ridge, signal, warm } from './shapes.mjs';

/** A warehouse of brick, `width` by `height`, with a gable and rows of windows, some of them lit. */
function house(x, foot, width, height, colour, floorLit) {
  const gable = width * 0.42;
  const columns = Math.round(width / 74);
  const rows = Math.floor(height / 82);
  let panes = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const isLit = row === floorLit || rnd() > 0.86;
      const left = x + (width / columns) * (column + 0.5) - 15;
      const top = foot - 66 - row * 82;
      panes += `<path fill="${isLit ? '#F4D58C' : '#2F5D6C'}" fill-opacity="${isLit ? 0.92 : 0.55}" d="M${left.toFixed(0)} ${top + 44}v-40a15 12 0 0 1 30 0v40z"/>`;
    }
  return `<path fill="${colour}" d="M${x} ${foot}v-${height}l${width / 2}-${gable} ${width / 2} ${gable}v${height}z"/><path fill="#0A1E28" d="M${x - 8} ${foot - height + 6}l${width / 2 + 8}-${gable + 6} ${width / 2 + 8} ${gable + 6}-8 10-${width / 2}-${gable}-${width / 2} ${gable}z"/><path fill="#0A1E28" d="M${x + width / 2 - 13} ${foot - height - gable * 0.28}v-34h26v34z"/>${panes}`;
}

/** Warehouses on a quay in the evening; on the second floor somebody is still there. */
export async function office() {
  const b = new Float32Array(W * H * 3);
  const hz = 900;
  const foot = hz - 34;
  const dark = '#0D2530';
  sky(
    b,
    hz,
    [
      [0, '#0F3040'],
      [0.36, '#255D71'],
      [0.66, '#6B9DAC'],
      [0.86, '#C0D1D0'],
      [1, '#EFDDBE'],
    ],
    {
      amp: 0.16,
      cl: [1200, 84],
      light: { x: 520, y: hz, w: 700, h: 220, k: 0.6, c: [248, 226, 192] },
      clouds: { sx: 720, sy: 92, t: 0.5, w: 0.26, k: 0.55, c: [24, 66, 84], rim: 0.1, rimc: [180, 158, 132] },
    },
  );
  await over(b, ridge(hz, 60, 0.0022, '#5D8794', { seed: 11 }), 2, 0.85);
  await over(
    b,
    `<g fill="#3C6A79"><path d="M120 ${hz}v-120h180v120zM330 ${hz}v-180h120v180zM470 ${hz}v-90h260v90zM760 ${hz}v-150h120v150z"/><path d="M380 ${hz - 180}l10-130 10 130z"/></g>`,
    1.6,
    0.85,
  );
  await over(
    b,
    house(1010, foot, 300, 340, '#123542', 3) +
      house(1310, foot, 330, 430, dark, 1) +
      house(1640, foot, 290, 360, '#15404D', 0) +
      house(1930, foot, 340, 400, '#10303C', 2) +
      house(2270, foot, 300, 330, dark, 9),
    0.8,
  );
  const top = foot - 430 - 330 * 0.42;
  await over(
    b,
    `${lattice(1475, top + 30, top - 150, 34, 12, dark, 4)}<path fill="none" stroke="${dark}" stroke-width="4" d="M1475 ${top - 150}v-60M1450 ${top - 120}h50M1456 ${top - 92}h38"/><circle cx="1508" cy="${top - 30}" r="20" fill="${dark}"/>`,
    0.8,
  );
  await over(
    b,
    `<path fill="#0C2733" d="M880 ${foot}H${W}V${hz + 30}H860z"/><path fill="#0A1E28" d="M872 ${foot - 6}H${W}v14H872z"/><g fill="#0A1E28">${[930, 1170, 1420, 1690, 1960, 2230].map((x) => `<path d="M${x} ${foot - 4}v-20h-8v-10h40v10h-8v20z"/>`).join('')}</g>`,
    0.9,
  );
  const boats = [
    [330, 450, 0.86],
    [600, 500, 0.74],
    [806, 370, 0.56],
  ]
    .map(
      ([x, mastHeight, s]) =>
        `<path d="M${x - 130 * s} ${hz + 4}h${270 * s}l-${34 * s} ${34 * s}h-${200 * s}z"/><path d="M${x - 40 * s} ${hz + 4}l${16 * s}-${26 * s}h${80 * s}l${20 * s} ${26 * s}z"/><path fill="none" stroke="#0B212C" stroke-width="${6 * s}" d="M${x} ${hz}v-${mastHeight}"/><path fill="none" stroke="#0B212C" stroke-width="${1.8 * s}" d="M${x} ${hz - mastHeight}l${136 * s} ${mastHeight + 2}M${x} ${hz - mastHeight}l-${126 * s} ${mastHeight}M${x - 26 * s} ${hz - mastHeight * 0.6}h${52 * s}"/><path fill="none" stroke="#0B212C" stroke-width="${12 * s}" d="M${x} ${hz - 60 * s}h-${110 * s}"/>`,
    )
    .join('');
  await over(b, `<g fill="#0B212C">${boats}</g>`, 0.8);
  await add(b, `<path fill="#C98F2E" fill-opacity=".28" d="M1330 ${foot - 190}h300v80h-300z"/>`, 26);
  await glow(b, [
    [1475, top - 214, signal, 1.1],
    [1150, foot - 120, warm, 0.5],
    [1800, foot - 24, warm, 0.7],
    [2240, foot - 24, warm, 0.7],
  ]);
  water(b, hz + 24, {
    amp: 48,
    f: 0.012,
    stretch: 3.8,
    deep: '#0A2632',
    near: 0.54,
    far: 0.95,
    glint: 0.08,
    gx: 520,
    swell: 0.12,
  });
  await finish(b, 'office', { q: 64 });
}
