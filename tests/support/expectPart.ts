/** Number of HTML characters in a failure message: whole pages would fill the terminal. */
const shown = 200;

/** Throws if the HTML of a page lacks `part`. */
export function expectPart(html: string, part: string, page = 'The page'): void {
  if (!html.includes(part)) throw new Error(`${page} lacks ${part}. It begins: ${html.slice(0, shown)}`);
}

/** Throws if the HTML of a page contains `part`, and quotes its surroundings. */
export function expectNoPart(html: string, part: string, page = 'The page'): void {
  const at = html.indexOf(part);
  if (at === -1) return;
  const around = html.slice(Math.max(0, at - shown / 2), at + shown / 2);
  throw new Error(`${page} contains ${part}: …${around}…`);
}
