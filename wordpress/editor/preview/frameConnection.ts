import * as v from 'valibot';
import { FrameMessage, type FormMessage } from '#schema/frameMessages.ts';

/** Connection to the site's script in the frame (components/preview/startPreviewFrame.ts). */
export type FrameConnection = {
  /** Sends a message if the page in the frame is ready. */
  send: (message: FormMessage) => void;
  isReady: () => boolean;
  /** Waits for the page to be ready again, because the frame opens another one. */
  reset: () => void;
};

/** Creates a connection that exchanges messages only with the site's origin. */
export function createFrameConnection(
  iframe: HTMLIFrameElement,
  site: string,
  receive: (message: FrameMessage) => void,
): FrameConnection {
  let isReady = false;
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== site || source !== iframe.contentWindow) return;
    const message = v.safeParse(FrameMessage, data);
    if (!message.success) return;
    if (message.output.type === 'ready') isReady = true;
    receive(message.output);
  });
  return {
    send(message) {
      if (isReady) iframe.contentWindow?.postMessage(message, site);
    },
    isReady: () => isReady,
    reset() {
      isReady = false;
    },
  };
}
