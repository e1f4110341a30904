/** Number of HTML characters in a failure message: whole pages would fill the terminal. */
const quotedLength = 200;

/** Throws if the HTML of a page lacks `part`. */
export function expectPart(html: string, part: string, page = 'The page'): void {
  if (!html.includes(part))
    throw new Error(`${page} lacks ${part}. It begins: ${html.slice(0, quotedLength)}`);
}

/** Throws if the HTML of a page contains `part`, and quotes its surroundings. */
export function expectNoPart(html: string, part: string, page = 'The page'): void {
  const partIndex = html.indexOf(part);
  if (partIndex === -1) return;
  const surroundings = html.slice(Math.max(0, partIndex - quotedLength / 2), partIndex + quotedLength / 2);
  throw new Error(`${page} contains ${part}: …${surroundings}…`);
}
