import { contour, inks, round } from './pieces.mjs';

/** A line of writing that is a waterline. */
function written(x, y, length, start) {
  let d = '';
  for (let step = 0; step <= length; step += 12)
    d += `${d ? 'L' : 'M'}${round(x + step)} ${round(y + Math.sin(step / 15 + start) * 4 + Math.sin(step / 41 + start * 2) * 3)}`;
  return d;
}

const marks = {
  fine: (x, y) => `<circle cx="${x}" cy="${y}" r="7" fill="#0A7548"/>`,
  fault: (x, y) => `<path fill="${inks.red}" d="M${x - 7} ${y - 7}h14v14h-14z"/>`,
  warning: (x, y) => `<path fill="${inks.yellow}" d="M${x} ${y - 9}l9 16h-18z"/>`,
};

/** A logbook on a chart, its lines waterlines; the pencil lies where the last one ends. */
export function book() {
  const chart = [560, 470, 390, 320, 260, 205].map(
    (radius) => `<path d="${contour(1090, 110, radius, 0.16, 1.1)}"/>`,
  );
  const states = ['fine', 'fine', 'fault', 'fine', 'warning', 'fine', 'fine'];
  const page = (left, lengths, start) =>
    lengths
      .map((length, index) => {
        const y = 176 + index * 56;
        const mark = marks[states[(index + start) % states.length]](left + 34, y);
        return `${mark}<path fill="none" stroke="${inks.ink}" stroke-width="4" stroke-linecap="round" d="${written(left + 66, y, length, index + start)}"/>`;
      })
      .join('');
  const rules = Array.from(
    { length: 7 },
    (_, index) => `M248 ${200 + index * 56}h352M664 ${200 + index * 56}h352`,
  );
  return `<path fill="${inks.depths[9]}" d="M0 0h1264v710H0z"/><path fill="${inks.sand}" d="${contour(1090, 110, 205, 0.16, 1.1)}"/><g fill="none" stroke="#8DB3C0" stroke-width="1.5">${chart.join('')}</g>
<g transform="rotate(-2 632 355)"><path fill="${inks.depths[1]}" d="M204 104h856v520H204z"/><path fill="${inks.depths[8]}" d="M218 92h828v508H218z"/>
<path fill="#fff" d="M218 84c150-14 320-10 414 14v508c-94-24-264-28-414-14z"/><path fill="${inks.shoal}" d="M632 98c94-24 264-28 414-14v508c-150-14-320-10-414 14z"/>
<path stroke="${inks.depths[8]}" stroke-width="3" d="M632 98v508"/><path fill="none" stroke="#D5E2E7" stroke-width="2" d="${rules.join('')}"/>
${page(214, [270, 238, 280, 190, 262, 226, 284], 0)}${page(630, [254, 282, 208, 120], 3)}
<g transform="translate(820 358) rotate(24)"><path fill="${inks.sand}" d="M0 0l34-13v26z"/><path fill="${inks.ink}" d="M0 0l12-4.6v9.2z"/><path fill="${inks.magenta}" d="M34-13h246v26H34z"/><path fill="#7F1372" d="M34 3h246v10H34z"/><path fill="${inks.depths[7]}" d="M280-13h18v26h-18z"/><path fill="${inks.yellow}" d="M298-13h20a13 13 0 0 1 0 26h-20z"/></g></g>`;
}
