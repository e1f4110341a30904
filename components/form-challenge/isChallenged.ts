/** Whether forms needed a solved challenge when the page was drawn; `ScriptNote` marks it. */
export function isChallenged(): boolean {
  return document.querySelector('[data-form-challenge]') !== null;
}
