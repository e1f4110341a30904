import * as v from 'valibot';
import { useEffect, useState, type MouseEvent } from 'react';
import type { BlockEditor } from '../blocks/blockEditor.ts';
import type { Wp } from '../types/wp.ts';
import { readPublishSettings, type BlockScreen } from './blockScreen.ts';
import { Findings } from './Findings.tsx';
import { followState, PublishedState } from './findings.ts';

/**
 * Adds the panel "Website status" to the block editor (src/Editing/PublishPanel.php), shown before and after publishing. The
 * form has a meta box with the same content (publishPanel.ts).
 */
export function startPublishBlocks(wp: Wp, blocks: BlockEditor): void {
  const settings = readPublishSettings();
  const slots = wp.editor?.PluginPrePublishPanel ? wp.editor : wp.editPost;
  const { PluginPrePublishPanel, PluginPostPublishPanel } = slots ?? {};
  const { PluginDocumentSettingPanel, PluginPostStatusInfo } = slots ?? {};
  if (!settings || !PluginPrePublishPanel || !PluginPostPublishPanel) return;
  if (!PluginDocumentSettingPanel || !PluginPostStatusInfo) return;
  const screen = { wp, blocks, settings };
  const { title } = settings.words;
  wp.plugins.registerPlugin('skerry-publish', {
    render: () => (
      <>
        {settings.unpublish && (
          <PluginPostStatusInfo>
            <UnpublishOn wp={wp} {...settings.unpublish} />
          </PluginPostStatusInfo>
        )}
        <PluginPostStatusInfo>
          <UseSections {...settings.sections} />
        </PluginPostStatusInfo>
        <PluginDocumentSettingPanel name="skerry-publish" title={title}>
          <Published screen={screen} />
          <Findings screen={screen} isPublishing={false} />
        </PluginDocumentSettingPanel>
        <PluginPrePublishPanel title={title} initialOpen>
          <Findings screen={screen} isPublishing />
        </PluginPrePublishPanel>
        <PluginPostPublishPanel title={title} initialOpen>
          <Published screen={screen} />
        </PluginPostPublishPanel>
      </>
    ),
  });
}

function Published({ screen: { wp, settings } }: { screen: BlockScreen }) {
  const [state, setState] = useState<PublishedState>({ said: '', link: null, isDone: false });
  useEffect(
    () =>
      followState(async () => {
        const response = await wp.apiFetch({ path: settings.state, method: 'POST' }).catch(() => undefined);
        return v.is(PublishedState, response) ? response : undefined;
      }, setState),
    [wp, settings],
  );
  return (
    <p role="status" className="skerry-publish-state">
      {state.said}
      {state.link && (
        <a href={state.link} style={{ marginInlineStart: '0.5em' }}>
          {settings.words.view}
        </a>
      )}
    </p>
  );
}

/** Renders the field "Unpublish on" of a published entry. It is saved with the entry. */
function UnpublishOn({ wp, field, label }: { wp: Wp; field: string; label: string }) {
  const { TextControl } = wp.components;
  const [isPublished, time] = wp.data.useSelect((select) => {
    const editor = select('core/editor');
    return [editor.getCurrentPostAttribute('status') === 'publish', editor.getEditedPostAttribute(field)];
  }, []);
  if (!isPublished) return null;
  return (
    <TextControl
      type="datetime-local"
      label={label}
      value={typeof time === 'string' ? time : ''}
      onChange={(value) => void wp.data.dispatch('core/editor').editPost({ [field]: value })}
      __nextHasNoMarginBottom
    />
  );
}

/** Renders a link to this entry in the form with sections. WordPress asks first if changes are not saved. */
function UseSections({ label, query }: { label: string; query: Record<string, string> }) {
  const addressNow = () => {
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address.href;
  };
  // The first save changes the screen's URL.
  const update = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = addressNow();
  };
  return (
    <a href={addressNow()} onClick={update}>
      {label}
    </a>
  );
}
