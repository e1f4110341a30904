export type TextBlock = { lines: string[]; size: number };

type Box = { width: number; height: number; sizes: readonly number[]; lineHeight: number };

/** Longer titles are cut before they are measured. */
const longestText = 300;

/** Sets a text in the largest of the sizes in which it fits the box; in the smallest it is cut where the box ends. */
export function breakLines(text: string, box: Box, widthOf: (text: string) => number): TextBlock {
  const words = text.replaceAll('\u00AD', '').slice(0, longestText).split(/\s+/).filter(Boolean);
  for (const size of box.sizes) {
    const lines = fill(words, box.width / size, widthOf);
    const fitsAcross = lines.every((line) => widthOf(line) * size <= box.width);
    if (fitsAcross && lines.length <= mostLines(box, size)) return { lines, size };
  }
  const size = box.sizes.at(-1) ?? 1;
  const across = box.width / size;
  const broken = words.flatMap((word) => pieces(word, across, widthOf));
  const lines = fill(broken, across, widthOf);
  const most = mostLines(box, size);
  if (lines.length <= most) return { lines, size };
  const last = lines[most - 1] ?? '';
  return { lines: [...lines.slice(0, most - 1), shortened(last, across, widthOf)], size };
}

function mostLines({ height, lineHeight }: Box, size: number): number {
  return Math.max(1, Math.floor(height / (size * lineHeight)));
}

function fill(words: readonly string[], across: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= across) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word too long for a line, in pieces that are not. */
function pieces(word: string, across: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= across) return [word];
  const found: string[] = [];
  for (const character of word) {
    const longer = (found.at(-1) ?? '') + character;
    if (found.length > 0 && widthOf(longer) <= across) found[found.length - 1] = longer;
    else found.push(character);
  }
  return found;
}

function shortened(line: string, across: number, widthOf: (text: string) => number): string {
  const characters = [...line];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > across) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
