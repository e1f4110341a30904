import * as v from 'valibot';
import { useState } from 'react';
import type { Wp } from '../types/wp.ts';
import {
  attributes,
  createBlockChange,
  readChangeSettings,
  type BlockChange,
  type ChangeSettings,
} from './blockChange.ts';
import { changeToStore, StoredChange } from './pendingChange.ts';
import { onSave, startSaveRequests } from './saveRequests.ts';

const Fault = v.object({ message: v.string() });

/**
 * Starts "Save as pending change" in the block editor (src/Admin/PendingChangeButton.php), with the same rules as in the form
 * (changeButton.ts). Opens the change named in the URL.
 */
export function startChangeBlocks(wp: Wp): void {
  const settings = readChangeSettings();
  const slots = wp.editor?.PluginPostStatusInfo ? wp.editor : wp.editPost;
  const { PluginPostStatusInfo } = slots ?? {};
  if (!settings || !PluginPostStatusInfo) return;
  const change = createBlockChange(wp, settings);
  startSaveRequests(wp, change);
  wp.plugins.registerPlugin('skerry-pending-change', {
    render: () => (
      <PluginPostStatusInfo>
        <SaveChange {...{ wp, settings, change }} />
      </PluginPostStatusInfo>
    ),
  });
  wp.domReady(() => open(wp, settings, change));
  // After a save, the saved state becomes the one in which the form was opened.
  onSave(wp, () => {
    if (change.opened() === undefined) return;
    change.end();
    change.begin();
  });
}

/** Shows the notices about pending changes, and opens a change once the entry is loaded. */
function open(wp: Wp, settings: ChangeSettings, change: BlockChange): void {
  for (const { id, text, actions } of settings.notices)
    wp.data.dispatch('core/notices').createWarningNotice(text, { id, actions, isDismissible: true });
  const start = () => {
    // Opening the change modifies the store, which calls this listener again.
    const isLoaded = wp.data.select('core/editor').getCurrentPost()?.id !== undefined;
    if (change.opened() !== undefined || !isLoaded || document.readyState !== 'complete') return;
    change.begin();
    change.apply();
    stop();
  };
  const stop = wp.data.subscribe(start);
  window.addEventListener('load', start);
  start();
}

type Props = { wp: Wp; settings: ChangeSettings; change: BlockChange };

function SaveChange({ wp, settings: { path, words }, change }: Props) {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isPublished = wp.data.useSelect(
    (select) => select('core/editor').getCurrentPostAttribute('status') === 'publish',
    [],
  );
  if (!isPublished) return null;
  const save = async () => {
    setBusy(true);
    const { state } = change;
    const data = changeToStore(change.read(), change.opened(), state);
    try {
      const storedChange = v.parse(StoredChange, await wp.apiFetch({ path, method: 'POST', data }));
      Object.assign(state, { change: storedChange.change, version: storedChange.version });
      const missingLabels = missedLabels(wp, words.labels);
      setMessage(missingLabels.length > 0 ? words.left.replace('%s', missingLabels.join(', ')) : words.saved);
      change.putMarks();
      if (missingLabels.length === 0) leave(wp, storedChange.open);
    } catch (error) {
      setMessage(words.failed.replace('%s', v.is(Fault, error) ? error.message : words.noResponse));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="skerry-pending-change">
      <button
        type="button"
        className="components-button is-secondary"
        id="skerry-change-save"
        disabled={isBusy}
        onClick={() => void save()}
      >
        {words.save}
      </button>
      <p role="status">{message}</p>
    </div>
  );
}

/** Returns the labels of edits that a pending change does not store. */
function missedLabels(wp: Wp, labels: Record<string, string>): string[] {
  const names = Object.keys(editsOf(wp).edits);
  const missingNames = names.filter((name) => !Object.values(attributes).includes(name) && name !== 'meta');
  return [...new Set(missingNames.map((name) => labels[name] ?? name))];
}

/** Opens the saved change. No input is lost, so neither the editor nor ACF may ask whether to leave. */
function leave(wp: Wp, address: string): void {
  const { post, edits } = editsOf(wp);
  if (post) {
    const storedEntity = wp.data.select('core').getRawEntityRecord('postType', post.type, post.id) ?? {};
    const restoredEdits = Object.fromEntries(Object.keys(edits).map((name) => [name, storedEntity[name]]));
    void wp.data
      .dispatch('core')
      .editEntityRecord('postType', post.type, post.id, restoredEdits, { undoIgnore: true });
  }
  window.acf?.unload?.reset();
  window.location.assign(address);
}

function editsOf({ data }: Wp) {
  const post = data.select('core/editor').getCurrentPost();
  const edits = post && data.select('core').getEntityRecordNonTransientEdits('postType', post.type, post.id);
  return { post, edits: edits ?? {} };
}
