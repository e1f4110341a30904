import type { Command, EditorBlock, Part } from './frameMessages.ts';
import { nameOfSection, sections } from './markedSections.ts';
import { blockAttribute, elementOfBlock } from './pageBlocks.ts';

const commands = ['add', 'up', 'down', 'double', 'hide', 'remove'] as const;
/** Lines of an icon of 24 by 24. */
const icons: Record<Command, string> = {
  add: 'M12 5v14M5 12h14',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  double: 'M9 9h11v11H9zM5 15H4V4h11v1',
  hide: 'M4 4l16 16M10 6.3A10 10 0 0 1 22 12a13 13 0 0 1-2.4 3M6 7.6A13 13 0 0 0 2 12s3.5 6 10 6a10 10 0 0 0 3.5-.6',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
};

/** In a shadow root: the page's styles and these know nothing of each other, so its colours are the browser's. */
const rules = `
:host { position: absolute; z-index: 2147483647; pointer-events: none; inset: auto; }
.whole, .frame { position: absolute; inset: 0; }
.frame { outline: 2px solid CanvasText; outline-offset: -2px; }
.of-block .frame { outline-offset: 2px; }
.bar { position: absolute; inset-block-end: 100%; inset-inline-end: 0; display: flex; align-items: center; pointer-events: auto;
  font: 500 calc(13px * var(--zoom, 1))/1.4 system-ui, sans-serif; color: Canvas; background: CanvasText; }
.bar.from-start { inset-inline: 0 auto; }
.bar.within { inset-block: 0 auto; }
.name { padding: 0 .8em; white-space: nowrap; }
button { all: unset; box-sizing: border-box; display: grid; place-items: center; width: calc(28px * var(--zoom, 1)); height: calc(28px * var(--zoom, 1));
  cursor: pointer; }
svg { width: 65%; fill: none; stroke: currentColor; stroke-width: 2; }
button:hover, button:focus-visible { background: color-mix(in srgb, CanvasText, Canvas 30%); }
button:focus-visible { outline: 2px solid Canvas; outline-offset: -4px; }
button[hidden] { display: none; }
`;

/** The outline of the section or block under the pointer or with the focus, with its kind's name and buttons. */
export function createSectionTools(onCommand: (command: Command, part: Part) => void) {
  const host = document.createElement('section-tools');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
  const part = (className: string) => {
    const element = document.createElement('div');
    element.className = className;
    return element;
  };
  const bar = part('bar');
  bar.setAttribute('role', 'toolbar');
  const name = part('name');
  bar.append(name);
  let outlined: HTMLElement | undefined;
  /** Of the block that is outlined. */
  let block: string | undefined;
  let blockNames = new Map<string, string>();
  let said: Partial<Record<Command | 'addBlock' | 'empty', string | undefined>> = {};
  /** Undefined until the editor has named them. */
  let kinds: Record<string, string> | undefined;
  const buttons = commands.map((command) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(icon(icons[command]));
    button.addEventListener('click', () => {
      if (outlined !== undefined)
        onCommand(command, block === undefined ? nameOfSection(outlined) : { block });
    });
    bar.append(button);
    return { command, button };
  });
  const whole = part('whole');
  whole.append(part('frame'), bar);
  root.append(whole);
  host.hidden = true;
  document.documentElement.append(host);

  // The bar stands at the end of the document, and by Tab between what it belongs to and what is in that.
  const shownButtons = () => buttons.map(({ button }) => button).filter(({ hidden }) => !hidden);
  bar.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || outlined === undefined) return;
    const isLeft = event.target === (event.shiftKey ? shownButtons()[0] : shownButtons().at(-1));
    if (!isLeft) return;
    // Backwards it has the focus; forwards the browser goes on from it.
    if (event.shiftKey) event.preventDefault();
    outlined.focus({ preventScroll: true });
  });

  const nameButtons = () => {
    for (const { command, button } of buttons) {
      // The block editor hides no block.
      button.hidden = command === 'hide' && block !== undefined;
      const title = command === 'add' && block !== undefined ? (said.addBlock ?? said.add) : said[command];
      button.title = title ?? '';
      button.setAttribute('aria-label', title ?? '');
    }
  };
  const placeAgain = () => {
    // The page's elements may show other blocks than before.
    if (block !== undefined) outlined = elementOfBlock(block);
    // The editor of menu and footer has no fields of sections, and so names no kinds.
    const hasNoFields = kinds !== undefined && Object.keys(kinds).length === 0 && block === undefined;
    host.hidden = hasNoFields || outlined === undefined || !outlined.isConnected;
    if (host.hidden || outlined === undefined) return;
    const { left, top, width, height } = outlined.getBoundingClientRect();
    // Where the browser has measured it, whichever way the text runs.
    host.style.left = `${left + window.scrollX}px`;
    host.style.top = `${top + window.scrollY}px`;
    host.style.width = `${width}px`;
    host.style.height = `${height}px`;
    const { kind } = nameOfSection(outlined);
    name.textContent = block === undefined ? (kinds?.[kind] ?? kind) : (blockNames.get(block) ?? '');
    bar.setAttribute('aria-label', name.textContent);
    whole.classList.toggle('of-block', block !== undefined);
    // From the section's start where there is no room before its end.
    bar.classList.remove('from-start');
    const { left: barStart, right: barEnd } = bar.getBoundingClientRect();
    bar.classList.toggle('from-start', barStart < 0 || barEnd > document.documentElement.clientWidth);
    // Above, where it covers no words; there is no room above the first section.
    bar.classList.toggle('within', top + window.scrollY < bar.offsetHeight);
    nameButtons();
  };
  const nameEmpty = () => {
    for (const each of sections()) {
      if (!each.hasAttribute('data-section-empty')) continue;
      each.style.padding = '16px';
      each.textContent = `${kinds?.[nameOfSection(each).kind] ?? ''}: ${said.empty ?? ''}`;
    }
  };

  return {
    /** Outlines a section, or the element of a block. */
    placeAt(next: HTMLElement) {
      outlined = next;
      block = next.getAttribute(blockAttribute) ?? undefined;
      placeAgain();
    },
    /** After the page has changed: what was outlined may be elsewhere, or gone. */
    placeAgain() {
      nameEmpty();
      placeAgain();
    },
    /** Gives the first button the focus. False if there is none. */
    focus(): boolean {
      if (host.hidden) return false;
      shownButtons()[0]?.focus();
      return true;
    },
    hide() {
      outlined = undefined;
      block = undefined;
      placeAgain();
    },
    /** Keeps the size of the bar on the screen in a frame that is shown at this scale. */
    scale(by: number) {
      host.style.setProperty('--zoom', String(1 / by));
      placeAgain();
    },
    /** In the editor's language. */
    name(named: { words: typeof said; kinds: Record<string, string> }) {
      kinds = named.kinds;
      said = named.words;
      nameEmpty();
      placeAgain();
    },
    /** Of the block editor's blocks. */
    nameBlocks(blocks: readonly EditorBlock[]) {
      blockNames = new Map(blocks.map(({ id, name: title }) => [id, title]));
    },
    /** Whether something happened in the tools rather than on the page. */
    holds: (event: Event) => event.composedPath().includes(host),
  };
}

function icon(lines: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', lines);
  svg.append(path);
  return svg;
}
