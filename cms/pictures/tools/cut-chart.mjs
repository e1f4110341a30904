import { readFileSync } from 'node:fs';
import { charts } from './places.mjs';

/** How far a simplified line may be from what was drawn, in the units that its points are written in. */
const tolerance = 0.6;
/** Closed lines that cover less are dots, and left out; in squares of the same unit. */
const smallestArea = 6;
/** Lines end this far beyond the cut's edge, so that none is seen along it. */
const margin = 12;

/**
 * What a part of a chart shows, as markup in the chart's own coordinates: the picture of that part needs no more. Points
 * are whole numbers, `fineness` of which are a unit of the chart.
 */
export function cutChart(name, part) {
  const drawn = readFileSync(new URL(`${name}.svg`, charts), 'utf8');
  return cutLines(drawn.replace(/^<svg[^>]*>|<\/svg>$/g, ''), part);
}

/** The same for other markup whose paths are polylines of the chart. */
export function cutLines(markup, { x: left = 0, y: top = 0, width, height, fineness }) {
  const within = (value, size) => Math.min(size * fineness + margin, Math.max(-margin, value * fineness));
  const fit = ([x, y]) => [within(x - left, width), within(y - top, height)];
  const cut = markup
    .replace(
      / d="([^"]*)"/g,
      (_, d) =>
        ` d="${lines(d)
          .map((line) => written(line, fit))
          .join('')}"`,
    )
    .replace(/stroke-width="([\d.]+)"/g, (_, units) => `stroke-width="${+(units * fineness).toFixed(2)}"`)
    .replace(/<path[^>]* d=""\/>/g, '');
  const place = left || top ? `translate(${left} ${top})` : '';
  return `<g transform="${place}scale(${+(1 / fineness).toFixed(5)})">${cut}</g>`;
}

/** The polylines of a path that is written with `M`, `L`, `l`, `h`, `v`, `H`, `V` and `z`. */
function lines(d) {
  const found = [];
  let at = [0, 0];
  for (const [, command, rest] of d.matchAll(/([MLlhvHVz])([^MLlhvHVz]*)/g)) {
    const [a, b] = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [x, y] = at;
    const to = {
      M: [a, b],
      L: [a, b],
      l: [x + a, y + b],
      h: [x + a, y],
      v: [x, y + a],
      H: [a, y],
      V: [x, a],
    };
    at = to[command] ?? at;
    if (command === 'M') found.push({ points: [at], isClosed: false });
    else if (command === 'z') found.at(-1).isClosed = true;
    else found.at(-1).points.push(at);
  }
  return found;
}

function written({ points, isClosed }, fit) {
  const fitted = points.map(fit);
  // A ring has no ends to hold on to: its first point stands for both.
  const kept = simplified(isClosed ? [...fitted, fitted[0]] : fitted).map((point) => point.map(Math.round));
  const steps = kept.filter(([x, y], n) => n === 0 || x !== kept[n - 1][0] || y !== kept[n - 1][1]);
  if (steps.length < 2 || (isClosed && area(steps) < smallestArea)) return '';
  if (isClosed) steps.pop();
  const relative = steps.slice(1).map(([x, y], n) => `${x - steps[n][0]} ${y - steps[n][1]}`);
  return `M${steps[0].join(' ')}l${relative.join(' ')}${isClosed ? 'z' : ''}`.replaceAll(' -', '-');
}

/** Ramer, Douglas and Peucker: leaves points out as long as the line stays where it is. */
function simplified(points) {
  if (points.length < 3) return points;
  const [from, to] = [points[0], points.at(-1)];
  let [farthest, most] = [0, 0];
  for (let n = 1; n < points.length - 1; n++) {
    const off = distance(points[n], from, to);
    if (off > most) [farthest, most] = [n, off];
  }
  if (most <= tolerance) return [from, to];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

function distance([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

const area = (ring) =>
  Math.abs(ring.slice(1).reduce((sum, [x, y], n) => sum + ring[n][0] * y - x * ring[n][1], 0)) / 2;
