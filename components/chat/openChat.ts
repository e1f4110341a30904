const openChatEvent = 'site:open-chat';

/** The open-chat action (specification 1): opens the support chat from anywhere, if the site has one. */
export function openChat(): void {
  window.dispatchEvent(new Event(openChatEvent));
}

/** Calls back for each open-chat action; the returned function ends that. */
export function onOpenChat(callback: () => void): () => void {
  window.addEventListener(openChatEvent, callback);
  return () => window.removeEventListener(openChatEvent, callback);
}
