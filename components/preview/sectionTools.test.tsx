import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSectionTools } from './sectionTools.ts';

/** Closed in the browser. */
let root: ShadowRoot;
let commands: unknown[];
let tools: ReturnType<typeof createSectionTools>;

const labels = {
  ...{ add: 'Add', addBlock: 'Add block', moveUp: 'Up', moveDown: 'Down', duplicate: 'Duplicate' },
  ...{ hide: 'Hide', remove: 'Remove', empty: 'Empty' },
};

function one<T extends Element = HTMLElement>(selector: string, within: ParentNode = document): T {
  const element = within.querySelector<T>(selector);
  if (element === null) throw new Error(`Nothing is ${selector}.`);
  return element;
}
/** Gives an element a place, because jsdom has no layout. */
function place(element: Element, left: number, top: number, width: number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}
const host = () => one('section-tools');
const bar = () => one('.bar', root);
const shownButtons = () => [...root.querySelectorAll('button')].filter(({ hidden }) => !hidden);

const { attachShadow } = Element.prototype;
beforeEach(() => {
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, options) {
    return (root = attachShadow.call(this, options));
  });
  vi.stubGlobal('scrollX', 3);
  vi.stubGlobal('scrollY', 7);
  document.body.innerHTML = `<section id="a" data-section-kind="hero" tabindex="0"></section>
    <section id="b" data-section-kind="faq" tabindex="0"></section>
    <section id="c" data-section-kind="faq" data-section-empty></section>
    <p id="block" data-block="b1" tabindex="0">Text</p>`;
  commands = [];
  tools = createSectionTools((...command) => commands.push(command));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.querySelector('section-tools')?.remove();
});

describe('createSectionTools', () => {
  it('shows nothing until a section is outlined, and after it is hidden or removed', () => {
    expect([host().hidden, tools.focus()]).toEqual([true, false]);
    tools.placeAt(one('#a'));
    expect([host().hidden, tools.focus()]).toEqual([false, true]);
    tools.hide();
    expect(host().hidden).toBe(true);
    tools.placeAt(one('#a'));
    one('#a').remove();
    tools.update();
    expect(host().hidden).toBe(true);
  });

  it.each([
    ['before its texts arrive', '#b', undefined, 'faq'],
    ['with the name of its kind', '#b', { faq: 'Questions' }, 'Questions'],
    ['with its kind if that has no name', '#a', { faq: 'Questions' }, 'hero'],
  ])('names a section %s', (_, selector, kinds, expected) => {
    tools.placeAt(one(selector));
    if (kinds) tools.setTexts({ labels, kinds });
    expect([one('.name', root).textContent, bar().getAttribute('aria-label')]).toEqual([expected, expected]);
  });

  it('reports the clicked command with the section, or with the block', () => {
    tools.setTexts({ labels, kinds: { faq: 'Questions' } });
    tools.placeAt(one('#c'));
    for (const button of shownButtons()) button.click();
    expect(commands).toEqual(
      ['add', 'moveUp', 'moveDown', 'duplicate', 'hide', 'remove'].map((command) => [
        command,
        { kind: 'faq', number: 1 },
      ]),
    );
    tools.placeAt(one('#block'));
    shownButtons()[0]?.click();
    expect(commands.at(-1)).toEqual(['add', { block: 'b1' }]);
    tools.hide();
    shownButtons()[0]?.click();
    expect(commands).toHaveLength(7);
  });

  it('labels the buttons of sections and blocks, and hides no blocks', () => {
    tools.placeAt(one('#a'));
    expect(shownButtons().map(({ title }) => title)).toEqual(['', '', '', '', '', '']);
    tools.setTexts({ labels, kinds: { faq: 'Questions' } });
    const texts = () => shownButtons().map((each) => [each.title, each.getAttribute('aria-label')].join());
    expect(texts()).toEqual([
      'Add,Add',
      'Up,Up',
      'Down,Down',
      'Duplicate,Duplicate',
      'Hide,Hide',
      'Remove,Remove',
    ]);
    tools.placeAt(one('#block'));
    expect(texts()).toEqual([
      'Add block,Add block',
      'Up,Up',
      'Down,Down',
      'Duplicate,Duplicate',
      'Remove,Remove',
    ]);
    tools.setTexts({ labels: { ...labels, addBlock: undefined }, kinds: {} });
    expect(texts()[0]).toBe('Add,Add');
  });

  it('is a toolbar with a different icon on each button, which screen readers skip', () => {
    const paths = root.querySelectorAll(
      '.bar[role=toolbar] button svg[viewBox="0 0 24 24"][aria-hidden=true] path',
    );
    const shapes = [...paths].map((path) => path.getAttribute('d')).filter(Boolean);
    expect(new Set(shapes).size).toBe(6);
  });

  it('names a block as the block editor does, and follows it to another element', () => {
    tools.nameBlocks([{ id: 'b1', name: 'Paragraph', text: 'Text' }]);
    tools.placeAt(one('#block'));
    expect([one('.name', root).textContent, one('.whole', root).className]).toEqual([
      'Paragraph',
      'whole of-block',
    ]);
    one('#block').removeAttribute('data-block');
    one('#a').setAttribute('data-block', 'b1');
    place(one('#a'), 10, 20, 30, 40);
    tools.update();
    expect(host().style.left).toBe('13px');
    tools.placeAt(one('#b'));
    expect(one('.whole', root).className).toBe('whole');
  });

  it('shows nothing for sections if the editor has no section fields, but shows blocks', () => {
    tools.setTexts({ labels, kinds: {} });
    tools.placeAt(one('#a'));
    expect(host().hidden).toBe(true);
    tools.placeAt(one('#block'));
    expect(host().hidden).toBe(false);
  });

  it('names empty sections, so that editors find them', () => {
    tools.setTexts({ labels, kinds: { faq: 'Questions' } });
    expect([one('#c').textContent, one('#b').textContent, one('#c').style.padding]).toEqual([
      'Questions: Empty',
      '',
      '16px',
    ]);
    one('#c').textContent = '';
    tools.update();
    expect(one('#c').textContent).toBe('Questions: Empty');
  });

  it('covers its section on the scrolled page', () => {
    place(one('#a'), 10, 20, 30, 40);
    tools.placeAt(one('#a'));
    const { left, top, width, height } = host().style;
    expect({ left, top, width, height }).toEqual({
      left: '13px',
      top: '27px',
      width: '30px',
      height: '40px',
    });
  });

  it.each([
    [0, 100, ''],
    [-1, 100, 'from-start'],
    [0, 101, 'from-start'],
  ])('aligns the bar from %d to %d of 100 pixels so that it fits', (left, right, expected) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(100);
    place(bar(), left, 0, right - left, 10);
    place(one('#a'), 0, 500, 100, 100);
    tools.placeAt(one('#a'));
    expect(bar().className).toBe(`bar ${expected}`.trim());
  });

  it.each([
    [21, ''],
    [20, 'within'],
  ])('puts the bar of a section at %d pixels within it if there is no space above', (top, expected) => {
    vi.spyOn(bar(), 'offsetHeight', 'get').mockReturnValue(28);
    place(one('#a'), 0, top, 100, 100);
    tools.placeAt(one('#a'));
    expect(bar().className).toBe(`bar ${expected}`.trim());
  });

  it.each([
    ['Tab', false, -1, '#b', false],
    ['Tab', false, 0, 'section-tools', false],
    ['Tab', true, 0, '#b', true],
    ['Tab', true, -1, 'section-tools', false],
    ['Enter', false, -1, 'section-tools', false],
  ])('handles %s (with Shift: %s) at button %d', (key, shiftKey, index, focused, isPrevented) => {
    tools.placeAt(one('#b'));
    const button = shownButtons().at(index);
    button?.focus();
    const press = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
    button?.dispatchEvent(press);
    expect([document.activeElement, press.defaultPrevented]).toEqual([one(focused), isPrevented]);
  });

  it('focuses its first button', () => {
    tools.placeAt(one('#a'));
    tools.focus();
    expect(root.activeElement).toBe(shownButtons()[0]);
  });

  it('keeps its size on a screen that shows the frame at half its size', () => {
    tools.setScale(0.5);
    expect(host().style.getPropertyValue('--zoom')).toBe('2');
  });

  it('distinguishes its own events from those of the page', () => {
    const contained: boolean[] = [];
    window.addEventListener('x', (event) => contained.push(tools.contains(event)));
    for (const target of [host(), one('#a')]) target.dispatchEvent(new Event('x', { bubbles: true }));
    expect(contained).toEqual([true, false]);
  });
});
