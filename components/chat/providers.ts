import type { ChatProvider } from '#schema/chat.ts';
import type { ChatAdapter } from './ChatAdapter.ts';

declare global {
  interface Window {
    HubSpotConversations?: { widget: { load: () => void; open: () => void } };
    Intercom?: (command: 'show') => void;
    intercomSettings?: { app_id: string };
    openChat?: () => void;
  }
}

/** HubSpot's conversations widget. */
const hubspot: ChatAdapter = {
  prepare: () => {},
  open() {
    const { HubSpotConversations } = window;
    if (HubSpotConversations === undefined) return false;
    HubSpotConversations.widget.load();
    HubSpotConversations.widget.open();
    return true;
  },
};

/** Intercom's messenger. The URL of its script ends with the workspace ID. */
const intercom: ChatAdapter = {
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

/** Any other chat whose script defines `window.openChat`. */
const generic: ChatAdapter = {
  prepare: () => {},
  open() {
    if (typeof window.openChat !== 'function') return false;
    window.openChat();
    return true;
  },
};

/** Adapter of each provider. */
export const chatAdapters: Record<ChatProvider, ChatAdapter> = { hubspot, intercom, generic };
