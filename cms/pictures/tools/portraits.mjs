// Six portraits, one hand: light from the left, every plane one flat step, as on the depth ramp. 480 x 640 for teams; the square avatar is the same drawing, closer, for circles.
// Run: node cms/pictures/tools/portraits.mjs. Writes portrait-*.svg and avatar-*.svg.
import fs from 'node:fs';
import { uploads } from './places.mjs';
const OUT = uploads.pathname;
const SK = {
  fair: ['#F6DFCB', '#EAC7AC', '#CB9B80', '#8F5B48', '#B5675A'],
  ruddy: ['#F3D5C2', '#E4B79C', '#C08A70', '#85513F', '#A85B4E'],
  olive: ['#E9C8A2', '#D5A77D', '#A97A55', '#694530', '#97574A'],
  brown: ['#A97650', '#8D5D3E', '#653F2B', '#3A2217', '#7C3F38'],
  honey: ['#F5DDBF', '#E6C39D', '#C1946E', '#7C553C', '#AF6457'],
};
const line = (c, o = 0.55, y0 = 40) =>
  `<g fill="none" stroke="${c}" stroke-opacity="${o}" stroke-width="2">${Array.from({ length: 9 }, (_, i) => {
    const y = y0 + i * 58;
    return `<path d="M-20 ${y}c60-34 110 26 180 2s110-40 170-6 110 8 170-10"/>`;
  }).join('')}</g>`;
const people = {
  'jonas-riis': {
    label: 'Jonas Riis',
    sk: 'ruddy',
    bg: ['#9FC6D2', '#fff'],
    f: { tw: 75, cw: 73, jw: 58, ch: 28, cy: 396 },
    hair: ['#3A2C24', '#54402F'],
    style: 'short',
    beard: 'stubble',
    coat: ['#F2C230', '#D5A41D', '#0B2431'],
    wear: 'jacket',
    brow: 9,
  },
  'signe-holm': {
    label: 'Signe Holm',
    sk: 'honey',
    bg: ['#2C687D', '#9FC6D2'],
    f: { tw: 74, cw: 72, jw: 50, ch: 22, cy: 388 },
    hair: ['#161B20', '#39434A'],
    style: 'bob',
    coat: ['#0B2431', '#071922', '#F1F7F9'],
    wear: 'blazer',
    brow: 6,
    lip: 1,
  },
  'emre-aydin': {
    label: 'Emre Aydın',
    sk: 'olive',
    bg: ['#DCEBF0', '#8DB3C0'],
    // A circle of the portrait's ground would not be seen on the grounds of pages.
    avatar: { bg: ['#9FC6D2', '#fff'] },
    f: { tw: 75, cw: 73, jw: 57, ch: 27, cy: 398 },
    hair: ['#15171A', '#33373B'],
    style: 'wavy',
    beard: 'full',
    coat: ['#1A4E62', '#123D4F', '#0E303F'],
    wear: 'crew',
    glasses: '#0B2431',
    brow: 10,
  },
  'lotte-brandt': {
    label: 'Lotte Brandt',
    sk: 'brown',
    bg: ['#F2EDDC', '#B9AE8A'],
    // From further away, for the hair.
    avatar: { bg: ['#74A9BA', '#C3DDE5'], box: '12 52 456 456' },
    f: { tw: 73, cw: 73, jw: 52, ch: 23, cy: 390 },
    hair: ['#17110E', '#2E221B'],
    style: 'coils',
    coat: ['#4A889C', '#2C687D', '#F1F7F9'],
    wear: 'cardigan',
    brow: 7,
    lip: 1,
    ring: '#F2C230',
  },
  'nils-oksbol': {
    label: 'Nils Oksbøl',
    sk: 'fair',
    bg: ['#4A889C', '#C3DDE5'],
    f: { tw: 76, cw: 75, jw: 60, ch: 29, cy: 400 },
    hair: ['#B9C4C8', '#DDE5E7'],
    style: 'receding',
    beard: 'grey',
    coat: ['#123D4F', '#0B2431', '#74A9BA'],
    wear: 'overall',
    brow: 9,
    aid: 1,
    lines: 1,
  },
  'maja-thorsen': {
    label: 'Maja Thorsen',
    sk: 'fair',
    bg: ['#123D4F', '#64899A'],
    f: { tw: 73, cw: 71, jw: 50, ch: 22, cy: 388 },
    hair: ['#8A4B2B', '#AD6A3E'],
    style: 'tied',
    coat: ['#DCEBF0', '#B4D2DC', '#0B2431'],
    wear: 'vest',
    brow: 6,
    lip: 1,
    lines: 0.6,
  },
};
function draw(p) {
  const [sl, sb, ss, sd, lipc] = SK[p.sk],
    { tw, cw, jw, ch, cy } = p.f,
    X = 240,
    dx = -9;
  let o = '';
  const face = `M${X - tw} 244C${X - tw - 1} 296 ${X - cw} 322 ${X - jw} 358C${X - jw + 10} 380 ${X - ch - 6} ${cy - 2} ${X} ${cy}C${X + ch + 6} ${cy - 2} ${X + jw - 10} 380 ${X + jw} 358C${X + cw} 322 ${X + tw + 1} 296 ${X + tw} 244C${X + tw} 186 ${X + 48} 150 ${X} 150C${X - 48} 150 ${X - tw} 186 ${X - tw} 244z`;
  const id = 'f' + Math.abs([...p.label].reduce((a, c) => (a * 31 + c.charCodeAt(0)) | 0, 7)).toString(36);
  o += `<path fill="${p.bg[0]}" d="M0 0h480v640H0z"/>${line(p.bg[1])}<g transform="translate(240 330) scale(1.14) translate(-240 -318)">`;
  const [h1, h2] = p.hair;
  // hair behind
  if (p.style === 'bob')
    o += `<path fill="${h1}" d="M240 118c-78 0-112 52-112 128 0 64-8 104-18 150 26 14 60 16 82 6h98c26 10 60 6 82-6-12-46-20-88-20-150 0-76-34-128-112-128z"/>`;
  if (p.style === 'coils') {
    const pts = [
      [150, 214, 58],
      [132, 278, 50],
      [146, 338, 42],
      [186, 160, 60],
      [244, 138, 66],
      [304, 160, 60],
      [336, 216, 58],
      [350, 280, 50],
      [336, 338, 42],
      [214, 150, 50],
      [276, 146, 50],
    ];
    o += `<g fill="${h1}">${pts.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g><g fill="none" stroke="${h2}" stroke-width="4" stroke-linecap="round">${[
      [140, 190],
      [118, 256],
      [132, 320],
      [172, 134],
      [208, 106],
      [250, 98],
      [160, 230],
      [132, 228],
    ]
      .map(([x, y]) => `<path d="M${x} ${y}c8-12 24-10 26 2"/>`)
      .join('')}</g>`;
  }
  if (p.style === 'tied') o += `<path fill="${h1}" d="M318 196c46 10 52 66 34 108-8 20-22 30-34 30z"/>`;
  // neck
  o += `<path fill="${ss}" d="M${X - 44} 350h92v84c0 26-20 44-46 44s-46-18-46-44z"/><path fill="${sb}" d="M${X - 44} 366c8 22 22 36 40 42-10 20-18 48-20 68-14-8-22-22-22-42z"/><path fill="${sd}" fill-opacity=".55" d="M${X - 34} 372c20 26 52 34 84 6v36c-26 14-58 10-84-16z"/>`;
  // shoulders
  o += '<g transform="translate(0 -36)">';
  const [c1, c2, c3] = p.coat;
  const sh = 'M48 690c4-132 24-178 66-198 34-16 62-20 84-34h88c22 14 50 18 84 34 42 20 62 66 66 198z';
  o += `<path fill="${c1}" d="${sh}"/><path fill="${c2}" d="M258 520c10-30 20-52 28-62 22 14 50 18 84 34 42 20 62 66 66 198H292c-20-60-32-120-34-170z"/>`;
  if (p.wear === 'jacket')
    o += `<path fill="${c3}" d="M190 452c14 26 86 28 102 0l10 34c-22 34-100 34-122 0z"/><path fill="${c1}" d="M176 446l22-2c-2 40 20 64 42 80l-16 40c-34-30-52-70-48-118z"/><path fill="${c2}" d="M306 446l-20-2c2 40-22 64-46 80l18 40c34-30 50-70 48-118z"/><path stroke="${c3}" stroke-width="3" d="M240 532v160"/><path fill="#F1F7F9" d="M74 562l66-18 6 20-78 20zM350 546l58 16 10 24-66-18z"/>`;
  if (p.wear === 'blazer')
    o += `<path fill="${c3}" d="M196 446 240 548l46-102 12 30-54 150h-10l-50-150z"/><path fill="${sb}" d="M204 446l36 78 38-78c-12 12-62 12-74 0z"/><path fill="${ss}" d="M240 524l38-78c-10 10-26 14-44 14z"/><path fill="#1B4351" d="M180 448l16-4 26 118 12 130h-36l-54-144 22-12-24-20z"/><path fill="${c2}" d="M302 448l-16-4-30 118-12 130h42l52-144-22-12 24-20z"/>`;
  if (p.wear === 'crew')
    o += `<path fill="${c3}" d="M190 450c14 34 88 34 104 0l10 10c-10 50-114 50-124 0z"/><path fill="none" stroke="${c3}" stroke-width="2" d="M120 540c10 30 12 64 10 100M372 540c-12 30-14 64-12 100"/>`;
  if (p.wear === 'cardigan')
    o += `<path fill="${c3}" d="M186 452c10 50 30 120 54 240 26-88 46-190 58-240-22 34-90 34-112 0z"/><path fill="#D2E5EB" d="M240 690c26-88 46-188 58-238-10 14-26 22-44 25 2 50-4 160-14 213z"/><path fill="none" stroke="${c2}" stroke-width="7" d="M184 450c8 60 26 120 52 240"/><path fill="none" stroke="#1A4E62" stroke-width="7" d="M300 450c-10 60-30 120-56 240"/>`;
  if (p.wear === 'overall')
    o += `<path fill="${c3}" d="M188 450c14 32 90 32 106 0l16 36c-20 42-118 42-138 0z"/><path fill="#4A889C" d="M258 484c18-6 30-18 36-34l16 36c-12 24-40 34-70 32z"/><path fill="#1B4351" d="M120 488l42-16 10 220h-40zM312 474l44 16-8 200h-38z"/><path fill="#F2C230" d="M132 604h40v14h-40zM312 604h36v14h-36z"/>`;
  if (p.wear === 'vest')
    o += `<path fill="${c3}" d="M200 448c12 22 74 22 86 0l6 22c-14 30-84 30-98 0z"/><path fill="#F2C230" d="M130 486l50-22c6 60 30 100 56 120v100H114c0-90 4-150 16-198z"/><path fill="#D5A41D" d="M352 488l-50-24c-8 60-32 100-62 120v100h126c0-90-2-150-14-196z"/><path fill="#F1F7F9" d="M120 574l116 18v22l-118-16zM240 592l122-18 2 24-124 16z"/>`;
  o += '</g>';
  // ears
  if (p.style !== 'bob')
    o += `<path fill="${sb}" d="M${X - tw + 3} 262c-16-12-24 4-20 24s14 32 24 26z"/><path fill="${ss}" d="M${X + tw - 3} 262c16-12 24 4 20 24s-14 32-24 26z"/>`;
  // face, shaded side, lit plane
  o += `<clipPath id="${id}"><path d="${face}"/></clipPath><path fill="${sb}" d="${face}"/><g clip-path="url(#${id})">`;
  o += `<path fill="${ss}" d="M${X + 34} 140c20 40 12 72 8 96 10 8 22 18 20 34-2 12-6 20-2 34 6 18 6 26-4 38-10 14-12 22-10 34 2 10-8 18-22 26h100V140z"/>`;
  o += `<path fill="${sl}" d="M${X - 58} 206c18-26 46-34 68-26-16 10-26 26-30 44-18-4-30-6-44-2zM${X - 66} 296c14-8 36-8 48 0 2 16-8 30-20 34-14-4-24-16-28-34z"/>`;
  // sockets, nose, mouth
  o += `<path fill="${ss}" d="M${X - 56 + dx / 2} 262c8-14 34-16 46-2 0 12-4 20-12 22-14 2-28-4-34-20z" fill-opacity=".55"/><path fill="${sd}" fill-opacity=".35" d="M${X + 16} 262c10-14 34-12 44 2-4 16-20 22-32 18-8-2-12-10-12-20z"/>`;
  o += `<path fill="${ss}" d="M${X + dx + 14} 254c-4 24 2 40 10 56 4 10 0 16-8 18-10 4-22 4-30-2 8 0 14-4 16-12 2-20-4-38 12-60z"/><path fill="${sl}" d="M${X + dx + 4} 262c-6 18-12 34-14 48 2 6 8 8 12 4 4-16 0-34 2-52z"/><path fill="${sd}" fill-opacity=".7" d="M${X + dx - 13} 322c6-4 10 0 14 2 6 2 12-2 18-4-2 8-10 12-18 12s-14-4-14-10z"/>`;
  if (p.beard) {
    const b = p.beard === 'full' ? [h1, 1] : p.beard === 'grey' ? [h1, 1] : [h1, 0.42];
    o += `<path fill="${b[0]}" fill-opacity="${b[1]}" d="M${X - tw - 4} 284c10 22 20 40 36 46 12-2 16-8 38-8 4-2 10-2 14 0 22 0 26 6 40 8 16-8 26-24 34-46v130H${X - tw - 4}z"/>${b[1] === 1 ? `<path fill="${h2}" fill-opacity=".8" d="M${X - 62} 320c6 20 18 44 40 60-22-4-44-26-48-58z"/>` : ''}<path fill="${sb}" d="M${X + dx - 26} 344c10-6 42-6 54 0-4 18-14 24-26 24s-24-8-28-24z"/>`;
  }
  const my = 352;
  o += `<path fill="${lipc}" fill-opacity="${p.lip ? 1 : 0.62}" d="M${X + dx - 26} ${my}c10-8 18-10 24-6 6-4 16-2 28 6-8 14-16 18-26 18s-20-6-26-18z"/><path fill="${sd}" d="M${X + dx - 28} ${my}c12-2 20 2 26 1 8 1 18-3 30-1-10 4-22 6-30 5-10 1-18-1-26-5z"/><path fill="${ss}" d="M${X + dx - 14} ${my + 24}c10 6 20 6 30-1-4 10-26 12-30 1z"/>`;
  if (p.lines)
    o += `<g fill="none" stroke="${ss}" stroke-width="2.5" stroke-linecap="round" stroke-opacity="${0.9 * p.lines}"><path d="M${X - 46} 322c-4 10-6 18-4 28M${X - 66} 262l-8-5M${X - 67} 270l-9 1M${X - 38} 206c22-6 44-6 62 0"/></g>`;
  o += '</g>';
  // eyes and brows
  const eye = (x, k) =>
    `<path fill="#F7F4EE" fill-opacity="${k ? 0.8 : 0.95}" d="M${x - 15} 268c6-9 22-10 30 0-8 7-23 7-30 0z"/><circle cx="${x - 1.5}" cy="266.5" r="6.6" fill="#1B1714"/><circle cx="${x - 4}" cy="264.500" r="1.500" fill="#fff" fill-opacity=".9"/><path fill="#1B1714" d="M${x - 17} 269c6-12 26-14 34-1-9-7-24-8-34 1z"/><path fill="none" stroke="${sd}" stroke-opacity=".55" stroke-width="1.600" d="M${x - 14} 258c8-7 20-7 28 0"/>`;
  o += eye(X - 37 + dx / 2, 0) + eye(X + 33 + dx / 2, 1);
  const br = p.beard === 'grey' ? '#A3AEB2' : h1,
    bw = p.brow;
  o += `<path fill="${br}" d="M${X - 60 + dx / 2} 250c12-${bw + 8} 32-${bw + 8} 44-4-2 2-3 4-4 5-12-6-26-6-40-1zM${X + 14 + dx / 2} 246c12-10 32-${bw + 6} 46 5-14-4-28-4-42 1-1-1-3-4-4-6z"/>`;
  // hair in front
  if (p.style === 'short')
    o += `<path fill="${h1}" d="M163 262c-12-52-6-104 24-126 30-24 92-24 118 4 24 24 22 76 12 122-6-22-8-40-14-58-24 0-62-10-80-28-14 20-38 28-46 36-6 14-10 30-14 50z"/><path fill="${h2}" d="M172 216c0-38 18-66 44-76-10 16-12 26-10 36-14 10-26 20-34 40z"/>`;
  if (p.style === 'bob')
    o += `<path fill="${h1}" d="M240 124c-66 0-92 46-92 118 0 26 2 52 4 76 10-30 18-66 24-94 30-8 60-28 74-52 20 30 46 48 68 54 6 30 10 62 14 92 4-24 6-48 6-76 0-72-32-118-98-118z"/><path fill="${h2}" d="M166 214c6-40 28-66 58-72-10 24-26 46-58 72zM136 312c-4 30-8 54-14 78 8 4 16 6 24 6-6-30-8-56-10-84z"/><path fill="none" stroke="#8E9AA0" stroke-width="5" d="M252 136c26 16 48 42 62 84"/>`;
  if (p.style === 'wavy')
    o += `<path fill="${h1}" d="M162 258c-16-44-12-84 10-104-2-18 18-36 40-32 18-18 62-18 78 0 26-2 44 22 36 44 14 22 10 62-6 92-4-24-10-42-18-54-16 6-34 2-46-6-14 10-34 12-46 2-12 12-28 14-36 10-8 14-10 30-12 48z"/><path fill="${h2}" d="M178 186c4-22 20-38 42-42-8 14-8 24-2 34-14-2-28 0-40 8z"/>`;
  if (p.style === 'coils')
    o += `<g fill="${h1}">${[
      [176, 206, 26],
      [200, 180, 28],
      [236, 168, 28],
      [272, 172, 28],
      [300, 192, 26],
      [312, 222, 20],
      [166, 236, 18],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}</g><g fill="none" stroke="${h2}" stroke-width="3.500" stroke-linecap="round">${[
      [168, 202],
      [190, 174],
      [222, 160],
      [256, 160],
      [178, 226],
    ]
      .map(([x, y]) => `<path d="M${x} ${y}c6-9 18-8 20 2"/>`)
      .join('')}</g>`;
  if (p.style === 'receding')
    o += `<path fill="${h1}" d="M164 292c-18-50-16-104 10-126 4 24 4 44-2 66-4 18-6 38-8 60zM316 292c18-50 16-104-10-126-4 24-4 44 2 66 4 18 6 38 8 60z"/><path fill="${h2}" d="M160 236c0-30 4-52 14-66 2 20 2 38-4 54z"/>`;
  if (p.style === 'tied')
    o += `<path fill="${h1}" d="M162 266c-14-58-2-108 30-130 28-20 74-20 100 2 30 26 38 76 26 128-4-30-12-52-22-70-32 2-76-4-100-22-14 22-26 52-34 92z"/><path fill="${h2}" d="M176 206c4-34 22-58 50-66-12 16-18 24-24 38-12 8-20 16-26 28z"/>`;
  if (p.glasses)
    o += `<g fill="none" stroke="${p.glasses}" stroke-width="5"><path d="M${X - 66 + dx / 2} 254h52v16a22 22 0 0 1-22 20h-8a22 22 0 0 1-22-20zM${X + 7 + dx / 2} 254h52v16a22 22 0 0 1-22 20h-8a22 22 0 0 1-22-20zM${X - 14 + dx / 2} 262c6-5 15-5 21 0M${X - 66 + dx / 2} 262l-8-3M${X + 59 + dx / 2} 262l14-3"/></g>`;
  if (p.ring)
    o += `<circle cx="${X - tw - 7}" cy="318" r="7" fill="none" stroke="${p.ring}" stroke-width="3.500"/>`;
  if (p.aid)
    o += `<path fill="none" stroke="#0B2431" stroke-width="5" stroke-linecap="round" d="M${X - tw - 12} 258c-12 8-14 28-8 40"/><circle cx="${X - tw - 2}" cy="290" r="4.500" fill="#0B2431"/>`;
  o += '</g>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 640" width="480" height="640" role="img" aria-label="${p.label}">${o}</svg>`.replace(
    /(\.\d)00/g,
    '$1',
  );
}
for (const [k, p] of Object.entries(people)) {
  fs.writeFileSync(`${OUT}portrait-${k}.svg`, draw(p));
  const { bg = p.bg, box = '48 84 384 384' } = p.avatar ?? {};
  fs.writeFileSync(
    `${OUT}avatar-${k}.svg`,
    draw({ ...p, bg }).replace(
      'viewBox="0 0 480 640" width="480" height="640"',
      `viewBox="${box}" width="384" height="384"`,
    ),
  );
}
