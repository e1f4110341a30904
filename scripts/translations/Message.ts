/** A text of a catalogue, in one language. */
export type Message = {
  source: string;
  /** Empty where it is missing. */
  translation: string;
  isObsolete: boolean;
  isFuzzy: boolean;
  /** Notes of translators; one that says `same` marks a text that is the same in both languages on purpose. */
  comments: readonly string[];
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
