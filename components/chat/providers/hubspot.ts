import type { ChatAdapter } from '#components/chat/ChatAdapter.ts';

declare global {
  interface Window {
    HubSpotConversations?: { widget: { load: () => void; open: () => void } };
  }
}

/** HubSpot's conversations widget. */
export const hubspot: ChatAdapter = {
  prepare: () => {},
  open() {
    const { HubSpotConversations } = window;
    if (HubSpotConversations === undefined) return false;
    HubSpotConversations.widget.load();
    HubSpotConversations.widget.open();
    return true;
  },
};
