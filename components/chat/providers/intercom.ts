import type { ChatAdapter } from '#components/chat/ChatAdapter.ts';

declare global {
  interface Window {
    Intercom?: (command: 'show') => void;
    intercomSettings?: { app_id: string };
  }
}

/** Intercom's messenger; its script's address ends in the workspace it belongs to. */
export const intercom: ChatAdapter = {
  prepare(scriptUrl) {
    const workspace = new URL(scriptUrl).pathname.split('/').findLast(Boolean) ?? '';
    window.intercomSettings = { app_id: workspace };
  },
  open() {
    if (typeof window.Intercom !== 'function') return false;
    window.Intercom('show');
    return true;
  },
};
