import { add, finish, glow, over, sky, water, H, W } from './canvas.mjs';
import { lorry, ridge, signal, warm } from './shapes.mjs';

/** A lorry before a closed gate on a quay, early in the morning. */
export async function gate() {
  const b = new Float32Array(W * H * 3);
  const hz = 910;
  const quay = hz - 70;
  const dark = '#0C2530';
  sky(
    b,
    hz,
    [
      [0, '#1B4759'],
      [0.36, '#4B8192'],
      [0.68, '#9DBFC8'],
      [0.88, '#E3E2D5'],
      [1, '#F3DDB6'],
    ],
    {
      amp: 0.16,
      cl: [1300, 80],
      light: { x: 760, y: quay - 30, w: 760, h: 230, k: 0.62, c: [252, 232, 196] },
      clouds: {
        sx: 700,
        sy: 100,
        t: 0.48,
        w: 0.26,
        k: 0.55,
        c: [44, 92, 110],
        rim: 0.12,
        rimc: [190, 165, 135],
      },
    },
  );
  await over(b, ridge(quay + 8, 84, 0.0018, '#82A6B0', { seed: 27 }), 2, 0.85);
  const shed = (x, w, h) =>
    `<path d="M${x} ${quay + 4}v-${h}l${w / 2}-${h * 0.22} ${w / 2} ${h * 0.22}v${h}z"/>`;
  await over(
    b,
    `<g fill="#477282">${shed(60, 340, 150)}${shed(400, 300, 130)}${shed(1990, 420, 190)}</g>`,
    1.3,
    0.92,
  );
  await over(b, lorry(850, quay, 1.22, '#0A202B', '#2B5767'), 0.8);
  const bars = Array.from({ length: 44 }, (_, i) => `M${1508 + i * 12} ${quay - 16}v-170`).join('');
  const fence = Array.from({ length: 34 }, (_, i) => `M${2060 + i * 13} ${quay}v-150`).join('');
  await over(
    b,
    `<path fill="none" stroke="${dark}" stroke-width="3.4" d="${bars}${fence}"/><g fill="none" stroke="${dark}" stroke-width="11"><path d="M1500 ${quay - 16}h536M1500 ${quay - 186}h536"/></g><path fill="none" stroke="${dark}" stroke-width="6" d="M1508 ${quay - 180}l528 158M2050 ${quay - 150}H${W}"/><path fill="${dark}" d="M1478 ${quay + 4}v-214h24v214zM2030 ${quay + 4}v-230h30v230z"/><g fill="#D9AE34"><path d="M1590 ${quay - 130}h70v48h-70z"/></g><path fill="${dark}" d="M1612 ${quay - 118}h26v24h-26z"/>`,
    0.8,
  );
  await over(
    b,
    `<path fill="none" stroke="${dark}" stroke-width="9" d="M1440 ${quay}v-390h54M2190 ${quay}v-330h-70"/><path fill="${dark}" d="M1486 ${quay - 404}l56 16-6 20-56-14zM2090 ${quay - 340}h70v10h-70z"/><path fill="none" stroke="${dark}" stroke-width="4" d="M1440 ${quay - 390}v-70"/>`,
    0.8,
  );
  const stone = Array.from({ length: 16 }, (_, i) => `M${i * 160 + 40} ${quay + 26}v60`).join('');
  await over(
    b,
    `<path fill="#0F2C38" d="M0 ${quay}H${W}V${hz + 40}H0z"/><path fill="${dark}" d="M0 ${quay - 4}H${W}v22H0z"/><path stroke="#0A212B" stroke-width="3" d="${stone}"/><path fill="${dark}" d="M620 ${quay - 4}v-24h-10v-12h48v12h-10v24zM2260 ${quay - 4}v-24h-10v-12h48v12h-10v24z"/>`,
    0.9,
  );
  await add(b, `<path fill="#FFE2A8" fill-opacity=".5" d="M1366 ${quay - 40}l250-70v110z"/>`, 22);
  await glow(b, [
    [1364, quay - 36, warm, 1.5],
    [2120, quay - 326, warm, 1.3],
    [1440, quay - 464, signal, 1],
  ]);
  water(b, hz + 22, {
    amp: 48,
    f: 0.012,
    stretch: 3.8,
    deep: '#0B2A36',
    near: 0.52,
    far: 0.95,
    glint: 0.1,
    gx: 760,
    swell: 0.12,
  });
  await finish(b, 'gate', { q: 64 });
}
