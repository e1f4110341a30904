import * as v from 'valibot';
import type { BlockEditor } from '../blocks/blockEditor.ts';
import { readSettings } from '../lib/settings.ts';
import type { Wp } from '../types/wp.ts';
import { PublishWords } from './findings.ts';

const Settings = v.object({
  /** Routes of WordPress's REST API. */
  check: v.string(),
  state: v.string(),
  words: PublishWords,
  /** Field for the time of unpublishing, if the user may publish. */
  unpublish: v.nullable(v.object({ label: v.string(), field: v.string() })),
  /** Link to the form with sections. */
  sections: v.object({ label: v.string(), query: v.record(v.string(), v.string()) }),
});

/** Screen of the block editor with the settings of the panel "Website status". */
export type BlockScreen = { wp: Wp; blocks: BlockEditor; settings: v.InferOutput<typeof Settings> };

/** Reads the settings. `undefined` if this entry has no such panel. */
export function readPublishSettings(): BlockScreen['settings'] | undefined {
  return readSettings('publish', Settings);
}
