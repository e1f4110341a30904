import { fbm, rnd, W } from './canvas.mjs';

/** What transmits, and what is lit from inside: the same two lamps in every photograph. */
export const signal = '#E06BCF';
export const warm = '#FFE2A8';

const points = (from, to, heightAt) => {
  const count = Math.ceil((to - from) / 8);
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / count;
    return `L${x.toFixed(1)} ${heightAt(x, i / count).toFixed(1)}`;
  }).join('');
};

/** Hills from edge to edge or, between two points, an island: `height` px above `y` where they are highest. */
export function ridge(y, height, pace, colour, { from = -10, to = W + 10, seed = height } = {}) {
  const isIsland = from > 0 || to < W;
  const top = points(from, to, (x, t) => {
    const hill = Math.pow(Math.max(0, fbm(x * pace + seed, seed, 4) - 0.22), 1.2) * 1.5;
    return y - height * hill * (isIsland ? Math.pow(Math.sin(Math.PI * t), 0.7) : 1);
  });
  return `<path fill="${colour}" d="M${from} ${y + 3}${top}L${to} ${y + 3}z"/>`;
}

/** A row of crowns with light between them, seen against the sky. */
export function trees(from, to, y, height, colour) {
  let crowns = '';
  for (let x = from; x < to; x += height * (0.16 + rnd() * 0.16)) {
    const edge = Math.min(1, 0.35 + Math.min(x - from, to - x) / (height * 1.1));
    const top = height * edge * (0.62 + rnd() * 0.38);
    const r = top * (0.2 + rnd() * 0.1);
    crowns += `<ellipse cx="${x.toFixed(0)}" cy="${(y - top + r).toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 1.15).toFixed(0)}"/><ellipse cx="${(x + r * 0.7).toFixed(0)}" cy="${(y - top * 0.52).toFixed(0)}" rx="${(r * 1.2).toFixed(0)}" ry="${(r * 1.1).toFixed(0)}"/><path d="M${x - r * 0.9} ${y + 2}v-${(top * 0.5).toFixed(0)}h${(r * 1.8).toFixed(0)}v${(top * 0.5).toFixed(0)}z"/>`;
  }
  return `<g fill="${colour}">${crowns}</g>`;
}

/** Blades of grass on a line. */
export function grass(from, to, y, height, colour) {
  let blades = '';
  for (let x = from; x < to; x += 5 + rnd() * 9)
    blades += `M${x.toFixed(0)} ${y(x).toFixed(0)}q${((rnd() - 0.5) * 8).toFixed(1)} ${(-height * 0.6).toFixed(0)} ${((rnd() - 0.4) * 22).toFixed(0)} ${(-height * (0.5 + rnd() * 0.7)).toFixed(0)}`;
  return `<path fill="none" stroke="${colour}" stroke-width="2.4" d="${blades}"/>`;
}

/** An articulated lorry with a cooler, 420 units long, its wheels on (x, y), the cab at the right. */
export function lorry(x, y, scale, body, detail) {
  const wheels = [34, 66, 98, 292, 388]
    .map(
      (w) =>
        `<circle cx="${w}" cy="-13" r="14" fill="${body}"/><circle cx="${w}" cy="-13" r="6" fill="${detail}"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${body}" d="M0-26v-118h308v118z"/><path stroke="${detail}" stroke-width="1.6" d="M0-36H308M77-142v104M154-142v104M231-142v104"/><path fill="${body}" d="M308-136h17v52h-17zM334-22v-112q4-12 18-12h38q14 0 20 18l12 46v60zM300-30h130v10H300z"/><path fill="${detail}" d="M366-124h22q9 0 13 12l8 30h-43z"/>${wheels}</g>`;
}

/** A lattice mast: bars between two rails, `width` apart at the foot and at the top. */
export function lattice(x, foot, top, widthFoot, widthTop, colour, stroke = 4) {
  const steps = Math.round((foot - top) / ((widthFoot + widthTop) * 0.55));
  const at = (i, side) => {
    const t = i / steps;
    return `${(x + side * (widthFoot + (widthTop - widthFoot) * t) * 0.5).toFixed(1)} ${(foot + (top - foot) * t).toFixed(1)}`;
  };
  let bars = `M${at(0, -1)}L${at(steps, -1)}M${at(0, 1)}L${at(steps, 1)}`;
  for (let i = 0; i < steps; i++) bars += `M${at(i, -1)}L${at(i + 1, 1)}M${at(i, 1)}L${at(i + 1, -1)}`;
  return `<path fill="none" stroke="${colour}" stroke-width="${stroke}" d="${bars}"/>`;
}
