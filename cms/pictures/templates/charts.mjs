import { cable, light, mark, rings } from '../pieces.mjs';

// nothing charted: open water, one light that is not where it should be
const error =
  () => `<svg class="fill" viewBox="560 300 600 375"><image href="/charts/kattegat.svg" width="1760" height="960"/>
<g font-style="italic" font-size="12" fill="#35606F">${[
    [640, 360, '−108'],
    [730, 440, '−111'],
    [660, 560, '−112'],
    [820, 380, '−104'],
    [905, 556, '−97'],
    [762, 604, '−109'],
    [926, 470, '−96'],
  ]
    .map(([x, y, text]) => `<text x="${x}" y="${y}">${text}</text>`)
    .join('')}</g>
${cable(
  [
    [1050, 580],
    [985, 655],
    [780, 665],
    [540, 618],
  ],
  { swing: 3, wave: 20 },
)}
<g fill="none" stroke="#9D1B8C" stroke-dasharray="4 4"><circle cx="812" cy="496" r="22"/><circle cx="812" cy="496" r="44" stroke-opacity=".6"/></g>
<text x="812" y="504" text-anchor="middle" font-size="24" font-style="italic" font-weight="500" fill="#9D1B8C">?</text></svg>`;

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
  { name: 'error-chart', width: 960, height: 600, outputWidth: 1600, ground: '#fff', html: error },
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
