/** Small drawings that several pictures share. All return markup. */

const stem = 'M5 2.5v23';
const arms = 'M22.5 2.5A12.5 11.5 0 0 1 10 14a12.5 11.5 0 0 1 12.5 11.5';

/** The Kystlink mark on its 28 × 28 grid. */
export const mark = (ink = '#0B2431', lamp = '#9D1B8C') =>
  `<path fill="none" stroke="${ink}" stroke-width="4" d="${stem}"/><path fill="none" stroke="${ink}" stroke-width="4" d="${arms}"/>${lamp ? `<circle cx="23" cy="14" r="3" fill="${lamp}"/>` : ''}`;

/** A light on a chart: where something transmits. */
export const light = (x, y) =>
  `<g transform="translate(${x} ${y})"><path fill="#9D1B8C" d="M3 4 27 15.5a7 7 0 1 1-9.5 9.5z"/><circle r="4" fill="#fff" stroke="#0B2431" stroke-width="1.6"/><circle r="1.4" fill="#0B2431"/></g>`;

export const rings = (x, y, radii, colour = '#9D1B8C') =>
  radii
    .map(
      (r, i) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="1.3"${i ? ' stroke-dasharray="5 5"' : ''} stroke-opacity="${(1 - i * 0.22).toFixed(2)}"/>`,
    )
    .join('');

/** A submarine cable as charts print it: a wavy line along a cubic curve. */
export function cable([[x0, y0], [x1, y1], [x2, y2], [x3, y3]], { swing = 4, wave = 26 } = {}) {
  const at = (t) => {
    const u = 1 - t;
    const mix = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)];
  };
  const points = [];
  let [lastX, lastY] = at(0);
  let run = 0;
  for (let i = 0; i <= 1600; i++) {
    const [x, y] = at(i / 1600);
    const length = Math.hypot(x - lastX, y - lastY);
    if (i > 0 && length < 1.6) continue;
    run += length;
    const [ahead, side] = length ? [(x - lastX) / length, (y - lastY) / length] : [0, 0];
    const off = Math.sin((run / wave) * 2 * Math.PI) * swing * Math.min(1, run / wave);
    points.push(`${(x - side * off).toFixed(1)} ${(y + ahead * off).toFixed(1)}`);
    [lastX, lastY] = [x, y];
  }
  return `<path fill="none" stroke="#9D1B8C" stroke-width="1.5" stroke-opacity=".8" stroke-linejoin="round" d="M${points.join('L')}"/>`;
}
