import * as v from 'valibot';
import { readForm } from '../form/typedForm.ts';
import { readSettings } from '../lib/settings.ts';
import type { Wp } from '../types/wp.ts';
import { baseOf, ChangeState, ChangeWords, setControl, type EntryValues } from './pendingChange.ts';

const Settings = v.object({
  /** Route of WordPress's REST API that stores changes. */
  path: v.string(),
  /** State of the entry when the screen was opened. */
  opened: v.string(),
  state: ChangeState,
  /** Values of the open change. */
  values: v.nullable(v.record(v.string(), v.unknown())),
  notices: v.array(
    v.object({
      id: v.string(),
      text: v.string(),
      actions: v.array(v.object({ label: v.string(), url: v.string() })),
    }),
  ),
  words: v.object({ ...ChangeWords, save: v.string(), labels: v.record(v.string(), v.string()) }),
});
export type ChangeSettings = v.InferOutput<typeof Settings>;

/** Reads the settings. `undefined` if this entry has no pending changes. */
export function readChangeSettings(): ChangeSettings | undefined {
  return readSettings('pending-change', Settings);
}

/** WordPress post attribute of each value of a pending change (see EntryForm). */
export const attributes: Record<string, string> = {
  ...{ title: 'title', content: 'content', excerpt: 'excerpt', slug: 'slug', template: 'template' },
  ...{ parent: 'parent', order: 'menu_order', thumbnail: 'featured_media' },
};
const numbers = ['parent', 'order', 'thumbnail'];

/** Returns a value as the server stores it. */
export function valueOf(name: string, value: unknown): unknown {
  return numbers.includes(name) ? Number(value) || 0 : value || (name === 'template' ? 'default' : '');
}

export type BlockChange = ReturnType<typeof createBlockChange>;

/** Creates the open change of an entry in the block editor, with the state in which the entry was opened. */
export function createBlockChange({ data, blocks }: Wp, settings: ChangeSettings) {
  const { state } = settings;
  const editor = () => data.select('core/editor');
  const has = (attribute = '') => editor().getCurrentPost()?.[attribute] !== undefined;
  const valuesBy = (get: (attribute: string) => unknown) =>
    Object.fromEntries(
      Object.entries(attributes)
        .filter(([, attribute]) => has(attribute))
        .map(([name, attribute]) => [name, valueOf(name, get(attribute))]),
    );
  let openedValues: EntryValues | undefined;

  /** Adds the hidden inputs that the merge needs to the meta boxes' form, which is saved separately. */
  function putMarks(): void {
    const form = document.querySelector<HTMLFormElement>('form.metabox-base-form');
    if (!form || !openedValues) return;
    setControl(form, 'skerry_opened', settings.opened);
    setControl(form, 'skerry_base', JSON.stringify({ fields: baseOf(openedValues, state)['fields'] }));
    setControl(form, 'skerry_change', markOf(state));
  }

  return {
    state,
    opened: () => openedValues,
    putMarks,
    /** Records the saved entry as the one that was opened. */
    begin() {
      const savedValues = valuesBy((name) => editor().getCurrentPostAttribute(name));
      openedValues = { ...savedValues, fields: readForm().fields };
      putMarks();
    },
    /** Returns the edited values. */
    read(): EntryValues {
      const editedValues = valuesBy((name) =>
        name === 'content' ? editor().getEditedPostContent() : editor().getEditedPostAttribute(name),
      );
      return { ...editedValues, fields: readForm().fields };
    },
    /** Records that the change was published with a save. */
    end() {
      delete state.change;
      delete state.version;
      delete state.published;
    },
    /** Applies the values of the open change to the editor, as edits that "Update" saves. */
    apply() {
      const { content, ...values } = settings.values ?? {};
      const edits = Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          const attribute = attributes[name];
          if (attribute === undefined || !has(attribute)) return [];
          return [[attribute, value === 'default' && name === 'template' ? '' : value]];
        }),
      );
      if (Object.keys(edits).length > 0) data.dispatch('core/editor').editPost(edits);
      if (typeof content === 'string') data.dispatch('core/editor').resetEditorBlocks(blocks.parse(content));
    },
  };
}

/** Returns the text that names a change in a save. Empty if no change is open. */
export function markOf({ change, version }: ChangeState): string {
  return change === undefined ? '' : `${change}:${version}`;
}
