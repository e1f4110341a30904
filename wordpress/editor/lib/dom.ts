/** Returns the element that matches a selector. Throws if it is missing, because PHP renders it. */
export function find<T extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): T {
  const element = root.querySelector<T>(selector);
  if (element === null) throw new Error(`The screen lacks ${selector}.`);
  return element;
}

/** Creates an element with properties. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Returns the closest ancestor of an event's target that matches a selector. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Announces a text if it has changed. */
export function announce(status: Element, text: string): void {
  if (status.textContent !== text) status.textContent = text;
}
