import * as v from 'valibot';
import type { Clue, FrameMessage } from '#schema/frameMessages.ts';
import type { BlockEditor } from '../blocks/blockEditor.ts';
import { controlOf, entryFieldAt, fieldAt } from '../form/fieldAt.ts';
import { findField } from '../form/findField.ts';
import { focusField } from '../form/focusField.ts';
import type { SectionPicker } from '../form/sectionPicker.ts';
import { kindOf, shownRows } from '../form/sectionRows.ts';
import { readJson } from '../lib/rest.ts';
import type { PreviewPanel } from './panelSettings.ts';
import { createSectionCommands } from './sectionCommands.ts';

type Click = Extract<FrameMessage, { type: 'click' }>;
type PageClick = Extract<Click, { area: string }>;
type SectionClick = Exclude<Click, PageClick>;
type Section = { kind: string; number: number };

/** Fields outside the sections: a product's fields, or an article's main editor and images. */
const besideSections =
  'body:not(.skerry-no-text) #postdivrich, #postexcerpt, .acf-postbox > .inside > .acf-field:not([data-type=flexible_content])';

/**
 * Creates handlers that focus the form field of an element that was clicked in the preview, and run the commands of the
 * preview's section and block buttons.
 */
export function createPageFields(options: {
  preview: PreviewPanel;
  picker: SectionPicker;
  blocks: BlockEditor | undefined;
  setWhole: (isWhole: boolean) => void;
  isOriginal: () => boolean;
}) {
  const { preview, blocks, setWhole, isOriginal } = options;
  const runInSection = createSectionCommands(options.picker, preview.words.sure);

  /** Opens the edit screen of content that is outside the sections or belongs to another entry. */
  async function openElsewhere(clues: readonly Clue[], kind?: string): Promise<boolean> {
    const request = {
      address: clues.find((clue) => clue.link)?.link,
      // Only price lists send texts. Elsewhere, a text may match a product's name by chance.
      texts: kind === 'pricing' ? clues.map(({ text }) => text).filter(Boolean) : [],
      post: preview.post,
    };
    const response = await preview
      .send(preview.addresses.edit, JSON.stringify(request))
      .catch(() => undefined);
    const { edit } = (await readJson(response, v.object({ edit: v.nullish(v.string()) }))) ?? {};
    if (edit) window.open(edit, '_blank');
    return Boolean(edit);
  }

  /** Selects the clicked block. Returns whether the block editor contains it. */
  function selectBlock(editor: BlockEditor, clues: readonly Clue[], id?: string): boolean {
    if (!id && editor.isTitle(clues)) {
      editor.focusTitle();
      return true;
    }
    const block = editor.find(clues, id);
    if (block) editor.select(block);
    return Boolean(block);
  }

  async function focusPageField({ area, path, clues, block }: PageClick): Promise<void> {
    if (isOriginal()) return;
    if (area === 'page' && blocks && selectBlock(blocks, clues, block)) return;
    // The fields of menu and footer exist only on their own screen.
    const [firstSection, ...otherSections] = document.querySelectorAll<HTMLElement>(
      `.skerry-menu-editor .acf-field[data-name="${area}"]`,
    );
    if (firstSection)
      return focusField(findField([firstSection, ...otherSections], clues)?.focus ?? firstSection);
    if (area !== 'page') return void window.open(preview.options, '_blank');
    const field = path === undefined ? undefined : entryFieldAt(path);
    if (field) return focusField(controlOf(field));
    const target = findField([...document.querySelectorAll(besideSections)], clues);
    if (target) return focusField(target.focus);
    const isLink = clues.some(({ link }) => link);
    if (!isLink || !(await openElsewhere(clues))) document.getElementById('title')?.focus();
  }

  async function focusSectionField({ path, container = '', clues, ...section }: SectionClick): Promise<void> {
    const row = rowOf(section);
    if (!row) return;
    const field = path === undefined ? undefined : fieldAt(row, path);
    if (field) return focusField(controlOf(field));
    const parentField = fieldAt(row, container) ?? row;
    const inputs = [
      ...parentField.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        '.acf-fields input[type=text], .acf-fields textarea',
      ),
    ];
    // No field contains a drawing's text, but one contains its image.
    const first: HTMLElement =
      inputs.find(({ value }) => value) ??
      inputs[0] ??
      row.querySelector<HTMLElement>('.acf-image-uploader') ??
      row;
    // This form does not contain the original's pictures and numbers.
    if (isOriginal()) return focusField(first);
    const target = findField(parentField.closest('.acf-row') ?? row, clues) ?? findField(row, clues);
    // A row of a price list, or an article in a list, is a separate entry.
    if (!target && (await openElsewhere(clues, section.kind))) return;
    focusField(target?.focus ?? first);
  }

  return {
    focusClicked(click: Click): Promise<void> {
      setWhole(false);
      return 'area' in click ? focusPageField(click) : focusSectionField(click);
    },
    runCommand(message: Extract<FrameMessage, { type: 'command' }>): void {
      if (isOriginal()) return;
      if ('block' in message) {
        if (!blocks) return;
        if (message.command === 'add') setWhole(false);
        return blocks.run(message.command, message.block);
      }
      const row = rowOf(message);
      if (row) void runInSection(message.command, row);
    },
  };
}

/** Returns the kind and number by which the frame knows a row's section. `undefined` if the page does not show it. */
export function nameOfRow(row: HTMLElement): Section | undefined {
  if (!shownRows().includes(row)) return undefined;
  const kind = kindOf(row);
  return { kind, number: rowsOfKind(kind).indexOf(row) };
}

function rowOf({ kind, number }: Section): HTMLElement | undefined {
  return rowsOfKind(kind)[number];
}

function rowsOfKind(kind: string): HTMLElement[] {
  return shownRows().filter((row) => kindOf(row) === kind);
}
