import * as v from 'valibot';

/**
 * What the frame and the form in WordPress (`wordpress/site/assets/livePreview.js`) say to each other by `postMessage`. A
 * section is named by its kind, in small letters and without underscores, and the how many-th of its kind it is on the page,
 * from 0.
 */
const sectionName = { kind: v.pipe(v.string(), v.maxLength(80)), number: v.pipe(v.number(), v.integer()) };

const short = v.pipe(v.string(), v.maxLength(300));

/** From WordPress. */
export const FormMessage = v.variant('site', [
  /** The words of the frame's own buttons in the editor's language, and what the kinds are called. */
  v.object({
    site: v.literal('words'),
    words: v.object({
      add: short,
      up: short,
      down: short,
      double: short,
      hide: short,
      remove: short,
      empty: short,
    }),
    kinds: v.record(short, short),
  }),
  /** The unsaved fields are another: the page is to be asked for again. */
  v.object({ site: v.literal('draw') }),
  /** Where pictures are shown is asked for, once the frame is this many pixels wide. */
  v.object({ site: v.literal('places'), width: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** The section whose fields have the focus. */
  v.object({ site: v.literal('show'), ...sectionName }),
  /** What the selected block of the block editor shows: its letters and numbers alone, or the name of its picture's file. */
  v.object({
    site: v.literal('show text'),
    text: v.pipe(v.string(), v.maxLength(2_000)),
    occurrence: v.pipe(v.number(), v.integer(), v.minValue(0)),
    image: v.optional(v.pipe(v.string(), v.maxLength(300))),
  }),
]);

/** What was pressed, and what is around it, from the inside out: by these the form finds the field. */
export type Clue = {
  /** Without spaces at its ends and doubled ones within. */
  text?: string | undefined;
  /** Which of the elements with this text in the section, from 0. */
  occurrence?: number;
  /** The address of a picture. */
  image?: string | undefined;
  /** The address of a link, as it stands in the page. */
  link?: string | undefined;
};

type SectionName = { kind: string; number: number };

/** A place that shows a part of a picture: its size in CSS pixels, and the `object-position` of what it shows. */
export type PicturePlace = { kind?: string; image: string; width: number; height: number; position: string };

/** To WordPress. */
export type FrameMessage =
  | { site: 'ready' }
  | { site: 'drawn' }
  /** Nothing was drawn: the session has ended, or with another status. */
  | { site: 'ended' }
  | { site: 'failed'; status: number }
  | { site: 'places'; width: number; places: PicturePlace[] }
  | ({ site: 'press'; clues: Clue[] } & SectionName)
  /** A press beside the sections. */
  | { site: 'press'; place: 'menu' | 'footer' | 'page'; clues: Clue[] }
  | ({ site: 'command'; command: 'add' | 'up' | 'down' | 'double' | 'hide' | 'remove' } & SectionName);
