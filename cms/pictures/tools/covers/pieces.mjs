/** What covers are put together from. Colours are those of the chart, as steps. */
export const inks = {
  ink: '#0B2431',
  depths: [
    '#0B2431',
    '#0E303F',
    '#123D4F',
    '#1A4E62',
    '#2C687D',
    '#4A889C',
    '#74A9BA',
    '#9FC6D2',
    '#C3DDE5',
    '#DCEBF0',
  ],
  white: '#fff',
  shoal: '#F1F7F9',
  sand: '#F2EDDC',
  yellow: '#F2C230',
  red: '#BF2419',
  magenta: '#9D1B8C',
  signal: '#F0A3E4',
};
export const width = 1264;
export const height = 710;

export const round = (number) => Math.round(number * 10) / 10;

/** Horizontal strata from `top` down to `bottom`. */
export function strata(colours, top, bottom) {
  const step = (bottom - top) / colours.length;
  return colours
    .map(
      (colour, index) => `<path fill="${colour}" d="M0 ${round(top + index * step)}h${width}V${bottom}H0z"/>`,
    )
    .join('');
}

/** Water from its horizon down, in bands whose waves grow towards the viewer. */
export function sea(colours, horizon, bottom = height) {
  return colours
    .map((colour, index) => {
      const part = index / colours.length;
      const y = horizon + (bottom - horizon) * part ** 1.35;
      return `<path fill="${colour}" d="${wave(y, index === 0 ? 0 : 1 + part * 10, 90 + index * 34, index * 1.9)}V${bottom}H0z"/>`;
    })
    .join('');
}

/** A line across the picture that rises and falls by `size`. */
export function wave(y, size, length, start, from = 0, to = width) {
  let d = `M${from} ${round(y + Math.sin(from / length + start) * size)}`;
  for (let x = from + 32; x < to + 32; x += 32)
    d += `L${x} ${round(y + Math.sin(x / length + start) * size)}`;
  return d;
}

/** Radio waves to both sides of a light. */
export function light(x, y, colour = inks.magenta, size = 1) {
  const arcs = [26, 46]
    .map((radius) => {
      const [dx, dy] = [radius * 0.72 * size, radius * 0.7 * size];
      const r = radius * size;
      return `M${round(x + dx)} ${round(y - dy)}a${r} ${r} 0 0 1 0 ${round(dy * 2)}M${round(x - dx)} ${round(y - dy)}a${r} ${r} 0 0 0 0 ${round(dy * 2)}`;
    })
    .join('');
  return `<path fill="none" stroke="${colour}" stroke-width="${3 * size}" d="${arcs}"/><circle cx="${x}" cy="${y}" r="${8 * size}" fill="${colour}"/>`;
}

/** A closed line at equal distances around a middle, bent so that no two are alike: a depth contour. */
export function contour(x, y, radius, bend, turn = 0) {
  const points = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI;
    const r =
      radius *
      (1 +
        bend *
          (Math.sin(angle * 2 + turn) * 0.5 +
            Math.sin(angle * 3 - turn * 2) * 0.32 +
            Math.sin(angle * 5 + turn) * 0.12));
    return `${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r)}`;
  });
  return `M${points.join('L')}z`;
}
