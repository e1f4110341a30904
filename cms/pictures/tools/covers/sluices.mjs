import { inks, sea, strata } from './pieces.mjs';

const { ink, depths } = inks;
const quiet = new Set([3, 4, 8]);

/** Eleven sluices in a dike: three of them without a light. Of the mast behind them only the outline is left. */
export function sluices() {
  const gates = Array.from({ length: 11 }, (_, index) => {
    const x = 172 + index * 84;
    const isQuiet = quiet.has(index);
    const lamp = isQuiet
      ? `<circle cx="${x + 30}" cy="338" r="6" fill="none" stroke="${ink}" stroke-width="3"/>`
      : `<circle cx="${x + 30}" cy="338" r="17" fill="${inks.magenta}" fill-opacity=".22"/><circle cx="${x + 30}" cy="338" r="7" fill="${inks.magenta}"/>`;
    const plate = isQuiet ? depths[2] : depths[4];
    return `<path fill="${ink}" d="M${x} 372h8v118h-8zM${x + 52} 372h8v118h-8zM${x - 4} 364h68v10h-68zM${x + 28} 344h4v22h-4z"/><path fill="${plate}" d="M${x + 8} ${isQuiet ? 408 : 384}h44v${isQuiet ? 82 : 60}h-44z"/><path stroke="${ink}" stroke-width="3" d="M${x + 8} ${isQuiet ? 436 : 404}h44M${x + 8} ${isQuiet ? 462 : 424}h44"/>${lamp}${isQuiet ? '' : `<path fill="#C3DDE5" d="M${x + 8} 444h44v46h-44z"/>`}`;
  });
  const struts = Array.from({ length: 6 }, (_, index) => {
    const [top, bottom] = [104 + index * 42, 146 + index * 42];
    const [a, b] = [14 + index * 5, 19 + index * 5];
    return `M${966 - a} ${top}L${966 + b} ${bottom}M${966 + a} ${top}L${966 - b} ${bottom}`;
  });
  return `${strata(['#9FC6D2', '#B1D1DB', '#C3DDE5', '#D0E4EA', '#DCEBF0', '#F2EDDC'], 0, 370)}<path fill="#A9C8D2" d="M0 340c180-26 300-20 460-12s300-26 520-14 200 6 284 2v80H0z"/>
<g fill="none" stroke="${depths[4]}" stroke-width="3" stroke-dasharray="8 8"><path d="M954 96L918 364M978 96l36 268${struts.join('')}M966 96V50"/></g>
<path fill="${depths[3]}" d="M0 402c60-22 90-34 150-38h964c60 4 90 16 150 38v120H0z"/>${sea(depths.slice(1, 7).toReversed(), 486)}${gates.join('')}
<path fill="none" stroke="#DCEBF0" stroke-opacity=".75" stroke-width="3" d="M180 508h40M264 520h56M612 512h48M700 524h60M870 514h44M1010 522h50"/>`;
}
