import { finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { ridge, signal, warm } from './shapes.mjs';

/** A ring of a fish farm: two floating pipes, a rail on posts, the net over it hung from a hub. */
function pen(x, y, rx, colour, weight) {
  const ry = rx * 0.105;
  const lift = rx * 0.12;
  const hub = y - rx * 0.3;
  const at = (angle, up) =>
    `${(x + rx * Math.cos(angle)).toFixed(1)} ${(y + ry * Math.sin(angle) - up).toFixed(1)}`;
  const angles = Array.from({ length: 40 }, (_, i) => (i * Math.PI) / 20);
  const posts = angles.map((a) => `M${at(a, 0)}L${at(a, lift)}`).join('');
  const net = angles.map((a) => `M${at(a, lift)}L${x} ${hub}`).join('');
  return `<g fill="none" stroke="${colour}"><path stroke-width="${weight * 0.28}" stroke-opacity=".55" d="${net}"/><path stroke-width="${weight * 0.5}" d="${posts}"/><ellipse cx="${x}" cy="${y - lift}" rx="${rx}" ry="${ry}" stroke-width="${weight * 0.8}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" stroke-width="${weight * 2}"/><ellipse cx="${x}" cy="${y + weight}" rx="${rx * 0.955}" ry="${ry * 0.9}" stroke-width="${weight * 1.4}"/></g>`;
}

/** Pens and a feed barge in a fjord, on a grey morning. */
export async function farm() {
  const b = new Float32Array(W * H * 3);
  const hz = 700;
  const dark = '#0C2530';
  sky(
    b,
    hz,
    [
      [0, '#4B7C8E'],
      [0.4, '#86AFBC'],
      [0.74, '#C4D8DC'],
      [1, '#EDEADC'],
    ],
    {
      amp: 0.2,
      cl: [1100, 90],
      light: { x: 900, y: hz - 60, w: 820, h: 230, k: 0.6, c: [252, 246, 230] },
      clouds: {
        sx: 800,
        sy: 120,
        t: 0.46,
        w: 0.3,
        k: 0.6,
        c: [86, 130, 148],
        rim: 0.12,
        rimc: [140, 138, 130],
      },
    },
  );
  await over(b, ridge(hz, 560, 0.0013, '#A9C4CC', { seed: 5 }), 3, 0.75);
  await over(b, ridge(hz, 460, 0.0017, '#7CA1AE', { seed: 42 }), 2, 0.85);
  await over(b, ridge(hz, 260, 0.0026, '#4B7686', { from: 1250, to: W + 900, seed: 17 }), 1.4, 0.92);
  await over(b, ridge(hz, 300, 0.0024, '#5C8795', { from: -900, to: 620, seed: 9 }), 1.4, 0.92);
  const barge = `<path fill="${dark}" d="M1560 ${hz - 10}h620l-26 62H1582z"/><path fill="#143643" d="M1720 ${hz - 10}v-128h250v128zM1990 ${hz - 10}v-170h96v170z"/><path fill="${dark}" d="M1706 ${hz - 138}h278v-14h-278zM1980 ${hz - 180}h116v-12h-116zM1600 ${hz - 10}v-96h76v96z"/><path fill="none" stroke="${dark}" stroke-width="5" d="M1850 ${hz - 152}v-150M1822 ${hz - 262}h56M1600 ${hz - 44}h-40M1574 ${hz - 10}v-44h560v44"/><path fill="#F4D58C" d="M1748 ${hz - 106}h40v34h-40zM1812 ${hz - 106}h40v34h-40zM2012 ${hz - 150}h54v30h-54z"/>`;
  await over(b, barge, 0.8);
  await glow(b, [
    [1850, hz - 306, signal, 1.1],
    [2040, hz - 136, warm, 0.5],
  ]);
  water(b, hz + 44, {
    amp: 62,
    f: 0.013,
    stretch: 4.4,
    deep: '#0F3444',
    near: 0.5,
    far: 0.94,
    glint: 0.16,
    gx: 900,
    swell: 0.22,
  });
  await over(b, pen(480, hz + 92, 300, '#1B4555', 5), 1, 0.95);
  await over(b, pen(1130, hz + 74, 240, '#24505F', 4), 1, 0.92);
  for (const [x, y, rx, weight] of [
    [1500, hz + 250, 560, 8],
    [260, hz + 330, 640, 9],
  ]) {
    await over(
      b,
      `<ellipse cx="${x}" cy="${y + rx * 0.09}" rx="${rx}" ry="${rx * 0.12}" fill="${dark}" fill-opacity=".34"/>`,
      9,
      0.9,
    );
    await over(b, pen(x, y, rx, dark, weight), 0.8);
  }
  await over(
    b,
    `<path fill="none" stroke="${dark}" stroke-width="5" d="M1620 ${hz + 40}Q1560 ${hz + 120} 1500 ${hz + 190}M1600 ${hz + 40}Q1300 ${hz + 60} 1130 ${hz + 46}"/><path fill="#CBAA48" d="M2170 ${hz + 330}a26 26 0 0 1 52 0l-6 16h-40z"/><path fill="${dark}" d="M2168 ${hz + 342}h56l-6 12h-44z"/>`,
    1,
    0.9,
  );
  await glow(b, [[1500, hz + 250 - 560 * 0.3, signal, 0.6]]);
  await finish(b, 'farm', { q: 64, vig: 0.16 });
}
