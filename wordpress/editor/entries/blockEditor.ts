import { openBlockEditor } from '../blocks/blockEditor.ts';
import { startChangeBlocks } from '../changes/changeBlocks.tsx';
import { startFields } from '../screens/startFields.ts';
import { startLinkControl } from '../links/linkControl.ts';
import { startPublishBlocks } from '../publish/publishBlocks.tsx';

const { wp } = window;
const blocks = openBlockEditor();
const places = startFields(blocks);
if (wp && blocks) {
  startPublishBlocks(wp, blocks);
  startChangeBlocks(wp);
  if (places) startLinkControl(wp, places);
}
