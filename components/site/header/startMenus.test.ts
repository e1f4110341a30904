// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMenus } from './startMenus.ts';

let onResize: (() => void)[];
let isHidden: boolean;

const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`Nothing is ${selector}.`);
  return element;
};
const menu = (name: string) => find<HTMLDetailsElement>(`#${name}`);
const openMenus = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const pointer = (type: string, name: string, pointerType = 'mouse') =>
  menu(name).dispatchEvent(Object.assign(new Event(type), { pointerType }));
const pressKey = (element: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event.defaultPrevented;
};
/** Clicks the summary of a menu as the pointer does (`detail` 1), or the keyboard (`detail` 0). */
const clickSummary = (name: string, detail: number) =>
  find(`#${name} > summary`).dispatchEvent(
    new MouseEvent('click', { detail, bubbles: true, cancelable: true }),
  );

// Listeners on the document remain, so the menus of earlier tests have other IDs.
let controller: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        add(type, listener, { signal: controller.signal }),
    );
  }
  onResize = [];
  isHidden = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize.push(callback);
      }
      observe() {}
    },
  );
  window.matchMedia = vi.fn<typeof window.matchMedia>().mockReturnValue(
    Object.assign(new EventTarget(), {
      matches: false,
      media: '',
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  document.body.innerHTML = `
    <details id="products" data-menu="hover"><summary>Products</summary>
      <div><a href="#a">A</a><details id="group"><summary>Group</summary><a href="#b">B</a></details><p>Text</p></div></details>
    <details id="company" data-menu="hover"><summary>Company</summary><div><a href="#c">C</a></div></details>
    <details id="mobile" data-menu><summary>Menu</summary><div><button>X</button></div></details>
    <details id="other"><summary>Not a menu</summary></details><button id="outside">Outside</button>`;
  for (const details of document.querySelectorAll('details'))
    details.getClientRects = () => Object.assign(isHidden ? [] : [new DOMRect()], { item: () => null });
  startMenus();
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('startMenus', () => {
  it('opens a menu with ArrowDown and focuses its first entry', () => {
    expect(pressKey(find('#products > summary'), 'ArrowDown')).toBe(true);
    expect([openMenus(), document.activeElement?.textContent]).toEqual([['products'], 'A']);
    expect(pressKey(find('#mobile > summary'), 'Enter')).toBe(false);
    expect(menu('mobile').open).toBe(false);
  });

  it.each(['pointerdown', 'focusin'])('closes menus and their groups at a %s outside', (type) => {
    menu('products').open = true;
    menu('group').open = true;
    menu('other').open = true;
    find('#group a').dispatchEvent(new Event(type, { bubbles: true }));
    expect(openMenus()).toEqual(['products', 'group', 'other']);
    find('#outside').dispatchEvent(new Event(type, { bubbles: true }));
    expect(openMenus()).toEqual(['other']);
  });

  it('closes with Escape, and returns the focus to the button of the menu that had it', () => {
    menu('products').open = true;
    find('#products a').focus();
    pressKey(document.body, 'a');
    expect(openMenus()).toEqual(['products']);
    pressKey(document.body, 'Escape');
    expect([openMenus(), document.activeElement?.textContent]).toEqual([[], 'Products']);
    find('#outside').focus();
    menu('company').open = true;
    pressKey(document.body, 'Escape');
    expect([openMenus(), document.activeElement?.id]).toEqual([[], 'outside']);
  });

  it('closes after a click on a link, and focuses its button', () => {
    menu('products').open = true;
    find('#products p').click();
    expect(openMenus()).toEqual(['products']);
    find('#products a').click();
    expect([openMenus(), document.activeElement?.textContent]).toEqual([[], 'Products']);
  });

  it('closes an open menu when the viewport becomes too narrow to show it', () => {
    menu('mobile').open = true;
    for (const resize of onResize) resize();
    expect(openMenus()).toEqual(['mobile']);
    isHidden = true;
    for (const resize of onResize) resize();
    expect(openMenus()).toEqual([]);
  });

  it('closes when the page returns from the back/forward cache', () => {
    menu('mobile').open = true;
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(openMenus()).toEqual([]);
  });
});

describe('startMenus under the pointer', () => {
  it('opens after 100 ms, and closes 100 ms after the pointer has left', () => {
    pointer('pointerenter', 'products');
    vi.advanceTimersByTime(99);
    expect(openMenus()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(openMenus()).toEqual(['products']);
    pointer('pointerleave', 'products');
    vi.advanceTimersByTime(99);
    expect(openMenus()).toEqual(['products']);
    vi.advanceTimersByTime(1);
    expect(openMenus()).toEqual([]);
  });

  it('opens nothing when the pointer only crosses a menu, or is a finger', () => {
    pointer('pointerenter', 'products');
    vi.advanceTimersByTime(50);
    pointer('pointerleave', 'products');
    pointer('pointerenter', 'company', 'touch');
    vi.advanceTimersByTime(500);
    expect(openMenus()).toEqual([]);
  });

  it('ignores the pointer over a menu that opens on a click', () => {
    pointer('pointerenter', 'mobile');
    vi.advanceTimersByTime(500);
    expect(openMenus()).toEqual([]);
  });

  it('opens at once if another menu is open, and stays open if the pointer returns', () => {
    menu('products').open = true;
    pointer('pointerenter', 'company');
    expect(openMenus()).toEqual(['products', 'company']);
    pointer('pointerleave', 'company');
    vi.advanceTimersByTime(50);
    pointer('pointerenter', 'company');
    vi.advanceTimersByTime(500);
    expect(openMenus()).toContain('company');
  });

  it('ignores the first click after hovering, but accepts a second click and keyboard activation', () => {
    pointer('pointerenter', 'products');
    vi.advanceTimersByTime(100);
    expect(clickSummary('products', 1)).toBe(false);
    expect(clickSummary('products', 1)).toBe(true);
    menu('products').open = false;
    pointer('pointerenter', 'company');
    vi.advanceTimersByTime(100);
    expect(clickSummary('company', 0)).toBe(true);
  });

  it('accepts a click after the hovered menu has closed', async () => {
    pointer('pointerenter', 'products');
    vi.advanceTimersByTime(100);
    menu('products').open = false;
    menu('products').dispatchEvent(new Event('toggle'));
    expect(clickSummary('products', 1)).toBe(true);
  });

  it('does not open again after a click that came before hovering opened the menu', () => {
    pointer('pointerenter', 'products');
    clickSummary('products', 1);
    menu('products').open = false;
    vi.advanceTimersByTime(500);
    expect(openMenus()).toEqual([]);
  });
});
