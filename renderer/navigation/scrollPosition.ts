/**
 * Keeps where the visitor is on the page with its entry of the history, before a click leads on. The router does so
 * itself, but up to 300 ms after the last scrolling: whoever clicks sooner would come back to an earlier place.
 */
export function keepScrollPosition(): void {
  const state: { vike?: object } | null = window.history.state;
  if (state?.vike === undefined) return;
  const vike = { ...state.vike, scrollPosition: { x: window.scrollX, y: window.scrollY } };
  window.history.replaceState({ ...state, vike }, '');
}
