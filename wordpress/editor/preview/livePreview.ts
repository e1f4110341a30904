import type { FrameMessage } from '#schema/frameMessages.ts';
import { closest, announce } from '../lib/dom.ts';
import type { BlockEditor } from '../blocks/blockEditor.ts';
import { onFormChange, whenFieldsAreReady } from '../form/onFormChange.ts';
import type { SectionPicker } from '../form/sectionPicker.ts';
import { classicForm, valueIn } from '../form/typedForm.ts';
import { sendFieldTexts } from './fieldTexts.ts';
import { createFrameConnection } from './frameConnection.ts';
import { createFrameWidth } from './frameWidth.ts';
import { createPageFields, nameOfRow } from './pageFields.ts';
import { readPanel } from './panelSettings.ts';
import { createPanelState } from './panelState.ts';
import { createPreviewSession } from './previewSession.ts';
import { startPublishBar } from './publishBar.ts';
import { createFramedPage, type FramedPage } from './framedPage.ts';

/**
 * Starts the live preview beside the fields (src/Editing/LivePreview.php). Sends the form, asks the frame to render it, and
 * focuses the field of a clicked element. The site's counterpart is in components/preview/. Returns the page in the frame,
 * or `undefined` if the screen has no preview.
 */
export function startLivePreview(picker: SectionPicker, blocks?: BlockEditor): FramedPage | undefined {
  const panel = document.getElementById('skerry-live');
  if (!panel) return undefined;
  const preview = readPanel(panel);
  const { iframe, status, words, kinds, site } = preview;
  // The meta boxes of the block editor are in separate forms.
  const form = classicForm() ?? document.body;
  const isNew = () =>
    blocks ? blocks.isNew() : form instanceof HTMLFormElement && valueIn(form, 'auto_draft') === '1';

  const connection = createFrameConnection(iframe, site, receive);
  const { send } = connection;
  const session = createPreviewSession(preview, connection, isNew);
  const { fit, during } = createFrameWidth(panel, iframe, send);
  const isShown = () => connection.isReady() && session.isOpen();
  const page = createFramedPage(send, isShown, during);
  const { setWhole, begin } = createPanelState({
    ...{ panel, fit, setOpen: session.setOpen },
    hasBlocks: blocks !== undefined,
  });
  const fields = createPageFields({ preview, picker, blocks, setWhole, isOriginal: session.isOriginal });

  /** Sends the editor's blocks to the frame, which outlines them. */
  function sendBlocks(): void {
    if (blocks) send({ type: 'blocks', blocks: session.isOriginal() ? [] : blocks.list() });
  }

  function receive(message: FrameMessage): void {
    switch (message.type) {
      case 'ready': {
        session.confirm();
        const names = Object.fromEntries(Object.entries(kinds).map(([name, { label }]) => [name, label]));
        send({ type: 'labels', labels: words.frame, kinds: names });
        fit();
        sendBlocks();
        return session.schedule(0);
      }
      case 'rendered':
        announce(status, '');
        page.receiveRendered();
        return sendBlocks();
      case 'sessionEnded':
        return void session.load();
      case 'renderingFailed':
        return announce(status, words.siteFailed.replace('%s', String(message.status || '–')));
      case 'croppedImages':
        return page.receiveImages(message.width, message.images);
      case 'click':
        return void fields.focusClicked(message);
      case 'command':
        return fields.runCommand(message);
      default:
        return message satisfies never;
    }
  }

  form.addEventListener('focusin', ({ target }) => {
    const row = closest(target, '.layout');
    const section = row && nameOfRow(row);
    if (section) send({ type: 'showSection', ...section });
  });
  blocks?.listen({
    changed: () => session.schedule(),
    moved(content) {
      if (content && !session.isOriginal()) send({ type: 'showBlock', ...content });
    },
  });
  onFormChange(form, () => session.schedule());
  sendFieldTexts(form, (message) => {
    if (!session.isOriginal()) send(message);
  });
  const originalButton = panel.querySelector('[data-original]');
  originalButton?.addEventListener('click', () => {
    const isOriginal = !session.isOriginal();
    originalButton.setAttribute('aria-pressed', String(isOriginal));
    session.setOriginal(isOriginal);
  });
  startPublishBar(panel, () => setWhole(false));
  whenFieldsAreReady(begin);
  return page;
}
