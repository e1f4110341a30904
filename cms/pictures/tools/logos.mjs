// Six customer logos as outlines (no font needed). Run: npm i --no-save fontkit wawoff2, then node cms/pictures/tools/logos.mjs.
import fs from 'node:fs';
import { outline as text } from './outline.mjs';
import { uploads } from './places.mjs';
const INK = '#294955';
const mk = (file, label, H, mark, mw, opt) => {
  const gap = mw ? 11 : 0;
  const t = text(opt.t, { ...opt, x: mw + gap, y: opt.y ?? H * 0.69 });
  const W = Math.ceil(mw + gap + t.w + 2);
  fs.writeFileSync(
    new URL(`logo-${file}.svg`, uploads),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" role="img" aria-label="${label}"><g fill="${INK}">${mark}<path d="${t.d}"/></g></svg>`,
  );
};
const st = 'fill="none" stroke="' + INK + '"';
mk(
  'nordvand',
  'Nordvand',
  40,
  '<path d="M2 23c5-7 10-7 14 0s9 7 14 0v6c-5 7-10 7-14 0s-9-7-14 0zM2 11c5-7 10-7 14 0s9 7 14 0v5c-5 7-10 7-14 0s-9-7-14 0z"/>',
  30,
  { t: 'Nordvand', wght: 700, size: 28, track: -0.4 },
);
mk(
  'havnekran',
  'Havnekran',
  40,
  `<path ${st} stroke-width="3" d="M7 35V6h25M7 15 22 6M2 35h11M26 6v10M22 16h8"/>`,
  32,
  { t: 'HAVNEKRAN', wght: 500, wdth: 75, size: 25, track: 3 },
);
mk(
  'brise-energi',
  'Brise Energi',
  40,
  `<path ${st} stroke-width="2.800" stroke-linecap="round" d="M17 37V19M17 19 7 8M17 19l15-4M17 19l-6 14"/><circle cx="17" cy="19" r="2.600"/>`.replace(
    /00"/g,
    '"',
  ),
  33,
  { t: 'brise energi', wght: 700, size: 27, track: -0.6, skew: 10 },
);
mk(
  'tillberg',
  'Tillberg',
  40,
  '<path d="M2 8h28v4H2zM2 28h28v4H2zM6 12h4v16H6zM14 12h4v16h-4zM22 12h4v16h-4z"/>',
  30,
  { t: 'Tillberg', wght: 400, size: 30, track: -0.2 },
);
mk(
  'oksholm',
  'Oksholm',
  40,
  `<circle cx="18" cy="20" r="13" ${st} stroke-width="6"/><path d="M5 18.500h26v3H5z"/>`.replace('500', '5'),
  33,
  { t: 'OKSHOLM', wght: 700, wdth: 75, size: 31, track: 0.6 },
);
mk(
  'salt-og-soe',
  'Salt &amp; Sø',
  40,
  '<path d="m16 4 14 16-14 16L2 20z"/><path fill="#fff" d="M8 20c3-4 5-4 8 0s5 4 8 0l-1 3c-3 3-5 2-7 0s-5-3-8 0z"/>',
  32,
  { t: 'Salt & Sø', wght: 600, size: 27, track: 0.3 },
);
