import { inks, light, strata } from './pieces.mjs';

const { ink, depths, white } = inks;

/** A card within its block of ice; facets are what catches the light. */
function frozen(x, y, turn) {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="#C3DDE5" d="M-92-128L70-138L98-60L90 112L34 140L-78 130L-100 20z"/><path fill="#DCEBF0" d="M-92-128L70-138L46-104L-70-98zM-92-128L-70-98L-76 96L-78 130L-100 20z"/><path fill="#9FC6D2" d="M98-60L90 112L34 140L58 96L64-70z"/>
<path fill="${white}" d="M-58-84h84l30 30V88h-114z"/><path fill="none" stroke="#8DB3C0" stroke-width="2" d="M-58-54c30-10 60 8 114-6M-58-34c36-10 66 10 114-4"/>
<path fill="#E0B64A" d="M-38-14h74a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8h-74a8 8 0 0 1-8-8V-6a8 8 0 0 1 8-8z"/><path fill="none" stroke="${ink}" stroke-width="3" d="M-46 14h26M-46 42h26M18 14h26M18 42h26M-20-14v84M18-14v84"/>
<path fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3" d="M-84 60l54 64M64-120l24 66M-88 20l30 36"/></g>`;
}

/** Five cards in ice, and the one cable that leads out of the cold to an antenna. */
export function frost() {
  const places = [
    [186, 336, -6],
    [384, 352, 4],
    [582, 334, -3],
    [780, 350, 6],
    [974, 338, -4],
  ];
  const cells = places.map(
    ([x]) =>
      `<path fill="none" stroke="#64899A" stroke-width="4" d="M${x - 46} 566h86v44h-86zM${x + 40} 578h8v20h-8z"/><path fill="#64899A" d="M${x - 40} 572h6v32h-6z"/>`,
  );
  return `${strata([depths[0], depths[1], depths[2], depths[3]], 0, 200)}<path fill="${depths[3]}" d="M0 190h1264v520H0z"/><path fill="${depths[2]}" d="M0 530h1264v180H0z"/><path fill="#4A889C" d="M0 516l180-14 240 12 260-16 300 14 284-12v32H0z"/><path fill="#C3DDE5" d="M0 500l180-14 240 12 260-16 300 14 284-12v18l-284 12-300-14-260 16-240-12L0 518z"/>
<path fill="none" stroke="${inks.signal}" stroke-width="4" d="M186 250C240 60 330 90 384 220S520 60 582 210S720 60 780 220S920 60 974 210S1040 240 1096 430"/><path stroke="${white}" stroke-width="6" d="M1096 500V150"/>${light(1096, 138, inks.signal)}
${places.map(([x, y, turn]) => frozen(x, y, turn)).join('')}${cells.join('')}`;
}
