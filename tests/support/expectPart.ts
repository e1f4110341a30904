/** Characters of a page that a failure shows: whole pages would fill the terminal. */
const shown = 200;

/** Fails if the HTML of a page lacks `part`. */
export function expectPart(html: string, part: string, page = 'The page'): void {
  if (!html.includes(part)) throw new Error(`${page} lacks ${part}. It begins: ${html.slice(0, shown)}`);
}

/** Fails if the HTML of a page contains `part`, and shows what is around it. */
export function expectNoPart(html: string, part: string, page = 'The page'): void {
  const at = html.indexOf(part);
  if (at === -1) return;
  const around = html.slice(Math.max(0, at - shown / 2), at + shown / 2);
  throw new Error(`${page} contains ${part}: …${around}…`);
}
