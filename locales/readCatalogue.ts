import { parsePo } from 'pofile-ts';

/** Message of a catalogue in one language. */
export type Message = {
  source: string;
  /** Empty if missing. */
  translation: string;
  isObsolete: boolean;
  isFuzzy: boolean;
  /** Comments of translators. `same` marks a text that is intentionally the same in both languages. */
  comments: readonly string[];
  /** Files that use the message. */
  usedIn: readonly string[];
  /** Line of the translation in its file, from 1. */
  line: number;
};

/** Fault of a catalogue, as a sentence for translators. */
export type Fault = {
  line: number;
  text: string;
  /** Whether visitors would see a broken text. With other faults, they see the English text. */
  isBroken: boolean;
};

const decodedText =
  /^\s*$|^#|^(msgctxt|msgid|msgid_plural|msgstr(\[\d+\])?)\s+"([^"\\]|\\.)*"\s*$|^"([^"\\]|\\.)*"\s*$/;

/** Parses a PO file. Returns its messages, and a fault for each line that cannot be parsed. */
export function readCatalogue(text: string): { messages: Message[]; faults: Fault[] } {
  const lines = text.split('\n');
  const faults = lines.flatMap((line, index): Fault[] =>
    decodedText.test(line)
      ? []
      : [
          {
            line: index + 1,
            text: `cannot be parsed: ${line.trim()} (check the quotation marks)`,
            isBroken: true,
          },
        ],
  );
  const starts = lines.flatMap((line, index) => (/^(#~ )?msgstr /.test(line) ? [index + 1] : []));
  const { items } = parsePo(text);
  // The first translation is the header of the file, if it has one.
  const heads = starts.length - items.length;
  const messages = items.map(({ msgid, msgstr, flags, comments, references }, index) => {
    const line = starts[index + heads] ?? 1;
    return {
      source: msgid,
      translation: msgstr[0] ?? '',
      // The parser does not detect this for the last message of a file.
      isObsolete: lines[line - 1]?.startsWith('#~') === true,
      isFuzzy: flags['fuzzy'] === true,
      comments,
      usedIn: references,
      line,
    };
  });
  return { messages, faults };
}
