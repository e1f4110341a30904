import * as v from 'valibot';
import { fieldPathPattern } from './fieldPaths.ts';

/**
 * Messages between the preview frame (`components/preview/`) and the form in WordPress, sent by `postMessage`. Both ends
 * import this file. A section is identified by its kind, in lower case without underscores, and its index among the
 * sections of that kind, from 0. A block of the block editor is identified by its client ID, which is valid while the
 * screen is open.
 */
const sectionName = { kind: v.pipe(v.string(), v.maxLength(80)), number: v.pipe(v.number(), v.integer()) };

const short = v.pipe(v.string(), v.maxLength(300));

const blockId = v.pipe(v.string(), v.maxLength(100));

/** Path of a field in the section or entry (`fieldPaths.ts`). */
const fieldPath = v.pipe(v.string(), v.maxLength(300), v.regex(fieldPathPattern));

const pictureName = v.optional(v.pipe(v.string(), v.maxLength(300)));

/** Block in the editor: its letters and digits, its element, and the file name of its picture. */
const EditorBlock = v.object({
  id: blockId,
  name: short,
  text: v.pipe(v.string(), v.maxLength(2_000)),
  element: v.optional(v.pipe(v.string(), v.maxLength(30))),
  image: pictureName,
});
export type EditorBlock = v.InferOutput<typeof EditorBlock>;

/** Messages from WordPress. */
export const FormMessage = v.variant('type', [
  /** Labels of the frame's buttons and names of the section kinds, in the editor's language. */
  v.object({
    type: v.literal('labels'),
    labels: v.object({
      add: short,
      addBlock: v.optional(short),
      moveUp: short,
      moveDown: short,
      duplicate: short,
      hide: short,
      remove: short,
      empty: short,
    }),
    kinds: v.record(short, short),
  }),
  /** Scale at which the frame is shown, so that its tools keep their size on the screen. */
  v.object({ type: v.literal('scale'), scale: v.pipe(v.number(), v.minValue(0.1), v.maxValue(1)) }),
  /**
   * Request to load the page again, because the unsaved fields changed. They contain every change before `storedAt`, in
   * milliseconds on the form's clock.
   */
  v.object({ type: v.literal('reload'), storedAt: v.optional(v.number()) }),
  /**
   * Texts of a field after a key press, in the order of the page, with the time on the form's clock.
   * Without a section, the field is one of the entry.
   */
  v.object({
    type: v.literal('fieldTexts'),
    section: v.optional(v.object(sectionName)),
    path: fieldPath,
    texts: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10_000))), v.minLength(1), v.maxLength(200)),
    typedAt: v.number(),
  }),
  /** Request for the places of pictures. The frame responds when it has this width in pixels. */
  v.object({ type: v.literal('croppedImages'), width: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** Section whose fields have the focus. */
  v.object({ type: v.literal('showSection'), ...sectionName }),
  /** Blocks of the block editor in order. Groups and columns are replaced by the blocks in them. */
  v.object({ type: v.literal('blocks'), blocks: v.pipe(v.array(EditorBlock), v.maxLength(1_000)) }),
  /**
   * Content of the selected block: its letters and digits, or the file name of its picture. `block` is the ID of a
   * block in `blocks`: the selected one, or the one that contains it.
   */
  v.object({
    type: v.literal('showBlock'),
    text: v.pipe(v.string(), v.maxLength(2_000)),
    occurrence: v.pipe(v.number(), v.integer(), v.minValue(0)),
    image: pictureName,
    block: v.optional(blockId),
  }),
]);
export type FormMessage = v.InferOutput<typeof FormMessage>;

/** Description of a clicked element or one of its ancestors. The form finds the field by it. */
export const Clue = v.object({
  /** Name of the element. */
  element: v.optional(v.string()),
  /** Text with normalised white space. */
  text: v.optional(v.string()),
  /** Index among the elements with this text in the section, from 0. */
  occurrence: v.optional(v.number()),
  /** Index among the elements with this text that also have the same element name, from 0. */
  nth: v.optional(v.number()),
  /** URL of a picture. */
  image: v.optional(v.string()),
  /** `href` of a link as in the HTML. */
  link: v.optional(v.string()),
});
export type Clue = v.InferOutput<typeof Clue>;

/** Clicked element. `path` is the field of its text. Without it, `container` is the smallest field or row around it. */
const clicked = {
  path: v.optional(fieldPath),
  container: v.optional(fieldPath),
  clues: v.array(Clue),
};

/** Section, or block of the block editor. */
export type SectionOrBlock = { kind: string; number: number } | { block: string };

const Command = v.picklist(['add', 'moveUp', 'moveDown', 'duplicate', 'hide', 'remove']);
export type Command = v.InferOutput<typeof Command>;

/** Element that shows a cropped picture, with the element's size in CSS pixels and its `object-position`. */
const CroppedImage = v.object({
  kind: v.optional(v.string()),
  image: v.string(),
  width: v.number(),
  height: v.number(),
  position: v.string(),
});
export type CroppedImage = v.InferOutput<typeof CroppedImage>;

/** Messages to WordPress. */
export const FrameMessage = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('rendered') }),
  /**
   * Reports that the page could not be rendered: the session has ended, or the request failed with a status (0 means no
   * response).
   */
  v.object({ type: v.literal('sessionEnded') }),
  v.object({ type: v.literal('renderingFailed'), status: v.number() }),
  v.object({ type: v.literal('croppedImages'), width: v.number(), images: v.array(CroppedImage) }),
  v.object({ type: v.literal('click'), ...sectionName, ...clicked }),
  /** Reports a click outside the sections, possibly on a block. */
  v.object({
    type: v.literal('click'),
    area: v.picklist(['menu', 'footer', 'page']),
    block: v.optional(blockId),
    ...clicked,
  }),
  v.object({ type: v.literal('command'), command: Command, ...sectionName }),
  v.object({ type: v.literal('command'), command: Command, block: blockId }),
]);
export type FrameMessage = v.InferOutput<typeof FrameMessage>;
