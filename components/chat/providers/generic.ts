import type { ChatAdapter } from '#components/chat/ChatAdapter.ts';

declare global {
  interface Window {
    openChat?: () => void;
  }
}

/** Any other chat, whose script defines `window.openChat`. */
export const generic: ChatAdapter = {
  prepare: () => {},
  open() {
    if (typeof window.openChat !== 'function') return false;
    window.openChat();
    return true;
  },
};
