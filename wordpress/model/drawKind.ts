const ink = { title: '#1d2327', line: '#a7aaad', button: '#2271b1', frame: '#f0f0f1', picture: '#c3d9ec' };

/**
 * Returns a section kind's thumbnail, as an SVG of 96 × 64. The notation is one letter per shape, with whole numbers:
 * `T` title and `L` line (x, y, length), `B` button (x, y, length), `P` picture and `F` frame (x, y, width, height),
 * `C` circle (x, y, radius).
 */
export function drawKind(notation: string): string {
  const shapes = notation
    .split(' ')
    .map((shape) => draw(shape.charAt(0), shape.slice(1).split(',').map(Number)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64">${shapes.join('')}</svg>`;
}

function draw(letter: string, [x = 0, y = 0, a = 0, b = 0]: number[]): string {
  switch (letter) {
    case 'T':
      return rectangle(x, y, a, 5, ink.title, 1);
    case 'L':
      return rectangle(x, y, a, 2, ink.line, 1);
    case 'B':
      return rectangle(x, y, a, 7, ink.button, 3);
    case 'P':
      return rectangle(x, y, a, b, ink.picture, 2);
    case 'F':
      return rectangle(x, y, a, b, ink.frame, 2);
    case 'C':
      return `<circle cx="${x}" cy="${y}" r="${a}" fill="${ink.picture}"/>`;
    default:
      throw new Error(`A drawing has no shape ${letter}`);
  }
}

function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius: number,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}
