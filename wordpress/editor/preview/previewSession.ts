import * as v from 'valibot';
import { debounce } from '../lib/debounce.ts';
import { announce } from '../lib/dom.ts';
import { readJson } from '../lib/rest.ts';
import { typedForm } from '../form/typedForm.ts';
import type { FrameConnection } from './frameConnection.ts';
import type { PreviewPanel } from './panelSettings.ts';
import { createUnsavedForm } from './unsavedForm.ts';

const pauseMs = 100;
const resendMs = 3000;
const responseMs = 10_000;
/** Time in which a loaded page reports that it is ready. Error pages do not. */
const readyMs = 1000;
const retryMs = 15_000;

const FrameLink = v.object({ link: v.optional(v.string()), message: v.optional(v.string(), '') });
const Connection = v.object({ said: v.string() });

/**
 * Creates the session that keeps the page in the frame up to date: stores the form, opens the frame with a single-use link,
 * and asks the page to render again after each change.
 */
export function createPreviewSession(
  preview: PreviewPanel,
  connection: FrameConnection,
  isNew: () => boolean,
) {
  const { iframe, status, words, addresses } = preview;
  const form = createUnsavedForm(preview);
  let isOpen = false;
  /** Whether the frame shows the original instead of this translation. */
  let isOriginal = false;
  /** Whether the form was stored after the page in the frame was last requested. */
  let isOutdated = false;
  /** Time at which the stored form was read, for texts that were typed later. */
  let storedAt = 0;
  let [isSending, isLoading, hasFailed] = [false, false, false];
  let frameTimer: ReturnType<typeof setTimeout> | undefined;
  /** Initial form of a new page. WordPress has nothing to preview until it changes. */
  let initialForm: string | undefined;

  const schedule = debounce(update, pauseMs);

  async function store() {
    const readAt = performance.now();
    const result = await form.store(connection.isReady);
    if (result === 'sent') storedAt = readAt;
    if (result === 'lost') schedule(resendMs);
    return result;
  }

  async function update(): Promise<void> {
    if (!isOpen || isSending) return;
    if (!iframe.src) return load();
    isSending = true;
    const result = await store();
    isSending = false;
    if (result === 'refused' || result === 'lost') return;
    if (result === 'sent') isOutdated = true;
    if (!connection.isReady()) return hasFailed ? load() : undefined;
    if (isOutdated && !isOriginal) connection.send({ type: 'reload', storedAt });
    isOutdated = false;
    // The form changed in the meantime.
    if (form.hasChanged()) schedule(0);
  }

  /** Opens the frame with a single-use link, and again when its session has ended. */
  async function load(): Promise<void> {
    connection.reset();
    hasFailed = false;
    // The original is shown as stored, regardless of this form.
    if (!isOriginal) {
      if (isNew()) {
        initialForm ??= typedForm();
        if (typedForm() === initialForm) return announce(status, words.typeFirst);
      }
      const result = await store();
      if (result === 'refused' || result === 'lost') return;
    }
    isOutdated = false;
    announce(status, words.loading);
    const address = isOriginal ? addresses.originalFrame : addresses.frame;
    const { link, message } = await requestLink(preview, address);
    if (!link) return announce(status, words.noFrame.replace('%s', message));
    iframe.hidden = false;
    iframe.src = link;
    isLoading = true;
    explainAfter(responseMs);
  }

  iframe.addEventListener('load', () => {
    if (isLoading) explainAfter(readyMs);
  });

  function explainAfter(ms: number): void {
    clearTimeout(frameTimer);
    frameTimer = setTimeout(() => void explain(), ms);
  }

  /** Has WordPress test the connection to the site, and explains why the frame does not respond. */
  async function explain(): Promise<void> {
    if (connection.isReady()) return;
    isLoading = false;
    iframe.hidden = true;
    announce(status, await reasonOf(preview));
    hasFailed = true;
    // Retries after a while, or with the next input.
    setTimeout(() => {
      if (hasFailed && isOpen) void load();
    }, retryMs);
  }

  return {
    load,
    schedule,
    isOpen: () => isOpen,
    isOriginal: () => isOriginal,
    /** Starts to follow the form, or stops if the panel is closed. */
    setOpen(isShown: boolean) {
      isOpen = isShown;
      if (isShown) void (iframe.src ? schedule(0) : load());
    },
    /** Shows the original instead of this translation, or the translation again. */
    setOriginal(isShown: boolean) {
      isOriginal = isShown;
      void load();
    },
    /** Cancels the explanation, because the page has responded. */
    confirm() {
      clearTimeout(frameTimer);
      [isLoading, hasFailed] = [false, false];
      iframe.hidden = false;
      announce(status, '');
    },
  };
}

/** Requests a single-use link to the preview, or the reason why there is none. */
async function requestLink({ send }: PreviewPanel, address: string) {
  const response = await send(address).catch(() => undefined);
  return (await readJson(response, FrameLink)) ?? { link: undefined, message: '' };
}

/** Has WordPress test the connection to the site. Returns a message with the result. */
async function reasonOf({ send, addresses, words }: PreviewPanel): Promise<string> {
  const response = await send(addresses.connection).catch(() => undefined);
  const result = await readJson(response, Connection);
  return words.noFrame.replace('%s', result?.said || words.again);
}
