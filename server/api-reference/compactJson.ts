import { UnacceptableDocumentError } from './unacceptable.ts';

/** Limits of a document. For comparison, GitHub's API description has 7 MB without white space and 260,000 values. */
const limits = { bytes: 10_000_000, values: 1_000_000 };

/** JSON with at most one space between tokens, and the approximate number of values in its objects and arrays. */
export type CompactJson = { text: string; values: number };

const [backslash, comma, openingBrace, openingBracket, quote, space] = Buffer.from('\\,{[" ');

/**
 * Removes white space from JSON, and counts the bytes and values that remain. `JSON.parse` is native code: if it
 * exceeds a thread's memory limit, the whole process ends. A document that could exhaust the memory is therefore
 * rejected first. Throws `UnacceptableDocumentError`.
 */
export function compactJson(json: Uint8Array): CompactJson {
  const compact = Buffer.alloc(Math.min(json.length, 2 * limits.bytes));
  let length = 0;
  let bytes = 0;
  let values = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index] ?? 0;
    if (isInString || byte > 0x20) {
      bytes += 1;
      if (byte === quote && !(isInString && json[index - 1] === backslash && isEscaped(json, index)))
        isInString = !isInString;
      else if (!isInString && (byte === comma || byte === openingBrace || byte === openingBracket))
        values += 1;
      compact[length++] = byte;
    } else if (compact[length - 1] !== space) compact[length++] = space ?? 0;
  }
  rejectLarge(bytes, values);
  return { text: compact.toString('utf8', 0, length), values };
}

/** Returns whether the quote at an index follows an odd number of backslashes. */
function isEscaped(json: Uint8Array, index: number): boolean {
  let indexBefore = index - 1;
  while (json[indexBefore] === backslash) indexBefore -= 1;
  return (index - indexBefore) % 2 === 0;
}

function rejectLarge(bytes: number, values: number): void {
  const excess =
    bytes > limits.bytes
      ? `${(bytes / 1_000_000).toFixed(1)} MB without white space, but at most ${limits.bytes / 1_000_000} MB`
      : values > limits.values && `${values} values, but at most ${limits.values}`;
  if (excess)
    throw new UnacceptableDocumentError(`it has ${excess} can be shown; publish a smaller document`);
}
