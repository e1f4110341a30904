import { markSvg } from '../pieces.mjs';

// 500 SIMs × 12 MB on Fleet Europe, at the printed prices
const words = {
  en: {
    title: 'Invoice 2026-11',
    period: 'Fleet, Europe. 1–30 November 2026',
    total: ['To pay', '$607.00'],
    lines: [
      ['500 active SIMs', '$0.95 each', '$475.00'],
      ['6,000 MB, pooled', '$0.022 per MB', '$132.00'],
      ['38 paused SIMs', 'No charge', '$0.00'],
    ],
  },
  da: {
    title: 'Faktura 2026-11',
    period: 'Fleet, Europa. 1.–30. november 2026',
    total: ['At betale', '4.150,00 kr.'],
    lines: [
      ['500 aktive SIM-kort', '6,50 kr. stykket', '3.250,00 kr.'],
      ['6.000 MB, fælles datapulje', '0,15 kr. pr. MB', '900,00 kr.'],
      ['38 SIM-kort på pause', 'Uden betaling', '0,00 kr.'],
    ],
  },
  de: {
    title: 'Rechnung 2026-11',
    period: 'Fleet, Europa. 1.–30. November 2026',
    total: ['Zu zahlen', '555,00 €'],
    lines: [
      ['500 aktive SIM-Karten', 'je 0,87 €', '435,00 €'],
      ['6.000 MB, gemeinsames Volumen', '0,02 € je MB', '120,00 €'],
      ['38 pausierte SIM-Karten', 'Ohne Berechnung', '0,00 €'],
    ],
  },
};

const sheet = (w) => `<style>
.contours{position:absolute;inset:-30px -20px;width:640px;height:480px;opacity:.8}
.bill{position:absolute;left:48px;right:48px;top:32px;background:#fff;border:1px solid var(--hair);box-shadow:var(--raised);padding:28px 36px 12px;font-size:16px;line-height:1.45}
.h{display:flex;justify-content:space-between;padding-bottom:18px;border-bottom:1px solid var(--ink)}
small{display:block;color:var(--slate);font-size:14.5px}table{width:100%;font-variant-numeric:tabular-nums}
th,td{padding:11px 0;border-bottom:1px solid var(--hair);text-align:left;font-weight:400;vertical-align:top}td{text-align:right;white-space:nowrap}
tfoot :is(th,td){border:0;padding:15px 0 0;font-weight:600;font-size:23px;letter-spacing:-.02em}.h b{font-weight:600}
tfoot tr{height:52px}
</style><img class="contours" src="/uploads/contours-day.svg" alt=""><div class="bill"><div class="h"><div><b>${w.title}</b><small>${w.period}</small></div>${markSvg(28)}</div>
<table><tbody>${w.lines.map(([what, price, sum]) => `<tr><th>${what}<small>${price}</small></th><td>${sum}</td></tr>`).join('')}</tbody>
<tfoot><tr><th>${w.total[0]}</th><td>${w.total[1]}</td></tr></tfoot></table></div>`;

export const pictures = [{ name: 'invoice', width: 600, height: 428, ground: '#E3EFF3', words, html: sheet }];
