import { parsePo } from 'pofile-ts';

/** A text of a catalogue, in one language. */
export type Message = {
  source: string;
  /** Empty where it is missing. */
  translation: string;
  isObsolete: boolean;
  isFuzzy: boolean;
  /** Notes of translators; one that says `same` marks a text that is the same in both languages on purpose. */
  comments: readonly string[];
  /** Files that say it. */
  usedIn: readonly string[];
  /** Where its translation begins in its file, from 1. */
  line: number;
};

/** What is wrong with a catalogue, in a sentence that a translator understands. */
export type Fault = {
  line: number;
  text: string;
  /** Visitors would read something wrong. The others are shown in English meanwhile. */
  isBroken: boolean;
};

const readable =
  /^\s*$|^#|^(msgctxt|msgid|msgid_plural|msgstr(\[\d+\])?)\s+"([^"\\]|\\.)*"\s*$|^"([^"\\]|\\.)*"\s*$/;

/** The texts of a PO file, with the lines that cannot be read as one. */
export function readCatalogue(text: string): { messages: Message[]; faults: Fault[] } {
  const lines = text.split('\n');
  const faults = lines.flatMap((line, index): Fault[] =>
    readable.test(line)
      ? []
      : [
          {
            line: index + 1,
            text: `cannot be read: ${line.trim()} (is a " missing, or one too many?)`,
            isBroken: true,
          },
        ],
  );
  const starts = lines.flatMap((line, index) => (/^(#~ )?msgstr /.test(line) ? [index + 1] : []));
  const { items } = parsePo(text);
  // The first translation is the head of the file, where it has one.
  const heads = starts.length - items.length;
  const messages = items.map(({ msgid, msgstr, flags, comments, references }, index) => {
    const line = starts[index + heads] ?? 1;
    return {
      source: msgid,
      translation: msgstr[0] ?? '',
      // The parser does not see it of the last text of a file.
      isObsolete: lines[line - 1]?.startsWith('#~') === true,
      isFuzzy: flags['fuzzy'] === true,
      comments,
      usedIn: references,
      line,
    };
  });
  return { messages, faults };
}
