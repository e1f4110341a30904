import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import { NewsletterForm, statusMessageMs } from './NewsletterForm.tsx';
import type { SubscriptionOutcome, SubscriptionRequest } from './postSubscription.ts';

const thanksMessage = 'Thank you for subscribing! Check your email to confirm.';
const failureMessage = 'Something went wrong. Please try again.';
const invalidMessage = 'Please enter a valid email address';

/** Creates a server that responds when the test calls `respond`. */
function pendingPost() {
  const requests: SubscriptionRequest[] = [];
  let respond: (outcome: SubscriptionOutcome) => void = () => {};
  const post = (request: SubscriptionRequest) => {
    requests.push(request);
    return new Promise<SubscriptionOutcome>((resolve) => {
      respond = resolve;
    });
  };
  return { post, requests, respond: (outcome: SubscriptionOutcome) => act(async () => respond(outcome)) };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const subscribe = () => screen.getByRole<HTMLButtonElement>('button');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Newsletter' }));

describe('NewsletterForm', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function open() {
    const server = pendingPost();
    await renderInLanguage(<NewsletterForm post={server.post} />);
    return server;
  }

  it('asks for an address if it is sent empty', async () => {
    const { requests } = await open();
    expect(subscribe().disabled).toBe(false);
    submit();
    expect(screen.getByText('Email address is required')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(subscribe().disabled).toBe(true);
    expect(requests).toEqual([]);
  });

  it('shows no error for an empty field on input or blur, but cannot be sent', async () => {
    await open();
    fireEvent.blur(field());
    type('x');
    type('');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(subscribe().disabled).toBe(true);
  });

  it.each(['a', 'a@b', 'a b@c.de', '@b.c', 'a@b.', 'a@@b.c'])(
    'shows an error while the invalid address %s is typed',
    async (text) => {
      const { requests } = await open();
      type(text);
      const message = screen.getByText(invalidMessage).closest('p');
      expect(field().getAttribute('aria-describedby')).toContain(message?.id);
      expect(subscribe().disabled).toBe(true);
      submit();
      expect(requests).toEqual([]);
    },
  );

  it.each(['a@b..c', '"q"@x.y', 'a,b@c.d', 'ø@å.dk'])(
    'accepts %s, which has the form something@something.something',
    async (text) => {
      const { requests } = await open();
      type(text);
      expect(field().getAttribute('aria-invalid')).toBeNull();
      submit();
      expect(requests.map(({ emailAddress }) => emailAddress)).toEqual([text]);
    },
  );

  it('is sent only once for several clicks, and regains the focus', async () => {
    const { requests, respond } = await open();
    type('ada@example.com');
    field().focus();
    act(() => {
      submit();
      submit();
    });
    expect(requests).toHaveLength(1);
    await respond({ status: 'subscribed' });
    expect(document.activeElement).toBe(field());
  });

  it('shows progress, then the success for five seconds, then its initial state', async () => {
    const { requests, respond } = await open();
    type('ada@example.com');
    submit();
    expect(field().disabled).toBe(true);
    expect(subscribe().disabled).toBe(true);
    expect(subscribe().textContent).toBe('Subscribe…');
    expect(requests).toEqual([{ emailAddress: 'ada@example.com', locale: 'en', website: '', ticked: [] }]);

    await respond({ status: 'subscribed' });
    expect(screen.getByText(thanksMessage)).toBeTruthy();
    expect(field().value).toBe('');
    expect(field().disabled).toBe(false);
    expect(subscribe().disabled).toBe(false);
    act(() => void vi.advanceTimersByTime(statusMessageMs - 1));
    expect(screen.queryByText(thanksMessage)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText(thanksMessage)).toBeNull();
  });

  it('keeps the address if it is already subscribed', async () => {
    const { respond } = await open();
    type('ada@example.com');
    submit();
    await respond({ status: 'already_subscribed' });
    expect(screen.getByText("You're already subscribed to our newsletter!")).toBeTruthy();
    expect(field().value).toBe('ada@example.com');
  });

  it.each([
    [undefined, failureMessage],
    [
      'Too many attempts. Please wait a few minutes and try again.',
      'Too many attempts. Please wait a few minutes and try again.',
    ],
  ])('shows the server’s message for a failure (%s), otherwise its own', async (message, expectedText) => {
    const { respond } = await open();
    type('ada@example.com');
    submit();
    await respond({ status: 'failed', message });
    expect(screen.getByText(expectedText)).toBeTruthy();
    expect(field().value).toBe('ada@example.com');
    expect(subscribe().disabled).toBe(false);
    act(() => void vi.advanceTimersByTime(statusMessageMs));
    expect(screen.queryByText(expectedText)).toBeNull();
  });

  it('shows a second result for the full five seconds', async () => {
    const { respond } = await open();
    type('ada@example.com');
    submit();
    await respond({ status: 'failed', message: undefined });
    act(() => void vi.advanceTimersByTime(statusMessageMs - 1000));
    submit();
    expect(screen.queryByText(failureMessage)).toBeNull();
    await respond({ status: 'already_subscribed' });
    act(() => void vi.advanceTimersByTime(statusMessageMs - 1));
    expect(screen.queryByText("You're already subscribed to our newsletter!")).toBeTruthy();
  });

  it('posts as an HTML form without JavaScript', async () => {
    await open();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Newsletter' });
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/newsletter']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ locale: 'en', website: '', emailAddress: '' });
  });
});
