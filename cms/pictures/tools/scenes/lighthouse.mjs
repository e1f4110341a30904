import { add, finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { ridge, signal } from './shapes.mjs';

/** A lighthouse on a skerry after sunset. */
export async function lighthouse() {
  const b = new Float32Array(W * H * 3);
  const hz = 860;
  const rock = '#0C2530';
  sky(
    b,
    hz,
    [
      [0, '#0A2330'],
      [0.4, '#18495C'],
      [0.7, '#487F91'],
      [0.9, '#A3C2C8'],
      [1, '#DFDAC6'],
    ],
    {
      amp: 0.14,
      cl: [1500, 70],
      light: { x: 700, y: hz, w: 900, h: 150, k: 0.5, c: [240, 222, 190] },
      clouds: {
        sx: 900,
        sy: 70,
        t: 0.52,
        w: 0.24,
        k: 0.5,
        c: [14, 46, 60],
        rim: 0.08,
        rimc: [150, 140, 125],
      },
    },
  );
  await over(b, ridge(hz, 60, 0.002, '#4A7886', { seed: 21, from: -300, to: 1100 }), 2, 0.85);
  const lantern = hz - 590;
  await add(
    b,
    `<path fill="#9FC6D2" fill-opacity=".26" d="M1640 ${lantern}L-200 ${lantern - 230}V${lantern + 60}z"/><path fill="#9FC6D2" fill-opacity=".2" d="M1640 ${lantern}L2700 ${lantern - 70}V${lantern + 130}z"/>`,
    20,
  );
  await over(b, ridge(hz + 8, 210, 0.0042, '#133441', { from: 1120, to: 2330, seed: 8 }), 1.2);
  await over(
    b,
    `<path fill="#D7E3E4" d="M1590 ${hz - 90}l22-430h56l22 430z"/><path fill="#9AB7BE" d="M1652 ${hz - 90}l-8-430h24l22 430z"/><path fill="#15404F" d="M1600 ${hz - 250}l6-110h68l6 110z"/><path fill="${rock}" d="M1596 ${hz - 520}h88v-16h-88zM1612 ${hz - 536}h8v-84h-8zM1660 ${hz - 536}h8v-84h-8zM1636 ${hz - 536}h8v-84h-8zM1602 ${hz - 620}h76l-14-34h-48z"/><path fill="none" stroke="${rock}" stroke-width="4" d="M1588 ${hz - 536}v-26h104v26M1640 ${hz - 654}v-66"/><path fill="${rock}" d="M1634 ${hz - 440}h12v26h-12zM1634 ${hz - 190}h12v26h-12z"/>`,
    0.8,
  );
  await over(
    b,
    `<path fill="#0F2E3A" d="M1790 ${hz - 70}v-86l84-58 84 58v86z"/><path fill="${rock}" d="M1776 ${hz - 152}l98-74 98 74-10 10-88-62-88 62zM1930 ${hz - 210}h22v44h-22z"/><path fill="#F4D58C" d="M1824 ${hz - 132}h30v32h-30zM1890 ${hz - 132}h30v32h-30z"/>`,
    0.8,
  );
  await over(
    b,
    ridge(hz + 20, 130, 0.006, rock, { from: 1040, to: 2400, seed: 3 }) +
      ridge(hz + 18, 60, 0.009, rock, { from: 820, to: 1060, seed: 14 }),
    0.9,
  );
  await add(b, `<circle cx="1640" cy="${lantern}" r="44" fill="#FFF0CC" fill-opacity=".55"/>`, 22);
  await glow(b, [
    [1640, lantern, '#FFF3D8', 1.15],
    [1640, hz - 724, signal, 0.8],
  ]);
  water(b, hz + 16, {
    amp: 76,
    f: 0.013,
    stretch: 4.4,
    deep: '#082330',
    near: 0.46,
    far: 0.94,
    glint: 0.08,
    gx: 700,
    swell: 0.32,
  });
  await finish(b, 'lighthouse', { q: 64 });
}
