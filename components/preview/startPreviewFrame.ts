import morphdom from 'morphdom';
import * as v from 'valibot';
import { previewSessionHeader } from '#schema/preview.ts';
import { cluesOf, elementWith, seenAt } from './clues.ts';
import { FormMessage, type EditorBlock, type FrameMessage } from './frameMessages.ts';
import { nameOfSection, sectionOf, sections, takeOffMarks } from './markedSections.ts';
import { blockAttribute, blockOf, elementOfBlock, markBlocks, takeOffTextMarks } from './pageBlocks.ts';
import { hasWidth, picturePlaces } from './picturePlaces.ts';
import { createSectionTools } from './sectionTools.ts';

const session = document.querySelector<HTMLElement>('[data-preview-session]');
if (session !== null && window.parent !== window) startPreviewFrame(session);

/**
 * The page in the frame beside the fields in WordPress: drawn again when a field has changed, and what is pressed is edited
 * there. It speaks with the origin alone that the link of the frame was signed for.
 */
function startPreviewFrame({ dataset }: HTMLElement): void {
  const { previewSession = '', previewAddress = '', previewAdmin = '' } = dataset;
  const say = (message: FrameMessage) => window.parent.postMessage(message, previewAdmin);
  takeOffMarks(document);
  takeOffTextMarks(document);
  // Before it asks: an editor has nothing to answer here.
  document.querySelector('[data-cookie-banner]')?.remove();
  const served = new WeakMap<Element, string>();
  noteServed(document, served);
  const tools = createSectionTools((command, part) => say({ site: 'command', command, ...part }));
  let blocks: readonly EditorBlock[] = [];
  const markAgain = () => {
    markBlocks(blocks);
    tools.placeAgain();
  };
  const draw = inTurn(async () => {
    const answer = await fetch(previewAddress, {
      headers: { [previewSessionHeader]: previewSession, accept: 'text/html' },
      cache: 'no-store',
    });
    if (answer.status === 403) return say({ site: 'ended' });
    if (!answer.ok) return say({ site: 'failed', status: answer.status });
    replacePage(new DOMParser().parseFromString(await answer.text(), 'text/html'), served);
    markAgain();
    say({ site: 'drawn' });
  });

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== previewAdmin || source !== window.parent) return;
    const message = v.safeParse(FormMessage, data);
    if (!message.success) return;
    switch (message.output.site) {
      case 'words':
        return tools.name(message.output);
      case 'scale':
        return tools.scale(message.output.scale);
      case 'draw':
        return void draw().catch(() => say({ site: 'failed', status: 0 }));
      case 'picture places': {
        const { width } = message.output;
        return void hasWidth(width).then(() =>
          say({ site: 'picture places', width, places: picturePlaces() }),
        );
      }
      case 'show':
        return show(message.output);
      case 'blocks':
        blocks = message.output.blocks;
        tools.nameBlocks(blocks);
        return markAgain();
      case 'show text':
        return showBlock(message.output);
    }
  });
  const showBlock = ({
    block,
    ...shown
  }: Parameters<typeof elementWith>[0] & { block?: string | undefined }) => {
    const whole = block === undefined ? undefined : elementOfBlock(block);
    const within = whole ?? document.querySelector('main article') ?? document.body;
    (elementWith(shown, within) ?? whole)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (whole) tools.placeAt(whole);
  };
  const show = ({ kind, number }: { kind: string; number: number }) => {
    const section = sections().filter((each) => nameOfSection(each).kind === kind)[number];
    if (section === undefined) return;
    // With room for the buttons above it.
    section.style.scrollMarginBlockStart = '40px';
    section.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    tools.placeAt(section);
  };

  /** `target` is what was pressed, and `seen` what is seen there, where something is laid over it. */
  const press = (target: Element, seen = target) => {
    const section = sectionOf(target);
    const block = blockOf(target);
    const clues = cluesOf(seen, section ?? block ?? document.body);
    const link = target.closest('a')?.getAttribute('href') ?? undefined;
    if (link !== undefined && !clues.some((clue) => clue.link === link)) clues.push({ link });
    if (section !== undefined) return say({ site: 'press', ...nameOfSection(section), clues });
    // An article has a header of its own.
    const outside = target.closest('main') === null;
    const place =
      outside && target.closest('header') ? 'menu' : outside && target.closest('footer') ? 'footer' : 'page';
    say({ site: 'press', place, block: block?.getAttribute(blockAttribute) ?? undefined, clues });
  };
  // Before the page's own scripts, and in place of where its links lead. An answer still opens below its question.
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || tools.holds(event)) return;
      const opens = event.target.closest('summary') !== null;
      if (!opens) event.preventDefault();
      event.stopPropagation();
      // A key presses what has the focus.
      const section = event.detail > 0 ? sectionOf(event.target) : undefined;
      press(event.target, section && seenAt(event, (each) => sectionOf(each) === section));
    },
    { capture: true },
  );
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  document.addEventListener('keydown', (event) => {
    const { key, shiftKey, target } = event;
    if (!(target instanceof HTMLElement) || partOf(target) !== target) return;
    if (key === 'Enter') press(target);
    if (key === 'Tab' && !shiftKey && tools.focus()) event.preventDefault();
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      if (!(event.target instanceof Element) || tools.holds(event)) return;
      const part = partOf(event.target);
      if (part === undefined) tools.hide();
      else tools.placeAt(part);
    });
  }
  say({ site: 'ready' });
}

/** The section or the block that an element stands in. */
function partOf(element: Element): HTMLElement | undefined {
  return sectionOf(element) ?? blockOf(element);
}

/** Runs `work` once at a time; what is asked for meanwhile is one more run behind it. */
function inTurn(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain);
  };
  return () => {
    if (running !== undefined) {
      isAskedAgain = true;
      return running;
    }
    running = run().finally(() => (running = undefined));
    return running;
  };
}

/**
 * Makes the page what the server rendered now. Elements that are as before stay, and an island that runs keeps its state
 * where the server's HTML of it (`served`) is the same. So do the header and the footer with their open menus.
 */
function replacePage(next: Document, served: WeakMap<Element, string>): void {
  takeOffMarks(next);
  takeOffTextMarks(next);
  document.title = next.title;
  for (const part of ['header', 'main', 'footer'] as const) {
    const [from, rendered] = [pagePart(document, part), pagePart(next, part)];
    if (from === undefined || rendered === undefined) continue;
    if (part !== 'main' && served.get(from) === rendered.outerHTML) continue;
    const to = document.importNode(rendered, true);
    served.set(from, rendered.outerHTML);
    noteServed(to, served);
    morphdom(from, to, {
      onBeforeElUpdated(old, fresh) {
        if (old.localName !== 'site-island') return !old.isEqualNode(fresh);
        if (served.get(old) !== served.get(fresh)) old.replaceWith(fresh);
        return false;
      },
    });
  }
}

/** An article has a header of its own within `main`. */
function pagePart(page: Document, name: 'header' | 'main' | 'footer'): Element | undefined {
  return [...page.querySelectorAll(name)].find((each) => name === 'main' || each.closest('main') === null);
}

function noteServed(within: ParentNode, served: WeakMap<Element, string>): void {
  for (const island of within.querySelectorAll('site-island')) served.set(island, island.outerHTML);
  if (!(within instanceof Document)) return;
  for (const part of ['header', 'footer'] as const) {
    const found = pagePart(within, part);
    if (found !== undefined) served.set(found, found.outerHTML);
  }
}
