import { mark } from '../pieces.mjs';

const waves = (from, to, top) =>
  Array.from({ length: 9 }, (_, i) => {
    const y = top + i * 34;
    return `<path d="M${from} ${y}c70 ${i * 3 - 40} 130 ${30 - i} 200 0s120 ${i * 2 - 34} ${to - from - 200} ${i * 4 - 10}"/>`;
  }).join('');

/** The contacts of the module, on a 128 × 86 plate. */
export const contacts =
  '<path d="M6 0h36v24H0V6a6 6 0 0 1 6-6zM0 30h34v26H0zM0 62h42v24H6a6 6 0 0 1-6-6zM48 0h34v30l-8 8H56l-8-8zM54 44h22l6 6v36H48V50zM88 0h34a6 6 0 0 1 6 6v18H88zM96 30h32v26H96zM88 62h40v18a6 6 0 0 1-6 6H88z"/>';

const text = (x, y, words, italic) =>
  `<text class="axis${italic ? ' axis--i' : ''}" style="font-size:14px" x="${x}" y="${y}">${words}</text>`;

/** A card in full size holding the plug-in SIM, as it lies in the envelope. */
const card = `<path fill="#D9CFB2" d="M38 46h540a18 18 0 0 1 18 18v330H20V64a18 18 0 0 1 18-18z"/>
<path fill="#fff" d="M34 34h540a18 18 0 0 1 18 18v340H16V52a18 18 0 0 1 18-18z"/>
<g fill="none" stroke="#D5E2E7">${waves(16, 592, 96)}</g>
<g transform="translate(-62 4)"><path fill="#0B2431" d="M310 92h146l38 38v120a14 14 0 0 1-14 14H310a14 14 0 0 1-14-14V106a14 14 0 0 1 14-14z"/>
<path fill="none" stroke="#64899A" stroke-dasharray="4 4" d="M322 108h110l46 46v78a14 14 0 0 1-14 14H322a10 10 0 0 1-10-10V118a10 10 0 0 1 10-10z"/>
<g fill="#E6C76A" transform="translate(330 134)">${contacts}</g></g>
<g transform="translate(52 70) scale(1.5)">${mark()}</g>
${text(52, 196, '8945 0100')}${text(52, 215, '2604 0147 8')}${text(52, 242, '−40 to +105 °C', true)}`;

// read in every language: a range needs no word
const wordless = card.replace('−40 to +105 °C', '−40 … +105 °C');

export const simCard = () =>
  `<svg class="fill" viewBox="0 0 560 380"><g transform="translate(26 40) rotate(-7 280 165)">${wordless}</g></svg>`;

const product =
  () => `<svg class="fill" viewBox="0 0 700 500"><image href="/uploads/contours-day.svg" x="-40" y="-60" width="800" height="600" opacity=".28"/>
<g transform="translate(118 92) rotate(-5 240 160)"><path fill="#D9CFB2" d="M16 20h440a18 18 0 0 1 18 18v264a18 18 0 0 1-18 18H16a18 18 0 0 1-18-18V38a18 18 0 0 1 18-18z"/>
<path fill="#fff" d="M12 8h440a18 18 0 0 1 18 18v264a18 18 0 0 1-18 18H12a18 18 0 0 1-18-18V26A18 18 0 0 1 12 8z"/>
<g fill="none" stroke="#D5E2E7" >${waves(-6, 470, 50)}</g>
<g transform="translate(-86 -4)"><path fill="#0B2431" d="M310 72h146l38 38v120a14 14 0 0 1-14 14H310a14 14 0 0 1-14-14V86a14 14 0 0 1 14-14z"/>
<path fill="none" stroke="#64899A" stroke-dasharray="4 4" d="M322 88h110l46 46v78a14 14 0 0 1-14 14H322a10 10 0 0 1-10-10V98a10 10 0 0 1 10-10z"/>
<g fill="#E6C76A" transform="translate(330 114)">${contacts}</g></g>
<g transform="translate(30 44) scale(1.5)">${mark()}</g>
${text(30, 222, '8945 0100')}${text(30, 241, '2604 0147 8')}${text(30, 268, '−40 … +105 °C', true)}</g></svg>`;

const pad = (x, y, w, h) => `<path fill="#E6C76A" stroke="#B99A3E" d="M${x} ${y}h${w}v${h}h${-w}z"/>`;

// MFF2: 5 × 6 mm, eight pads, soldered to the board
const chip = () => {
  const pads = [0, 1, 2, 3]
    .map((i) => pad(176, 152 + i * 54, 44, 26) + pad(480, 152 + i * 54, 44, 26))
    .join('');
  const traces = [0, 1, 2, 3]
    .map((i) => {
      const y = 165 + i * 54;
      const far = 90 + i * 107;
      return `<path d="M176 ${y}H${120 - i * 12}L${70 - i * 12} ${y + (far - y) * 0.4}H-10"/><path d="M524 ${y}h${56 + i * 12}l50 ${(far - y) * 0.4}H710"/>`;
    })
    .join('');
  return `<svg class="fill" viewBox="0 0 700 500"><image href="/uploads/contours-day.svg" x="-40" y="-60" width="800" height="600" opacity=".5"/>
<g fill="none" stroke="#9FC0CC" stroke-width="5" stroke-linejoin="round">${traces}</g>
<path fill="none" stroke="#9D1B8C" stroke-width="5" stroke-linejoin="round" d="M524 273h80l50 12.400H710"/>
${pads}<path fill="#8DB3C0" d="M214 132h292v256H214z" transform="translate(0 10)"/>
<path fill="#0B2431" d="M212 120h276a6 6 0 0 1 6 6v250a6 6 0 0 1-6 6H212a6 6 0 0 1-6-6V126a6 6 0 0 1 6-6z"/>
<path fill="none" stroke="#24485A" d="M222 136h256v230H222z"/><circle cx="240" cy="154" r="7" fill="none" stroke="#64899A" stroke-width="1.5"/>
<g transform="translate(252 172) scale(2)">${mark('#F1F7F9', '#F0A3E4')}</g>
<g style="font:500 15px/1 var(--mono)" fill="#A3BCC7"><text x="252" y="296">MFF2 eUICC</text><text x="252" y="320">8945 0100 2604 0147 8</text><text x="252" y="344">5 × 6 mm</text></g></svg>`;
};

export const pictures = [
  { name: 'sim-card', width: 700, height: 500, ground: '#F2EDDC', html: product },
  { name: 'esim-chip', width: 700, height: 500, ground: '#D2E5EB', html: chip },
];
