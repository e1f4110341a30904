import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
} from 'react';
import type { Locale } from '#locales/locales.ts';
import { isEmailAddress } from '#schema/emailAddress.ts';
import { useChallenge } from '#components/form-challenge/useChallenge.ts';
import { useIsHydrated } from '#components/site/useIsHydrated.ts';
import type { PostSubscription, SubscriptionOutcome } from './postSubscription.ts';

/** How long the result of a submission is shown. */
export const statusMessageMs = 5000;

export type AddressError = 'required' | 'invalid';

/** The form's state machine: idle, submitting, then a result for five seconds. */
export function useNewsletterForm({ locale, post }: { locale: Locale; post: PostSubscription }) {
  const isAlive = useIsHydrated();
  const [value, setValue] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [error, setError] = useState<AddressError>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<SubscriptionOutcome>();
  const input = useRef<HTMLInputElement>(null);
  useChallenge(input);
  const hideMessage = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ownsFocus = useRef(false);
  // Two presses can come before React has drawn the first.
  const isSending = useRef(false);

  useEffect(() => () => clearTimeout(hideMessage.current), []);
  // What was typed before hydration, or kept by the browser over a reload.
  useLayoutEffect(() => {
    const text = input.current?.value ?? '';
    if (text === '') return;
    setValue(text);
    check(text);
  }, []);
  // A disabled field loses the focus; a visitor who submitted from within the form gets it back.
  useEffect(() => {
    if (isSubmitting || !ownsFocus.current) return;
    ownsFocus.current = false;
    input.current?.focus();
  }, [isSubmitting]);

  const address = value.trim();
  const isValid = isEmailAddress(address);

  function check(text: string) {
    setTouched(true);
    const typed = text.trim();
    setError(typed === '' || isEmailAddress(typed) ? undefined : 'invalid');
  }

  function show(result: SubscriptionOutcome) {
    setOutcome(result);
    hideMessage.current = setTimeout(() => setOutcome(undefined), statusMessageMs);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    setTouched(true);
    if (!isValid) {
      setError(address === '' ? 'required' : 'invalid');
      input.current?.focus();
      return;
    }
    clearTimeout(hideMessage.current);
    setOutcome(undefined);
    setError(undefined);
    const form = event.currentTarget;
    ownsFocus.current = form.contains(document.activeElement);
    isSending.current = true;
    setSubmitting(true);
    const result = await post({ emailAddress: address, locale, website: honeypotOf(form) });
    if (result.status === 'subscribed') {
      setValue('');
      setTouched(false);
    }
    isSending.current = false;
    setSubmitting(false);
    show(result);
  }

  return {
    error,
    outcome,
    isSubmitting,
    isButtonDisabled: isSubmitting || (isTouched && !isValid),
    input: {
      ref: input,
      value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setValue(event.currentTarget.value);
        check(event.currentTarget.value);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => check(event.currentTarget.value),
    },
    form: {
      // Without JavaScript the browser's own messages are better than a page that has lost the address.
      noValidate: isAlive,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

function honeypotOf(form: HTMLFormElement): string {
  const value = new FormData(form).get('website');
  return typeof value === 'string' ? value : '';
}
