import { inks, sea, strata } from './pieces.mjs';

const [w, h] = [168, 118];
const { white, yellow, red, ink, depths } = inks;
const blue = depths[3];
const rect = (colour, x, y, width, height) =>
  `<path fill="${colour}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
const field = (colour) => rect(colour, 0, -20, w, h + 40);

// Flags of the international code, as plain as it has them.
const patterns = [
  field(white) + rect(blue, w / 2, -20, w / 2, h + 40),
  field(blue) + rect(white, 0, h / 5, w, (h * 3) / 5) + rect(red, 0, (h * 2) / 5, w, h / 5),
  field(white) + `<path fill="${red}" d="M${w / 2} 2L${w - 22} ${h / 2}L${w / 2} ${h - 2}L22 ${h / 2}z"/>`,
  field(yellow) + rect(ink, w / 2, -20, w / 2, h / 2 + 20) + rect(ink, 0, h / 2, w / 2, h / 2 + 20),
  field(blue) + rect(white, 0, h / 2 - 13, w, 26) + rect(white, w / 2 - 13, -20, 26, h + 40),
  field(yellow) + `<circle cx="${w / 2}" cy="${h / 2}" r="34" fill="${ink}"/>`,
  field(white) +
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1]
          .map((column) =>
            rect(
              blue,
              ((column * 2 + (row % 2)) * w) / 4,
              (row * h) / 4 - (row === 0 ? 20 : 0),
              w / 4,
              h / 4 + (row % 3 === 0 ? 20 : 0),
            ),
          )
          .join(''),
      )
      .join(''),
  field(red) + rect(white, 0, -20, w / 2, h + 40),
  field(yellow) + rect(blue, 0, h / 4, w, h / 2),
];

const cut = (size) =>
  `M0 0C${w * 0.3} ${-size} ${w * 0.62} ${size} ${w} ${-size / 3}V${h - size / 3}C${w * 0.62} ${h + size} ${w * 0.3} ${h - size} 0 ${h}z`;

/** Nine signal flags in three hoists, as a ship reads a number aloud. */
export function flags() {
  const hoists = [262, 552, 842].map((x, hoist) => {
    const flown = [0, 1, 2].map((place) => {
      const index = hoist * 3 + place;
      return `<g transform="translate(${x} ${126 + place * 142})" clip-path="url(#cut${index % 2})">${patterns[index]}<path fill="${ink}" fill-opacity=".1" d="M${w * 0.42}-20h${w * 0.26}v${h + 40}h-${w * 0.26}z"/></g>`;
    });
    return `<path stroke="${ink}" stroke-width="3" d="M${x - 2} 98V648"/>${flown.join('')}`;
  });
  return `<defs><clipPath id="cut0"><path d="${cut(12)}"/></clipPath><clipPath id="cut1"><path d="${cut(-10)}"/></clipPath></defs>
${strata(['#B5D2DC', '#C3DDE5', '#D0E4EA', '#DCEBF0', '#E7F1F4', '#F1F7F9', '#F2EDDC'], 0, 580)}${sea(depths.slice(1, 7).toReversed(), 572)}
<path fill="${ink}" d="M1092 0h14v710h-14zM200 90h906v10H200z"/><path stroke="${ink}" stroke-width="3" d="M1099 4L200 92M1099 150L1264 20"/>${hoists.join('')}`;
}
