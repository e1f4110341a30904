import { usePage } from '#components/site/usePage.ts';
import { chatAttributes } from './chatSettings.ts';

/** Tells `startSupportChat` of the site's chat, if it has one. Nothing to see: providers draw their own. */
export function SupportChat() {
  const { chat } = usePage().data;
  return chat === undefined ? null : <div hidden {...chatAttributes(chat)} />;
}
