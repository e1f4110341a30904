import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage } from '#tests/support/renderInLanguage.tsx';
import { NewsletterForm, statusMessageMs } from './NewsletterForm.tsx';
import type { SubscriptionOutcome, SubscriptionRequest } from './postSubscription.ts';

const thanks = 'Thank you for subscribing! Check your email to confirm.';
const sorry = 'Something went wrong. Please try again.';
const invalid = 'Please enter a valid email address';

/** A server that responds when the test says so. */
function pendingPost() {
  const wishes: SubscriptionRequest[] = [];
  let answer: (outcome: SubscriptionOutcome) => void = () => {};
  const post = (wish: SubscriptionRequest) => {
    wishes.push(wish);
    return new Promise<SubscriptionOutcome>((resolve) => {
      answer = resolve;
    });
  };
  return { post, wishes, answer: (outcome: SubscriptionOutcome) => act(async () => answer(outcome)) };
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
    const { wishes } = await open();
    expect(subscribe().disabled).toBe(false);
    submit();
    expect(screen.getByText('Email address is required')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(subscribe().disabled).toBe(true);
    expect(wishes).toEqual([]);
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
    'finds %s wrong while it is typed',
    async (text) => {
      const { wishes } = await open();
      type(text);
      const message = screen.getByText(invalid).closest('p');
      expect(field().getAttribute('aria-describedby')).toContain(message?.id);
      expect(subscribe().disabled).toBe(true);
      submit();
      expect(wishes).toEqual([]);
    },
  );

  it.each(['a@b..c', '"q"@x.y', 'a,b@c.d', 'ø@å.dk'])(
    'takes %s: something, an at, something, a dot, something',
    async (text) => {
      const { wishes } = await open();
      type(text);
      expect(field().getAttribute('aria-invalid')).toBeNull();
      submit();
      expect(wishes.map(({ emailAddress }) => emailAddress)).toEqual([text]);
    },
  );

  it('is sent once for several clicks, and gets the focus back', async () => {
    const { wishes, answer } = await open();
    type('ada@example.com');
    field().focus();
    act(() => {
      submit();
      submit();
    });
    expect(wishes).toHaveLength(1);
    await answer({ status: 'subscribed' });
    expect(document.activeElement).toBe(field());
  });

  it('shows progress, then the success for five seconds, then its initial state', async () => {
    const { wishes, answer } = await open();
    type('ada@example.com');
    submit();
    expect(field().disabled).toBe(true);
    expect(subscribe().disabled).toBe(true);
    expect(subscribe().textContent).toBe('Subscribe…');
    expect(wishes).toEqual([{ emailAddress: 'ada@example.com', locale: 'en', website: '', ticked: [] }]);

    await answer({ status: 'subscribed' });
    expect(screen.getByText(thanks)).toBeTruthy();
    expect(field().value).toBe('');
    expect(field().disabled).toBe(false);
    expect(subscribe().disabled).toBe(false);
    act(() => void vi.advanceTimersByTime(statusMessageMs - 1));
    expect(screen.queryByText(thanks)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText(thanks)).toBeNull();
  });

  it('keeps the address if it is subscribed already', async () => {
    const { answer } = await open();
    type('ada@example.com');
    submit();
    await answer({ status: 'already_subscribed' });
    expect(screen.getByText("You're already subscribed to our newsletter!")).toBeTruthy();
    expect(field().value).toBe('ada@example.com');
  });

  it.each([
    [undefined, sorry],
    [
      'Too many attempts. Please wait a few minutes and try again.',
      'Too many attempts. Please wait a few minutes and try again.',
    ],
  ])('tells a failure in the words of the server, %s, else in its own', async (message, shown) => {
    const { answer } = await open();
    type('ada@example.com');
    submit();
    await answer({ status: 'failed', message });
    expect(screen.getByText(shown)).toBeTruthy();
    expect(field().value).toBe('ada@example.com');
    expect(subscribe().disabled).toBe(false);
    act(() => void vi.advanceTimersByTime(statusMessageMs));
    expect(screen.queryByText(shown)).toBeNull();
  });

  it('shows a second result for five seconds again', async () => {
    const { answer } = await open();
    type('ada@example.com');
    submit();
    await answer({ status: 'failed', message: undefined });
    act(() => void vi.advanceTimersByTime(statusMessageMs - 1000));
    submit();
    expect(screen.queryByText(sorry)).toBeNull();
    await answer({ status: 'already_subscribed' });
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
