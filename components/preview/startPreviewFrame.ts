import morphdom from 'morphdom';
import * as v from 'valibot';
import { previewSessionHeader } from '#schema/preview.ts';
import { cluesOf, elementWith, visibleElementAt } from './clues.ts';
import { FormMessage, type EditorBlock, type FrameMessage } from '#schema/frameMessages.ts';
import { nameOfSection, sectionNamed, sectionOf, unwrapSectionMarks } from './markedSections.ts';
import { fieldOf, unwrapFieldMarks } from './markedFields.ts';
import { blockAttribute, blockOf, elementOfBlock, markBlocks, unwrapTextMarks } from './pageBlocks.ts';
import { waitForWidth, croppedImages } from './croppedImages.ts';
import { createSectionTools } from './sectionTools.ts';
import { createTypedTexts } from './typedTexts.ts';

const session = document.querySelector<HTMLElement>('[data-preview-session]');
if (session !== null && window.parent !== window) startPreviewFrame(session);

/**
 * Connects the frame with the fields beside it in WordPress: loads the page again when a field changed, and reports
 * clicks, so that WordPress focuses the clicked field. Exchanges messages only with the origin for which the frame's
 * link was signed.
 */
function startPreviewFrame({ dataset }: HTMLElement): void {
  const { previewSession = '', previewAddress = '', previewAdmin = '' } = dataset;
  const send = (message: FrameMessage) => window.parent.postMessage(message, previewAdmin);
  unwrapSectionMarks(document);
  unwrapTextMarks(document);
  unwrapFieldMarks(document);
  // Removes the banner before it appears, because editors have no consent to give here.
  document.querySelector('[data-cookie-banner]')?.remove();
  const serverHtml = new WeakMap<Element, string>();
  recordServerHtml(document, serverHtml);
  const tools = createSectionTools((command, part) => send({ type: 'command', command, ...part }));
  const typedTexts = createTypedTexts();
  /** Time on the form's clock at which the fields of the requested page were stored. */
  let storedAt = 0;
  let blocks: readonly EditorBlock[] = [];
  const updateMarks = () => {
    markBlocks(blocks);
    tools.update();
  };
  const reload = coalesced(async () => {
    const requestedAt = storedAt;
    const response = await fetch(previewAddress, {
      headers: { [previewSessionHeader]: previewSession, accept: 'text/html' },
      cache: 'no-store',
    });
    if (response.status === 403) return send({ type: 'sessionEnded' });
    if (!response.ok) return send({ type: 'renderingFailed', status: response.status });
    replacePage(new DOMParser().parseFromString(await response.text(), 'text/html'), serverHtml);
    typedTexts.showLaterThan(requestedAt);
    updateMarks();
    send({ type: 'rendered' });
  });

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== previewAdmin || source !== window.parent) return;
    const message = v.safeParse(FormMessage, data);
    if (!message.success) return;
    switch (message.output.type) {
      case 'labels':
        return tools.setTexts(message.output);
      case 'scale':
        return tools.setScale(message.output.scale);
      case 'fieldTexts':
        return typedTexts.show(message.output);
      case 'reload':
        storedAt = message.output.storedAt ?? storedAt;
        return void reload().catch(() => send({ type: 'renderingFailed', status: 0 }));
      case 'croppedImages': {
        const { width } = message.output;
        return void waitForWidth(width).then(() =>
          send({ type: 'croppedImages', width, images: croppedImages() }),
        );
      }
      case 'showSection':
        return show(message.output);
      case 'blocks':
        blocks = message.output.blocks;
        tools.nameBlocks(blocks);
        return updateMarks();
      case 'showBlock':
        return showBlock(message.output);
    }
  });
  const showBlock = ({
    block,
    ...content
  }: Parameters<typeof elementWith>[0] & { block?: string | undefined }) => {
    const blockElement = block === undefined ? undefined : elementOfBlock(block);
    const container = blockElement ?? document.querySelector('main article') ?? document.body;
    (elementWith(content, container) ?? blockElement)?.scrollIntoView({
      block: 'center',
      behavior: 'instant',
    });
    if (blockElement) tools.placeAt(blockElement);
  };
  const show = (name: { kind: string; number: number }) => {
    const section = sectionNamed(name);
    if (section === undefined) return;
    // Leaves space for the buttons above it.
    section.style.scrollMarginBlockStart = '40px';
    section.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    tools.placeAt(section);
  };

  /** Reports a click on `target`; `visible` is the element at that point if `target` covers it. */
  const reportClick = (target: Element, visible = target) => {
    const section = sectionOf(target);
    const block = blockOf(target);
    const container = section ?? block ?? document.body;
    const clues = cluesOf(visible, container);
    const link = target.closest('a')?.getAttribute('href') ?? undefined;
    if (link !== undefined && !clues.some((clue) => clue.link === link)) clues.push({ link });
    const clicked = { ...fieldOf(visible, container), clues };
    if (section !== undefined) return send({ type: 'click', ...nameOfSection(section), ...clicked });
    // Articles have a header within `main` too.
    const outside = target.closest('main') === null;
    const area =
      outside && target.closest('header') ? 'menu' : outside && target.closest('footer') ? 'footer' : 'page';
    send({ type: 'click', area, block: block?.getAttribute(blockAttribute) ?? undefined, ...clicked });
  };
  // Captures clicks before the page's scripts do, and prevents links from being followed. Only `<summary>` elements
  // still work.
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || tools.contains(event)) return;
      const isSummary = event.target.closest('summary') !== null;
      if (!isSummary) event.preventDefault();
      event.stopPropagation();
      // `detail` is 0 for a keyboard click, which has no position.
      const section = event.detail > 0 ? sectionOf(event.target) : undefined;
      reportClick(event.target, section && visibleElementAt(event, (each) => sectionOf(each) === section));
    },
    { capture: true },
  );
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  document.addEventListener('keydown', (event) => {
    const { key, shiftKey, target } = event;
    if (!(target instanceof HTMLElement) || sectionOrBlockOf(target) !== target) return;
    if (key === 'Enter') reportClick(target);
    if (key === 'Tab' && !shiftKey && tools.focus()) event.preventDefault();
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, (event) => {
      if (!(event.target instanceof Element) || tools.contains(event)) return;
      const part = sectionOrBlockOf(event.target);
      if (part === undefined) tools.hide();
      else tools.placeAt(part);
    });
  }
  send({ type: 'ready' });
}

/** Returns the section or block that contains an element. */
function sectionOrBlockOf(element: Element): HTMLElement | undefined {
  return sectionOf(element) ?? blockOf(element);
}

/** Returns a function that never runs `task` concurrently. Calls during a run cause a single further run. */
function coalesced(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isCalledAgain = false;
  const run = async (): Promise<void> => {
    do {
      isCalledAgain = false;
      await task();
    } while (isCalledAgain);
  };
  return () => {
    if (running !== undefined) {
      isCalledAgain = true;
      return running;
    }
    running = run().finally(() => (running = undefined));
    return running;
  };
}

/**
 * Updates the page to the server's new HTML, and keeps unchanged elements. A hydrated island keeps its state if its
 * HTML from the server (`serverHtml`) is the same; so do header and footer with their open menus.
 */
function replacePage(next: Document, serverHtml: WeakMap<Element, string>): void {
  unwrapSectionMarks(next);
  unwrapTextMarks(next);
  unwrapFieldMarks(next);
  document.title = next.title;
  for (const part of ['header', 'main', 'footer'] as const) {
    const [from, rendered] = [pagePart(document, part), pagePart(next, part)];
    if (from === undefined || rendered === undefined) continue;
    if (part !== 'main' && serverHtml.get(from) === rendered.outerHTML) continue;
    const to = document.importNode(rendered, true);
    serverHtml.set(from, rendered.outerHTML);
    recordServerHtml(to, serverHtml);
    morphdom(from, to, {
      onBeforeElUpdated(current, updated) {
        if (current.localName !== 'site-island') return !current.isEqualNode(updated);
        if (serverHtml.get(current) !== serverHtml.get(updated)) current.replaceWith(updated);
        return false;
      },
    });
  }
}

/** Returns the page's own header, main element or footer. Articles have a header within `main` too. */
function pagePart(page: Document, name: 'header' | 'main' | 'footer'): Element | undefined {
  return [...page.querySelectorAll(name)].find((each) => name === 'main' || each.closest('main') === null);
}

function recordServerHtml(root: ParentNode, serverHtml: WeakMap<Element, string>): void {
  for (const island of root.querySelectorAll('site-island')) serverHtml.set(island, island.outerHTML);
  if (!(root instanceof Document)) return;
  for (const name of ['header', 'footer'] as const) {
    const part = pagePart(root, name);
    if (part !== undefined) serverHtml.set(part, part.outerHTML);
  }
}
