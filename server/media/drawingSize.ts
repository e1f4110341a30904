/** A drawing that begins as nearly all do: nothing but a declaration and comments stands before its element. */
const rootPattern = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg\b([^<>]*)>/;
const lengthPattern = /^(\d{1,5}(?:\.\d{1,6})?)(?:px)?$/;
const headBytes = 4_096;

/**
 * What an SVG measures by its own words, in whole pixels; undefined for other pictures, and where its words need an
 * encoder to be understood. Most pages have drawings, and nothing else of them needs the encoder of pictures.
 */
export function drawingSize(bytes: Buffer): { width: number; height: number } | undefined {
  const [, attributes] = rootPattern.exec(bytes.subarray(0, headBytes).toString()) ?? [];
  if (attributes === undefined) return undefined;
  const [width, height] = [valueOf(attributes, 'width'), valueOf(attributes, 'height')];
  if (width !== undefined && height !== undefined) return sizeOf(width, height);
  if (width !== undefined || height !== undefined) return undefined;
  const [, , boxWidth = '', boxHeight = '', more] = (valueOf(attributes, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/);
  return more === undefined ? sizeOf(boxWidth, boxHeight) : undefined;
}

function valueOf(attributes: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return double ?? single;
}

function sizeOf(width: string, height: string): { width: number; height: number } | undefined {
  const [size, otherSize] = [width, height].map((length) =>
    Math.round(Number(lengthPattern.exec(length.trim())?.[1])),
  );
  return size && otherSize ? { width: size, height: otherSize } : undefined;
}
