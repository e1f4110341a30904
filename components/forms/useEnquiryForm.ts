import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent, useCallback } from 'react';
import { useChallenge } from './challenge/useChallenge.ts';
import { useFailureText } from '#components/page/connection/useFailureText.ts';
import { useIsHydrated } from '#components/page/useIsHydrated.ts';
import { textIn, type Text } from '#schema/text.ts';
import { css } from '#styled/css';
import type { FormFiles } from './fileField.ts';
import type { PostEnquiry } from './postEnquiry.ts';

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Errors by field name; the key `''` is for the form as a whole. */
type FieldIssues = ReadonlyMap<string, Text>;

/** Rules of a form. The server applies them too. */
export type EnquiryRules = {
  issuesOf: (values: FormValues, files: FormFiles) => FieldIssues;
  /** Returns the body to post for valid values. */
  bodyOf: (values: FormValues) => Record<string, unknown>;
};

/** Grid of a form's fields, with two columns if there is space. */
export const fieldGrid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  alignItems: 'start',
  sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

type Tools = { rules: EnquiryRules; postEnquiry: PostEnquiry };

type State = {
  status: 'idle' | 'sending' | 'sent';
  errors: Readonly<Record<string, string>>;
  /** Error of the form as a whole. */
  failure: string | undefined;
  /** Number of submissions with an error. Each one focuses the first invalid field. */
  refusals: number;
};

const untouched: State = { status: 'idle', errors: {}, failure: undefined, refusals: 0 };

/**
 * Validates a form in the browser and sends it without leaving the page. Fields are uncontrolled and retain their
 * input, even when a dialog is closed or a request fails.
 */
export function useEnquiryForm({ rules, postEnquiry }: Tools) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(untouched);
  const isHydrated = useIsHydrated();
  useChallenge(form);
  const onPointerUp = usePointerRelease();
  // ID by which the server distinguishes a repeated request from the same input by another person.
  const instance = useRef<string>(undefined);
  // A ref, because a second click can arrive before React has rendered the result of the first.
  const isSending = useRef(false);

  useEffect(() => {
    if (state.refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state.refusals]);

  const errorTexts = (issues: FieldIssues) =>
    Object.fromEntries([...issues].map(([name, text]) => [name, textIn(i18n, text)]));
  const issuesOf = (element: HTMLFormElement) => rules.issuesOf(valuesOf(element), filesOf(element));
  const refuse = (errors: State['errors'], failure: string | undefined) =>
    setState(({ refusals }) => ({ status: 'idle', errors, failure, refusals: refusals + 1 }));
  const failureText = useFailureText();

  async function submit(element: HTMLFormElement) {
    if (isSending.current) return;
    isSending.current = true;
    setState((before) => ({ ...before, status: 'sending', failure: undefined }));
    try {
      const values = valuesOf(element);
      const files = filesOf(element);
      const { '': formError, ...errors } = errorTexts(rules.issuesOf(values, files));
      if (formError !== undefined || Object.keys(errors).length > 0) return refuse(errors, formError);

      const { website = '' } = values;
      const formInstance = (instance.current ??= randomId());
      const body = { ...rules.bodyOf(values), locale: i18n.locale, website, formInstance };
      const outcome = await postEnquiry(body, files);
      if (outcome.status === 'failed') return refuse(outcome.fields, outcome.message ?? failureText());
      element.reset();
      instance.current = undefined;
      setState({ ...untouched, status: 'sent' });
    } catch {
      refuse({}, failureText());
    } finally {
      isSending.current = false;
    }
  }

  /** Validates the fields with these names, and shows their errors as a submit does. */
  function check(names: readonly string[]): boolean {
    if (form.current === null) return false;
    const fieldErrors = Object.entries(errorTexts(issuesOf(form.current)));
    const errors = Object.fromEntries(fieldErrors.filter(([name]) => names.includes(name)));
    if (Object.keys(errors).length === 0) return true;
    refuse(errors, undefined);
    return false;
  }

  /** Removes an error as soon as its field is valid, and validates a filled-in field when it loses focus. */
  async function recheck(element: EventTarget, isBeingTyped: boolean) {
    if (!isNamedField(element) || element.form === null) return;
    const { name, form: owner } = element;
    if (isBeingTyped ? state.errors[name] === undefined : element.value === '') return;
    // A message that appears between `pointerdown` and `pointerup` would move the clicked element away from the
    // pointer.
    if (!isBeingTyped) await onPointerUp();
    const error = errorTexts(issuesOf(owner))[name];
    setState((before) => {
      const others = Object.fromEntries(Object.entries(before.errors).filter(([other]) => other !== name));
      return { ...before, errors: error === undefined ? others : { ...others, [name]: error } };
    });
  }

  return {
    ...state,
    check,
    form: {
      ref: form,
      // Without JavaScript, the browser validates the form.
      noValidate: isHydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: (event: FormEvent<HTMLFormElement>) => void recheck(event.target, true).catch(() => {}),
      onBlur: (event: FormEvent<HTMLFormElement>) => void recheck(event.target, false).catch(() => {}),
    },
  };
}

/** Returns 128 random bits as text, because `crypto.randomUUID` exists only on HTTPS pages. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  return Object.fromEntries(entries);
}

/** Returns the chosen files by field; an empty file field has an entry without a name. */
function filesOf(form: HTMLFormElement): FormFiles {
  const files = new Map<string, File[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' || value.name === '') continue;
    files.set(name, [...(files.get(name) ?? []), value]);
  }
  return files;
}

function isNamedField(
  target: EventTarget,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return target instanceof HTMLElement && 'form' in target && 'name' in target && 'value' in target;
}

/** Returns a function whose promise resolves once no pointer is down and the resulting click was handled. */
function usePointerRelease(): () => Promise<void> {
  const released = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    let release = () => {};
    document.addEventListener(
      'pointerdown',
      () => {
        release();
        released.current = new Promise((resolve) => (release = resolve));
      },
      options,
    );
    // The timeout runs after the click event, which follows in the same task.
    const end = () => void window.setTimeout(release);
    document.addEventListener('pointerup', end, options);
    document.addEventListener('pointercancel', end, options);
    return () => {
      listeners.abort();
      release();
    };
  }, []);

  return useCallback(() => released.current, []);
}
