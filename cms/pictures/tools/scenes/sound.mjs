import sharp from 'sharp';
import { fbm, mix, svg, over, glow, sky, water, finish, W, H } from './canvas.mjs';

export async function sound() {
  const b = new Float32Array(W * H * 3),
    hz = 720;
  sky(
    b,
    hz,
    [
      [0, '#123D4F'],
      [0.34, '#2C687D'],
      [0.62, '#74A9BA'],
      [0.84, '#C3DDE5'],
      [0.95, '#F2EDDC'],
      [1, '#EFDFC2'],
    ],
    {
      amp: 0.1,
      cl: [1600, 60],
      light: { x: 760, y: hz, w: 1000, h: 170, k: 0.5, c: [248, 232, 204] },
      clouds: {
        sx: 1000,
        sy: 64,
        t: 0.52,
        w: 0.26,
        k: 0.4,
        c: [44, 104, 125],
        rim: 0.1,
        rimc: [170, 150, 130],
      },
    },
  );
  const ridge = (y, a, f, c) =>
    `<path fill="${c}" d="M0 ${hz + 4}${Array.from({ length: 241 }, (_, i) => `L${i * 10} ${(y - a * Math.pow(Math.max(0, fbm(i * f + a, a, 3) - 0.3), 1.3) * 2).toFixed(1)}`).join('')}V${hz + 4}z"/>`;
  await over(b, ridge(hz - 4, 66, 0.012, '#86AEBB'), 2.2, 0.8);
  await over(b, ridge(hz + 2, 44, 0.03, '#3F7083'), 1.1, 0.9);
  await over(
    b,
    `<g fill="#1E4455"><path d="M1880 ${hz + 3}v-74h5v74zM1920 ${hz + 3}v-92h5v92z"/><path d="M1836 ${hz - 12}h140l-10 18h-118z"/></g>`,
    1,
    0.85,
  );
  const c = '#0C222D';
  const buoy = `<g transform="translate(1210 ${hz + 126}) rotate(4)"><path fill="${c}" d="M-58 0h116l-14 34H-44z"/><path fill="#C99A2C" d="M-44-4h88l-9-58h-70z"/><path fill="none" stroke="${c}" stroke-width="6" d="M-30-62-12-230M30-62 12-230M-24-120h48M-18-176h36M-27-66l46-52M27-66l-46-52M-19-124l36-50"/><path fill="${c}" d="M-20-248h40v18h-40z"/></g>`;
  await over(b, buoy, 0.8);
  await glow(b, [
    [1227, hz + 126 - 250, '#E06BCF', 1.25],
    [420, hz - 14, '#FFE2A8', 0.4],
    [610, hz - 10, '#FFE2A8', 0.35],
    [2140, hz - 12, '#FFE2A8', 0.4],
  ]);
  const lit = Float32Array.from(b);
  water(b, hz + 3, {
    amp: 70,
    f: 0.013,
    stretch: 4.4,
    deep: '#0C2C3B',
    near: 0.46,
    far: 0.94,
    glint: 0.12,
    gx: 760,
    swell: 0.3,
  });
  const m = await sharp(Buffer.from(svg(buoy)))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  for (let y = hz; y < hz + 150; y++)
    for (let x = 1120; x < 1300; x++) {
      const i = y * W + x;
      if (m[i] > 20) for (let k = 0; k < 3; k++) b[i * 3 + k] = mix(b[i * 3 + k], lit[i * 3 + k], m[i] / 255);
    }
  await over(
    b,
    `<g transform="translate(1210 ${hz + 160}) scale(1 1)" fill="${c}" fill-opacity=".75">${Array.from(
      { length: 16 },
      (_, i) => {
        const y = 8 + i * i * 1.15,
          w = 56 * (1 - i / 22);
        return `<path d="M${-w + Math.sin(i * 1.9) * 9} ${y}q${w} ${3 + i * 0.4} ${2 * w} 0q${-w} ${-3 - i * 0.3} ${-2 * w} 0z"/>`;
      },
    ).join('')}</g><ellipse cx="1208" cy="${hz + 160}" rx="74" ry="5" fill="#DCE9EC" fill-opacity=".55"/>`,
    1.8,
    0.9,
  );
  await finish(b, 'sound', { q: 64 });
}
