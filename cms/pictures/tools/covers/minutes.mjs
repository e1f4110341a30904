import { contour, inks, round } from './pieces.mjs';

const [x, y] = [632, 355];
const point = (minute, radius) => {
  const angle = (minute / 60) * 2 * Math.PI - Math.PI / 2;
  return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
};
const arc = (from, to, radius) =>
  `M${point(from, radius)}A${radius} ${radius} 0 ${to - from > 30 ? 1 : 0} 1 ${point(to, radius)}`;

/** An hour as the sectors of a light: the outer ring turned red after two minutes, the inner one after forty-one. */
export function minutes() {
  const grounds = [620, 520, 430, 350].map(
    (radius, index) =>
      `<path fill="${inks.depths[3 - index]}" d="${contour(x, y, radius, 0.14, 0.6 + index * 0.5)}"/>`,
  );
  const ticks = Array.from({ length: 60 }, (_, minute) => {
    const inner = minute % 5 === 0 ? 268 : 278;
    return `M${point(minute, inner)}L${point(minute, 290)}`;
  });
  const ring = (radius, fault, size) =>
    `<g fill="none" stroke-width="${size}"><path stroke="#5FD6A0" d="${arc(0, fault - 0.4, radius)}"/><path stroke="#FF9A8C" d="${arc(fault + 0.4, 59.6, radius)}"/></g>`;
  return `<path fill="${inks.depths[2]}" d="M0 0h1264v710H0z"/>${grounds.join('')}
<path fill="#FF9A8C" fill-opacity=".16" d="M${x} ${y}L${point(2, 236)}A236 236 0 1 1 ${point(41, 236)}z"/>
<path fill="none" stroke="#A3BCC7" stroke-width="2" d="${ticks.join('')}"/>
${ring(236, 2, 26)}${ring(168, 41, 26)}
<path stroke="${inks.shoal}" stroke-width="2" stroke-dasharray="2 7" d="M${x} ${y}L${point(2, 262)}M${x} ${y}L${point(41, 262)}"/>
<circle cx="${x}" cy="${y}" r="52" fill="${inks.ink}"/><circle cx="${x}" cy="${y}" r="30" fill="none" stroke="${inks.signal}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="11" fill="${inks.signal}"/>`;
}
