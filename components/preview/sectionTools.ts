import { nameOfSection, sections } from './markedSections.ts';

type Command = 'add' | 'up' | 'down' | 'double' | 'hide' | 'remove';
const commands = ['add', 'up', 'down', 'double', 'hide', 'remove'] as const;
const signs: Record<Command, string> = { add: '+', up: '↑', down: '↓', double: '2×', hide: '–', remove: '×' };

/** In a shadow root: the page's styles and these know nothing of each other, so its colours are the browser's. */
const rules = `
:host { position: absolute; z-index: 2147483647; pointer-events: none; inset: auto; }
.frame { position: absolute; inset: 0; outline: 2px solid CanvasText; outline-offset: -2px; }
.bar { position: absolute; inset-block-end: 100%; inset-inline-end: 0; display: flex; font: 500 13px/1.4 system-ui, sans-serif;
  color: Canvas; background: CanvasText; border-start-start-radius: 4px; }
.bar.within { inset-block: 0 auto; border-start-start-radius: 0; border-end-start-radius: 4px; }
.name { padding: 4px 10px; white-space: nowrap; }
button { all: unset; pointer-events: auto; min-width: 28px; padding: 4px 2px; text-align: center; cursor: pointer; }
button:hover, button:focus-visible { background: color-mix(in srgb, CanvasText, Canvas 30%); }
button:focus-visible { outline: 2px solid Canvas; outline-offset: -4px; }
`;

/** The outline of the section under the pointer or with the focus, with its kind's name and buttons. */
export function createSectionTools(
  onCommand: (command: Command, section: { kind: string; number: number }) => void,
) {
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
  const name = part('name');
  bar.append(name);
  let section: HTMLElement | undefined;
  let kinds: Record<string, string> = {};
  const buttons = commands.map((command) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = signs[command];
    button.addEventListener('click', () => {
      if (section !== undefined) onCommand(command, nameOfSection(section));
    });
    bar.append(button);
    return { command, button };
  });
  root.append(part('frame'), bar);
  host.hidden = true;
  document.documentElement.append(host);

  const placeAgain = () => {
    host.hidden = section === undefined || !section.isConnected;
    if (host.hidden || section === undefined) return;
    const { left, top, width, height } = section.getBoundingClientRect();
    // Where the browser has measured it, whichever way the text runs.
    host.style.left = `${left + window.scrollX}px`;
    host.style.top = `${top + window.scrollY}px`;
    host.style.width = `${width}px`;
    host.style.height = `${height}px`;
    const { kind } = nameOfSection(section);
    name.textContent = kinds[kind] ?? kind;
    // Above the section, where it covers none of its words; there is no room above the first.
    bar.classList.toggle('within', top + window.scrollY < bar.offsetHeight);
  };
  let emptyText = '';
  const nameEmpty = () => {
    for (const each of sections()) {
      if (!each.hasAttribute('data-section-empty')) continue;
      each.style.padding = '16px';
      each.textContent = `${kinds[nameOfSection(each).kind] ?? ''}: ${emptyText}`;
    }
  };

  return {
    /** Outlines a section. */
    placeAt(next: HTMLElement) {
      section = next;
      placeAgain();
    },
    /** After the page has changed: the section may be elsewhere, or gone. */
    placeAgain() {
      nameEmpty();
      placeAgain();
    },
    hide() {
      section = undefined;
      placeAgain();
    },
    /** In the editor's language. */
    name(said: { words: Record<Command | 'empty', string>; kinds: Record<string, string> }) {
      kinds = said.kinds;
      emptyText = said.words.empty;
      for (const { command, button } of buttons) {
        button.title = said.words[command];
        button.setAttribute('aria-label', said.words[command]);
      }
      nameEmpty();
      placeAgain();
    },
    /** Whether something happened in the tools rather than on the page. */
    holds: (event: Event) => event.composedPath().includes(host),
  };
}
