import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatSettings } from '#schema/chat.ts';
import { chatRetries, chatRetryMs, startChat, type Chat } from './startChat.ts';

const settings: ChatSettings = {
  provider: 'generic',
  scriptUrl: 'https://chat.example/widget/kystlink',
  requiresConsent: true,
};
const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.src);

it('waits for the script of a chat for half a minute', () => {
  expect(chatRetries * chatRetryMs).toBe(30_000);
});

/** A visitor who gives consent when the test says so. */
function visitor({ isWilling = false } = {}) {
  let isGiven = isWilling;
  let announce = () => {};
  const asked = vi.fn<() => void>();
  return {
    asked,
    consent: {
      isGiven: () => isGiven,
      onChange: (callback: () => void) => {
        announce = callback;
        return () => {};
      },
      ask: asked,
    },
    agree() {
      isGiven = true;
      announce();
    },
  };
}

describe('the support chat', () => {
  let chat: Chat | undefined;
  const missed = vi.fn<() => void>();
  const start = (given: Partial<ChatSettings>, consent: Parameters<typeof startChat>[1]) => {
    chat = startChat({ ...settings, ...given }, consent, missed);
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
    missed.mockClear();
  });

  it('loads nothing without consent, and then loads once', () => {
    const somebody = visitor();
    start({}, somebody.consent);
    expect(scripts()).toEqual([]);
    somebody.agree();
    somebody.agree();
    expect(scripts()).toEqual([settings.scriptUrl]);
  });

  it('needs no consent where the site says so', () => {
    start({ requiresConsent: false }, visitor().consent);
    expect(scripts()).toEqual([settings.scriptUrl]);
  });

  it('asks who wants to chat, and opens once they agree', () => {
    const somebody = visitor();
    const opened = vi.fn<() => void>();
    window.openChat = opened;
    start({}, somebody.consent).open();
    expect(somebody.asked).toHaveBeenCalledOnce();
    expect(opened).not.toHaveBeenCalled();
    somebody.agree();
    expect(opened).toHaveBeenCalledOnce();
  });

  it('tries again every second until the script is there', () => {
    const opened = vi.fn<() => void>();
    start({}, visitor({ isWilling: true }).consent).open();
    vi.advanceTimersByTime(2 * chatRetryMs);
    window.openChat = opened;
    vi.advanceTimersByTime(chatRetryMs - 1);
    expect(opened).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(opened).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10 * chatRetryMs);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('gives up after thirty retries, and tries again when asked again', () => {
    const opened = vi.fn<() => void>();
    const { open } = start({}, visitor({ isWilling: true }).consent);
    open();
    vi.advanceTimersByTime(chatRetries * chatRetryMs);
    expect(vi.getTimerCount()).toBe(0);
    expect(missed).toHaveBeenCalledOnce();
    window.openChat = opened;
    open();
    expect(opened).toHaveBeenCalledOnce();
  });

  it('opens once however often it is asked meanwhile', () => {
    const opened = vi.fn<() => void>();
    const { open } = start({}, visitor({ isWilling: true }).consent);
    open();
    open();
    window.openChat = opened;
    vi.advanceTimersByTime(2 * chatRetryMs);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('asks for its script again with the next press when it could not be had', () => {
    const { asked, consent } = visitor({ isWilling: true });
    const { open } = start({}, consent);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
    expect(missed).not.toHaveBeenCalled();
    open();
    expect(scripts()).toEqual([settings.scriptUrl]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('says once that it is missing to who wants it when its script is refused', () => {
    const { open } = start({}, visitor({ isWilling: true }).consent);
    open();
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(missed).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2 * chatRetries * chatRetryMs);
    expect(missed).toHaveBeenCalledOnce();
  });

  it('knows Intercom', () => {
    const show = vi.fn<(command: 'show') => void>();
    const { open } = start({ provider: 'intercom', requiresConsent: false }, visitor().consent);
    expect(window.intercomSettings).toEqual({ app_id: 'kystlink' });
    window.Intercom = show;
    open();
    expect(show).toHaveBeenCalledWith('show');
  });

  it('knows HubSpot', () => {
    const widget = { load: vi.fn<() => void>(), open: vi.fn<() => void>() };
    const { open } = start({ provider: 'hubspot', requiresConsent: false }, visitor().consent);
    window.HubSpotConversations = { widget };
    open();
    expect(widget.open).toHaveBeenCalledOnce();
  });
});
