import * as v from 'valibot';

/**
 * What the frame and the form in WordPress (`wordpress/site/assets/livePreview.js`) say to each other by `postMessage`. A
 * section is named by its kind, in small letters and without underscores, and the how many-th of its kind it is on the page,
 * from 0. A block of the block editor is named by the id that it has there while its screen is open.
 */
const sectionName = { kind: v.pipe(v.string(), v.maxLength(80)), number: v.pipe(v.number(), v.integer()) };

const short = v.pipe(v.string(), v.maxLength(300));

const blockId = v.pipe(v.string(), v.maxLength(100));

const pictureName = v.optional(v.pipe(v.string(), v.maxLength(300)));

/** A block as the editor has it: its letters and numbers alone, its element, and the name of its picture's file. */
const EditorBlock = v.object({
  id: blockId,
  name: short,
  text: v.pipe(v.string(), v.maxLength(2_000)),
  element: v.optional(v.pipe(v.string(), v.maxLength(30))),
  image: pictureName,
});
export type EditorBlock = v.InferOutput<typeof EditorBlock>;

/** From WordPress. */
export const FormMessage = v.variant('site', [
  /** The words of the frame's own buttons in the editor's language, and what the kinds are called. */
  v.object({
    site: v.literal('words'),
    words: v.object({
      add: short,
      addBlock: v.optional(short),
      up: short,
      down: short,
      double: short,
      hide: short,
      remove: short,
      empty: short,
    }),
    kinds: v.record(short, short),
  }),
  /** The frame is shown at this scale: its tools keep their size on the screen. */
  v.object({ site: v.literal('scale'), scale: v.pipe(v.number(), v.minValue(0.1), v.maxValue(1)) }),
  /** The unsaved fields are another: the page is to be asked for again. */
  v.object({ site: v.literal('draw') }),
  /** Where pictures are shown is asked for, once the frame is this many pixels wide. */
  v.object({ site: v.literal('picture places'), width: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** The section whose fields have the focus. */
  v.object({ site: v.literal('show'), ...sectionName }),
  /** The blocks of the block editor in their order; those within a group or columns in place of these. */
  v.object({ site: v.literal('blocks'), blocks: v.pipe(v.array(EditorBlock), v.maxLength(1_000)) }),
  /**
   * What the selected block of the block editor shows: its letters and numbers alone, or the name of its picture's file. `block`
   * is the one of `blocks` that it is or stands in.
   */
  v.object({
    site: v.literal('show text'),
    text: v.pipe(v.string(), v.maxLength(2_000)),
    occurrence: v.pipe(v.number(), v.integer(), v.minValue(0)),
    image: pictureName,
    block: v.optional(blockId),
  }),
]);

/** What was pressed, and what is around it, from the inside out: by these the form finds the field. */
export type Clue = {
  /** The name of the element. */
  element?: string;
  /** Without spaces at its ends and doubled ones within. */
  text?: string | undefined;
  /** Which of the elements with this text in the section, from 0. */
  occurrence?: number;
  /** Which of those that have its name as well. */
  nth?: number;
  /** The address of a picture. */
  image?: string | undefined;
  /** The address of a link, as it stands in the page. */
  link?: string | undefined;
};

/** A section, or a block of the block editor. */
export type Part = { kind: string; number: number } | { block: string };

export type Command = 'add' | 'up' | 'down' | 'double' | 'hide' | 'remove';

/** A place that shows a part of a picture: its size in CSS pixels, and the `object-position` of what it shows. */
export type PicturePlace = { kind?: string; image: string; width: number; height: number; position: string };

/** To WordPress. */
export type FrameMessage =
  | { site: 'ready' }
  | { site: 'drawn' }
  /** Nothing was drawn: the session has ended, or with another status. */
  | { site: 'ended' }
  | { site: 'failed'; status: number }
  | { site: 'picture places'; width: number; places: PicturePlace[] }
  | { site: 'press'; kind: string; number: number; clues: Clue[] }
  /** A press beside the sections, perhaps on a block. */
  | { site: 'press'; place: 'menu' | 'footer' | 'page'; block?: string | undefined; clues: Clue[] }
  | ({ site: 'command'; command: Command } & Part);
