import type { Command, EditorBlock, SectionOrBlock } from '#schema/frameMessages.ts';
import { nameOfSection, sections } from './markedSections.ts';
import { blockAttribute, elementOfBlock } from './pageBlocks.ts';

const commands = ['add', 'moveUp', 'moveDown', 'duplicate', 'hide', 'remove'] as const;
/** SVG path of each icon, in a box of 24 by 24. */
const icons: Record<Command, string> = {
  add: 'M12 5v14M5 12h14',
  moveUp: 'M12 19V5M6 11l6-6 6 6',
  moveDown: 'M12 5v14M6 13l6 6 6-6',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1',
  hide: 'M4 4l16 16M10 6.3A10 10 0 0 1 22 12a13 13 0 0 1-2.4 3M6 7.6A13 13 0 0 0 2 12s3.5 6 10 6a10 10 0 0 0 3.5-.6',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
};

/** Styles of the shadow root. They use system colours, because the page's styles do not apply in it. */
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

/**
 * Creates the outline of the section or block that is hovered or focused, with the name of its kind and buttons for
 * `commands`.
 */
export function createSectionTools(onCommand: (command: Command, part: SectionOrBlock) => void) {
  const host = document.createElement('section-tools');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
  const createDiv = (className: string) => {
    const element = document.createElement('div');
    element.className = className;
    return element;
  };
  const bar = createDiv('bar');
  bar.setAttribute('role', 'toolbar');
  const name = createDiv('name');
  bar.append(name);
  let outlined: HTMLElement | undefined;
  /** ID of the outlined block. */
  let block: string | undefined;
  let blockNames = new Map<string, string>();
  let labels: Partial<Record<Command | 'addBlock' | 'empty', string | undefined>> = {};
  /** Names of the section kinds; `undefined` until the editor has sent them. */
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
  const container = createDiv('whole');
  container.append(createDiv('frame'), bar);
  root.append(container);
  host.hidden = true;
  document.documentElement.append(host);

  // The bar is the last element of the document, but in the Tab order it comes right after its section.
  const shownButtons = () => buttons.map(({ button }) => button).filter(({ hidden }) => !hidden);
  bar.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || outlined === undefined) return;
    const isLeft = event.target === (event.shiftKey ? shownButtons()[0] : shownButtons().at(-1));
    if (!isLeft) return;
    // Shift+Tab focuses the section; after Tab, the browser continues from it.
    if (event.shiftKey) event.preventDefault();
    outlined.focus({ preventScroll: true });
  });

  const nameButtons = () => {
    for (const { command, button } of buttons) {
      // The block editor cannot hide blocks.
      button.hidden = command === 'hide' && block !== undefined;
      const title =
        command === 'add' && block !== undefined ? (labels.addBlock ?? labels.add) : labels[command];
      button.title = title ?? '';
      button.setAttribute('aria-label', title ?? '');
    }
  };
  const updatePosition = () => {
    // After an update, the elements may show other blocks.
    if (block !== undefined) outlined = elementOfBlock(block);
    // The editor of menu and footer has no section fields, so it sends no kinds.
    const hasNoFields = kinds !== undefined && Object.keys(kinds).length === 0 && block === undefined;
    host.hidden = hasNoFields || outlined === undefined || !outlined.isConnected;
    if (host.hidden || outlined === undefined) return;
    const { left, top, width, height } = outlined.getBoundingClientRect();
    // Physical properties, because `getBoundingClientRect` measures from the left in every writing direction.
    host.style.left = `${left + window.scrollX}px`;
    host.style.top = `${top + window.scrollY}px`;
    host.style.width = `${width}px`;
    host.style.height = `${height}px`;
    const { kind } = nameOfSection(outlined);
    name.textContent = block === undefined ? (kinds?.[kind] ?? kind) : (blockNames.get(block) ?? '');
    bar.setAttribute('aria-label', name.textContent);
    container.classList.toggle('of-block', block !== undefined);
    // Aligns the bar with the section's start if it does not fit at the section's end.
    bar.classList.remove('from-start');
    const { left: barStart, right: barEnd } = bar.getBoundingClientRect();
    bar.classList.toggle('from-start', barStart < 0 || barEnd > document.documentElement.clientWidth);
    // Above the section, the bar covers no text. It is within the first section, which has no space above it.
    bar.classList.toggle('within', top + window.scrollY < bar.offsetHeight);
    nameButtons();
  };
  const nameEmpty = () => {
    for (const each of sections()) {
      if (!each.hasAttribute('data-section-empty')) continue;
      each.style.padding = '16px';
      each.textContent = `${kinds?.[nameOfSection(each).kind] ?? ''}: ${labels.empty ?? ''}`;
    }
  };

  return {
    /** Outlines a section, or the element of a block. */
    placeAt(next: HTMLElement) {
      outlined = next;
      block = next.getAttribute(blockAttribute) ?? undefined;
      updatePosition();
    },
    /** Updates the outline after the page changed: the outlined element may have moved or been removed. */
    update() {
      nameEmpty();
      updatePosition();
    },
    /** Focuses the first button. Returns `false` if the tools are hidden. */
    focus(): boolean {
      if (host.hidden) return false;
      shownButtons()[0]?.focus();
      return true;
    },
    hide() {
      outlined = undefined;
      block = undefined;
      updatePosition();
    },
    /** Keeps the bar's size on the screen while the frame is shown at this scale. */
    setScale(scale: number) {
      host.style.setProperty('--zoom', String(1 / scale));
      updatePosition();
    },
    /** Sets the labels of the buttons and the names of the kinds, in the editor's language. */
    setTexts(texts: { labels: typeof labels; kinds: Record<string, string> }) {
      kinds = texts.kinds;
      labels = texts.labels;
      nameEmpty();
      updatePosition();
    },
    /** Sets the names of the block editor's blocks. */
    nameBlocks(blocks: readonly EditorBlock[]) {
      blockNames = new Map(blocks.map(({ id, name: title }) => [id, title]));
    },
    /** Returns whether an event happened in the tools rather than on the page. */
    contains: (event: Event) => event.composedPath().includes(host),
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
