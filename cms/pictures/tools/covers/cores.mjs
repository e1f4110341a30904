import { contour, inks, round } from './pieces.mjs';

const middles = [
  [438, 262],
  [826, 402],
];
const devices = Array.from({ length: 11 }, (_, index) => [
  120 + index * 102,
  612 + Math.round(Math.sin(index * 1.7) * 22),
]);

const way = ([fromX, fromY], [toX, toY], lift) =>
  `M${fromX} ${fromY}Q${round((fromX + toX) / 2 + lift)} ${round((fromY + toY) / 2 - 40)} ${toX} ${toY}`;

/** The wavy line that a chart draws for a cable. */
function cable([fromX, fromY], [toX, toY]) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const turn = Math.atan2(toY - fromY, toX - fromX);
  let d = '';
  for (let step = 0; step <= length; step += 4) {
    const off = Math.sin((step / 26) * Math.PI) * 6;
    d += `${d ? 'L' : 'M'}${round(fromX + Math.cos(turn) * step - Math.sin(turn) * off)} ${round(fromY + Math.sin(turn) * step + Math.cos(turn) * off)}`;
  }
  return d;
}

/** Two cores with a cable between them: every device has a way to either, and takes one. */
export function cores() {
  const [first, second] = middles;
  const grounds = [
    [300, 1.4],
    [232, 1.4],
    [168, 1.4],
  ].flatMap(([radius, turn], index) =>
    middles.map(
      ([x, y]) => `<path fill="${inks.depths[index + 1]}" d="${contour(x, y, radius, 0.16, turn)}"/>`,
    ),
  );
  const taken = devices.map((device, index) => way(device, index % 2 === 0 ? first : second, 0));
  const spare = devices.map((device, index) => way(device, index % 2 === 0 ? second : first, 0));
  const rings = middles.map(([x, y]) =>
    [112, 76, 44]
      .map(
        (radius, index) =>
          `<circle cx="${x}" cy="${y}" r="${radius}" stroke-opacity="${0.3 + index * 0.25}"/>`,
      )
      .join(''),
  );
  return `<path fill="${inks.ink}" d="M0 0h1264v710H0z"/>${grounds.join('')}
<g fill="none"><path stroke="#64899A" stroke-width="2" stroke-dasharray="2 9" d="${spare.join('')}"/><path stroke="#9FC6D2" stroke-width="2.5" d="${taken.join('')}"/>
<path stroke="${inks.signal}" stroke-width="4" d="${cable(first, second)}"/><g stroke="${inks.signal}" stroke-width="3">${rings.join('')}</g></g>
${middles.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="20" fill="${inks.ink}" stroke="${inks.signal}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="8" fill="${inks.signal}"/>`).join('')}
${devices.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${inks.shoal}"/>`).join('')}`;
}
