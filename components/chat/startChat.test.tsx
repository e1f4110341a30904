import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatSettings } from '#schema/chat.ts';
import { chatRetries, chatRetryMs, startChat, type Chat } from './startChat.ts';

const settings: ChatSettings = {
  provider: 'generic',
  scriptUrl: 'https://chat.example/widget/kystlink',
  requiresConsent: true,
};
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.src);

it('startChat waits half a minute for the script', () => {
  expect(chatRetries * chatRetryMs).toBe(30_000);
});

/** Creates a visitor who gives consent when the test calls `agree`. */
function visitor({ hasConsent = false } = {}) {
  let isGiven = hasConsent;
  let notify = () => {};
  const ask = vi.fn<() => void>();
  return {
    ask,
    consent: {
      isGiven: () => isGiven,
      onChange: (callback: () => void) => {
        notify = callback;
        return () => {};
      },
      ask,
    },
    agree() {
      isGiven = true;
      notify();
    },
  };
}

describe('startChat', () => {
  let chat: Chat | undefined;
  const onMissing = vi.fn<() => void>();
  const start = (changes: Partial<ChatSettings>, consent: Parameters<typeof startChat>[1]) => {
    chat = startChat({ ...settings, ...changes }, consent, onMissing);
    return chat;
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    chat?.stop();
    document.head.replaceChildren();
    delete window.openChat;
    delete window.Intercom;
    delete window.HubSpotConversations;
    delete window.intercomSettings;
    vi.useRealTimers();
    onMissing.mockClear();
  });

  it('loads nothing before consent, and the script once after it', () => {
    const reader = visitor();
    start({}, reader.consent);
    expect(scripts()).toEqual([]);
    reader.agree();
    reader.agree();
    expect(scripts()).toEqual([settings.scriptUrl]);
  });

  it('loads the script at once if consent is not required', () => {
    start({ requiresConsent: false }, visitor().consent);
    expect(scripts()).toEqual([settings.scriptUrl]);
  });

  it('asks for consent when the chat is opened, and opens it once consent is given', () => {
    const reader = visitor();
    const openChat = vi.fn<() => void>();
    window.openChat = openChat;
    start({}, reader.consent).open();
    expect(reader.ask).toHaveBeenCalledOnce();
    expect(openChat).not.toHaveBeenCalled();
    reader.agree();
    expect(openChat).toHaveBeenCalledOnce();
  });

  it('retries every second until the script has loaded', () => {
    const openChat = vi.fn<() => void>();
    start({}, visitor({ hasConsent: true }).consent).open();
    vi.advanceTimersByTime(2 * chatRetryMs);
    window.openChat = openChat;
    vi.advanceTimersByTime(chatRetryMs - 1);
    expect(openChat).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(openChat).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10 * chatRetryMs);
    expect(openChat).toHaveBeenCalledOnce();
  });

  it('gives up after thirty retries, and tries again when the chat is opened again', () => {
    const openChat = vi.fn<() => void>();
    const { open } = start({}, visitor({ hasConsent: true }).consent);
    open();
    vi.advanceTimersByTime(chatRetries * chatRetryMs);
    expect(vi.getTimerCount()).toBe(0);
    expect(onMissing).toHaveBeenCalledOnce();
    window.openChat = openChat;
    open();
    expect(openChat).toHaveBeenCalledOnce();
  });

  it('opens the chat only once if the visitor opens it twice while the script loads', () => {
    const openChat = vi.fn<() => void>();
    const { open } = start({}, visitor({ hasConsent: true }).consent);
    open();
    open();
    window.openChat = openChat;
    vi.advanceTimersByTime(2 * chatRetryMs);
    expect(openChat).toHaveBeenCalledOnce();
  });

  it('loads the script again if the chat is opened after the script failed to load', () => {
    const { ask, consent } = visitor({ hasConsent: true });
    const { open } = start({}, consent);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
    expect(onMissing).not.toHaveBeenCalled();
    open();
    expect(scripts()).toEqual([settings.scriptUrl]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('reports once that an opened chat is unavailable if its script is blocked', () => {
    const { open } = start({}, visitor({ hasConsent: true }).consent);
    open();
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(onMissing).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2 * chatRetries * chatRetryMs);
    expect(onMissing).toHaveBeenCalledOnce();
  });

  it('opens Intercom', () => {
    const show = vi.fn<(command: 'show') => void>();
    const { open } = start({ provider: 'intercom', requiresConsent: false }, visitor().consent);
    expect(window.intercomSettings).toEqual({ app_id: 'kystlink' });
    window.Intercom = show;
    open();
    expect(show).toHaveBeenCalledWith('show');
  });

  it('opens HubSpot', () => {
    const widget = { load: vi.fn<() => void>(), open: vi.fn<() => void>() };
    const { open } = start({ provider: 'hubspot', requiresConsent: false }, visitor().consent);
    window.HubSpotConversations = { widget };
    open();
    expect(widget.open).toHaveBeenCalledOnce();
  });
});
