import type { BlockEditor } from '../blocks/blockEditor.ts';
import { startLinkDialog } from '../links/linkDialog.ts';
import { openPlacesOfPages, type PlacesOfPages } from '../links/placesOfPages.ts';
import { startLivePreview } from '../preview/livePreview.ts';
import { startAccordions } from '../form/accordions.ts';
import { startEditorFocus } from '../form/focusField.ts';
import { startFocusPoint } from '../form/focusPoint.ts';
import { startSectionRows } from '../form/rowButtons.ts';
import { startSectionCopy } from '../form/sectionCopy.ts';
import { createSectionPicker, startSectionPicker } from '../form/sectionPicker.ts';
import { startTextCounter } from '../form/textCounter.ts';

/**
 * Starts what all screens with the site's fields share: the fields, the live preview beside them, and links to sections.
 * Returns access to the anchors of the site's pages.
 */
export function startFields(blocks?: BlockEditor): PlacesOfPages | undefined {
  const picker = createSectionPicker();
  startSectionPicker(picker);
  startAccordions();
  startSectionRows();
  startTextCounter();
  startSectionCopy();
  startEditorFocus();
  const page = startLivePreview(picker, blocks);
  if (page) startFocusPoint(page);
  const places = openPlacesOfPages();
  if (places) startLinkDialog(places);
  return places;
}
