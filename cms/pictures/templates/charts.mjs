import { cable, light, mark, rings } from '../pieces.mjs';

const cards = {
  en: ['Connectivity', 'you can read', 'like a chart'],
  da: ['Forbindelser,', 'du kan læse', 'som et søkort'],
  de: ['Verbindungen,', 'die Sie lesen', 'wie eine Seekarte'],
};

const shared = (lines) => `<style>
.logo{position:absolute;left:72px;top:64px;display:flex;gap:18px;align-items:center;font-size:38px;font-weight:650;letter-spacing:-.03em}
h1{position:absolute;left:70px;bottom:112px;font-size:78px;line-height:1;font-weight:600;letter-spacing:-.034em;white-space:nowrap}
:lang(de) h1{font-stretch:86%}.neat{position:absolute;left:0;right:0;bottom:40px;height:16px;border-block:2px solid var(--ink);background:repeating-linear-gradient(90deg,var(--ink) 0 75px,#fff 75px 150px)}
.foot{position:absolute;inset:auto 0 0;height:42px;background:#fff}
</style><svg class="fill" viewBox="200 40 1560 819"><image href="/charts/kattegat.svg" width="1760" height="960"/>
${cable(
  [
    [1583, 531],
    [1560, 440],
    [1500, 390],
    [1457, 300],
  ],
  { swing: 3.2, wave: 24 },
)}${rings(1583, 531, [18, 46, 80])}<circle cx="1583" cy="531" r="7" fill="#0B2431"/>
${[
  [1453, 296],
  [1280, 424],
  [984, 572],
]
  .map(([x, y]) => `<g transform="translate(${x} ${y}) scale(1.4)">${light(0, 0)}</g>`)
  .join('')}</svg>
<div class="logo"><svg width="50" height="50" viewBox="0 0 28 28">${mark()}</svg>Kystlink</div><h1>${lines.join('<br>')}</h1><div class="foot"></div><div class="neat"></div>`;

export const pictures = [
  {
    name: 'og-default',
    width: 1200,
    height: 630,
    outputWidth: 1200,
    output: 'png',
    ground: '#fff',
    words: cards,
    html: shared,
  },
];
