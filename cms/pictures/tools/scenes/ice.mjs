import { finish, fbm, glow, over, rnd, sky, water, H, W } from './canvas.mjs';
import { ridge, signal } from './shapes.mjs';

/** Sheets of ice around a beacon, on the coldest morning of the winter. */
export async function ice() {
  const b = new Float32Array(W * H * 3);
  const hz = 730;
  const dark = '#12323F';
  sky(
    b,
    hz,
    [
      [0, '#7FA8B7'],
      [0.42, '#B3CFD8'],
      [0.76, '#DDE8EA'],
      [1, '#F3EBDA'],
    ],
    {
      amp: 0.16,
      cl: [1500, 80],
      light: { x: 880, y: hz - 50, w: 620, h: 200, k: 0.75, c: [255, 248, 230] },
      clouds: {
        sx: 1000,
        sy: 84,
        t: 0.5,
        w: 0.3,
        k: 0.4,
        c: [128, 166, 182],
        rim: 0.1,
        rimc: [140, 136, 128],
      },
    },
  );
  await over(b, ridge(hz, 120, 0.0016, '#C6D8DD', { seed: 23 }), 2.2, 0.9);
  await over(b, ridge(hz, 70, 0.003, '#A3BFC9', { seed: 37 }), 1.4, 0.9);
  water(b, hz + 2, {
    amp: 40,
    f: 0.013,
    stretch: 4.2,
    deep: '#1A4758',
    near: 0.42,
    far: 0.94,
    glint: 0.18,
    gx: 880,
    swell: 0.12,
  });
  // Floes lie in rows that grow towards the viewer; the lead between them stays open to the left.
  const floe = (x, y, w, h, seed) => {
    const corners = Array.from({ length: 22 }, (_, i) => {
      const angle = (i * Math.PI) / 11;
      const reach = 0.72 + 0.5 * fbm(Math.cos(angle) * 1.4 + seed, Math.sin(angle) * 1.4 + seed, 3);
      return `${(x + Math.cos(angle) * w * reach).toFixed(1)} ${(y + Math.sin(angle) * h * reach).toFixed(1)}`;
    });
    return `M${corners.join('L')}z`;
  };
  for (let row = 0; row < 15; row++) {
    const p = (row + 1) / 15;
    const y = hz + 10 + Math.pow(p, 1.9) * 600;
    const w = 60 + 330 * Math.pow(p, 1.4);
    let light = '';
    for (let x = -w * rnd(); x < W + w; x += w * (1.65 + rnd() * 0.9)) {
      const lead = 620 - row * 22;
      if (Math.abs(x - lead) < w * 0.9 + 90 * p) continue;
      light += floe(
        x,
        y + (rnd() - 0.5) * w * 0.1,
        w * (0.7 + rnd() * 0.34),
        w * (0.085 + rnd() * 0.04),
        rnd() * 90,
      );
    }
    const blur = 0.5 + p * 0.7;
    await over(
      b,
      `<g transform="translate(0 ${(3 + p * 13).toFixed(1)})"><path fill="#5E8B9A" d="${light}"/></g>`,
      blur,
      0.9,
    );
    await over(b, `<path fill="${p > 0.5 ? '#DCE8EB' : '#D2E1E5'}" d="${light}"/>`, blur, 0.94);
  }
  const foot = hz + 118;
  await over(
    b,
    `<ellipse cx="1480" cy="${foot + 6}" rx="150" ry="15" fill="#7FA3AF" fill-opacity=".8"/>`,
    7,
    0.9,
  );
  await over(
    b,
    `<path fill="${dark}" d="M1560 ${foot}l-22-330h40l34 330z"/><path fill="#C99A2C" d="M1548 ${foot - 180}l-6-84h40l10 84z"/><path fill="${dark}" d="M1518 ${foot - 330}h84v-14h-84zM1536 ${foot - 344}v-66h48v66z"/><path fill="none" stroke="${dark}" stroke-width="4" d="M1514 ${foot - 344}v-30h92v30M1560 ${foot - 410}v-96"/><path fill="#EAF2F3" d="M1520 ${foot - 344}q20-16 42-8t42-4v12zM1536 ${foot - 410}q24-16 48 0zM1530 ${foot + 6}q14-40 34-26t30-8 34 34z"/><path fill="none" stroke="#EAF2F3" stroke-width="4" stroke-linecap="round" d="M1526 ${foot - 330}v24M1542 ${foot - 330}v40M1584 ${foot - 330}v30M1598 ${foot - 330}v18"/>`,
    0.8,
  );
  await glow(b, [[1560, foot - 508, signal, 1.1]]);
  await finish(b, 'ice', { q: 62, vig: 0.12 });
}
