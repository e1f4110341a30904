import { rnd, vn, fbm, over, glow, add, sky, water, finish, W, H } from './canvas.mjs';

export async function pump() {
  const b = new Float32Array(W * H * 3),
    hz = 880;
  sky(
    b,
    hz,
    [
      [0, '#12384A'],
      [0.35, '#2C5F73'],
      [0.65, '#6E9CAC'],
      [0.86, '#B9D0D4'],
      [1, '#E9E3CF'],
    ],
    {
      amp: 0.2,
      cl: [1100, 90],
      light: { x: 520, y: hz - 20, w: 760, h: 190, k: 0.6, c: [244, 232, 204] },
      clouds: {
        sx: 620,
        sy: 120,
        t: 0.44,
        w: 0.3,
        k: 0.72,
        c: [26, 62, 78],
        rim: 0.13,
        rimc: [150, 140, 125],
      },
    },
  );
  await over(
    b,
    `<path fill="#6E919B" d="M0 ${hz - 20}c160-16 300-10 420-22s240 12 420 6 400-22 640-8 500-12 920 4v70H0z"/><path fill="#64878F" d="M0 ${hz}${Array.from({ length: 240 }, (_, i) => `L${i * 10} ${(hz - 22 - 46 * Math.max(0, fbm(i * 0.045, 3, 2) - 0.42) * 2.2 - 16 * vn(i * 0.7, 9)).toFixed(1)}`).join('')}V${hz}z"/>`,
    1.8,
    0.85,
  );
  await over(
    b,
    `<g fill="none" stroke="#456975" stroke-width="2.4">${[120, 330, 520, 690, 840]
      .map((x, i) => {
        const s = 1 - i * 0.13;
        return `<path d="M${x} ${hz - 18}v${-190 * s}M${x - 34 * s} ${hz - 18 - 170 * s}h${68 * s}M${x - 26 * s} ${hz - 18 - 140 * s}h${52 * s}"/>`;
      })
      .join(
        '',
      )}<path d="M-60 ${hz - 176}Q30 ${hz - 150} 120 ${hz - 188}Q225 ${hz - 138} 330 ${hz - 166}Q425 ${hz - 122} 520 ${hz - 146}Q605 ${hz - 108} 690 ${hz - 126}Q765 ${hz - 96} 840 ${hz - 106}" stroke-width="1.4"/></g>`,
    1.1,
    0.9,
  );
  // dike, station, pipes
  const c = '#0D2530';
  await over(
    b,
    `<path fill="#1C4049" d="M640 ${hz + 26}c240-54 420-92 700-104s820-6 1060-14v130H640z"/>`,
    1.4,
  );
  await over(
    b,
    `<path fill="${c}" d="M1380 ${hz - 80}v-262l210-112 210 112v262z"/><path fill="#12303C" d="M1800 ${hz - 80}v-196h330v196z"/><path fill="${c}" d="M1788 ${hz - 284}h354v16h-354z"/><path fill="#0A1E28" d="M1352 ${hz - 336} 1590 ${hz - 470}l238 134-10 14-228-126-228 126z"/><path fill="${c}" d="M1690 ${hz - 470}h34v70h-34z"/><path fill="none" stroke="${c}" stroke-width="5" d="M2056 ${hz - 284}v-190"/><path fill="none" stroke="${c}" stroke-width="3" d="M2030 ${hz - 440}h52M2036 ${hz - 414}h40"/><path fill="${c}" d="M1300 ${hz - 70}h900v96H1240z"/>`,
    0.8,
  );
  const lit = '#F4D58C';
  await over(
    b,
    `<g fill="${lit}">${[1460, 1550, 1640].map((x) => `<path d="M${x} ${hz - 250}v-40a30 30 0 0 1 60 0v40z"/>`).join('')}</g><g fill="#E8C878" fill-opacity=".85"><path d="M1850 ${hz - 222}h70v60h-70zM1950 ${hz - 222}h70v60h-70z"/></g><g stroke="${c}" stroke-width="4">${[1460, 1550, 1640].map((x) => `<path d="M${x + 30} ${hz - 322}v74M${x} ${hz - 284}h60"/>`).join('')}<path d="M1885 ${hz - 222}v60M1985 ${hz - 222}v60"/></g><path fill="#0A1E28" d="M1556 ${hz - 200}h70v120h-70z"/>`,
    0.7,
  );
  await over(
    b,
    `<g fill="#2B5563">${[1420, 1580, 1740].map((x) => `<circle cx="${x}" cy="${hz - 22}" r="34"/>`).join('')}</g><g fill="#06161E">${[1420, 1580, 1740].map((x) => `<circle cx="${x}" cy="${hz - 20}" r="25"/>`).join('')}</g>`,
    0.9,
  );
  await add(
    b,
    [1460, 1550, 1640]
      .map((x) => `<circle cx="${x + 30}" cy="${hz - 280}" r="70" fill="#C98F2E" fill-opacity=".45"/>`)
      .join('') + `<circle cx="1935" cy="${hz - 190}" r="80" fill="#B9862E" fill-opacity=".35"/>`,
    40,
  );
  await glow(b, [
    [2056, hz - 476, '#E06BCF', 0.8],
    [1591, hz - 214, '#FFE2A8', 0.6],
  ]);
  water(b, hz + 24, {
    amp: 44,
    f: 0.012,
    stretch: 3.6,
    deep: '#0C2833',
    near: 0.55,
    far: 0.96,
    swell: 0.1,
  });
  await over(
    b,
    [1420, 1580, 1740]
      .map(
        (x) =>
          `<path fill="#DCE9EC" fill-opacity=".75" d="M${x - 20} ${hz - 6}c-2 26-6 40-12 58h64c-6-18-10-32-12-58z"/><ellipse cx="${x}" cy="${hz + 56}" rx="62" ry="9" fill="#DCE9EC" fill-opacity=".6"/>`,
      )
      .join(''),
    4,
    0.8,
  );
  // reeds, out of focus
  let r = '';
  for (let i = 0; i < 230; i++) {
    const x = -30 + Math.pow(rnd(), 1.5) * 900,
      h = 150 + rnd() * 330 * (1 - x / 1100),
      l = (rnd() - 0.35) * 90;
    r += `<path d="M${x} ${H + 10}q${l * 0.2} ${-h * 0.6} ${l} ${-h}" stroke-width="${3 + rnd() * 5}"/>`;
    if (rnd() > 0.72)
      r += `<path d="M${x + l} ${H + 10 - h}l${l * 0.1 + 2} -46" stroke-width="${9 + rnd() * 5}"/>`;
  }
  await over(b, `<g fill="none" stroke="#081C26" stroke-linecap="round">${r}</g>`, 3.4, 0.96);
  await finish(b, 'pump', { q: 64 });
}
