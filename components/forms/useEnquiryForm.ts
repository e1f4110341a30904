import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent, useCallback } from 'react';
import { useFailureText } from '#components/page/connection/useFailureText.ts';
import { useIsHydrated } from '#components/page/useIsHydrated.ts';
import type { FieldsResult } from '#schema/readFields.ts';
import { textIn, type Text } from '#schema/text.ts';
import { filesIssue, type UploadLimits } from '#schema/uploads.ts';
import { useChallenge } from './challenge/useChallenge.ts';
import { postEnquiry, type PostEnquiry } from './postEnquiry.ts';
import type { SentFiles } from './sendForm.ts';

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Errors by field name; the key `''` is for the form as a whole. */
type FieldIssues = ReadonlyMap<string, Text>;

type Options = {
  /** Validates the values, as the server does. */
  read: (values: FormValues) => FieldsResult;
  /** Returns the body to post for valid values. */
  bodyOf: (values: FormValues) => Record<string, unknown>;
  /** Limits for files. Set only for forms with file fields. */
  uploadLimits?: UploadLimits | undefined;
  post?: PostEnquiry | undefined;
};

type State = {
  status: 'idle' | 'sending' | 'sent';
  errors: Readonly<Record<string, string>>;
  /** Error of the form as a whole. */
  failure: string | undefined;
  /** Number of submissions with an error. Each one focuses the first invalid field. */
  refusals: number;
};

const initialState: State = { status: 'idle', errors: {}, failure: undefined, refusals: 0 };

/**
 * Validates a form in the browser and sends it without leaving the page. Fields are uncontrolled and retain their
 * input, even when a dialog is closed or a request fails.
 */
export function useEnquiryForm({ read, bodyOf, uploadLimits, post = postEnquiry }: Options) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const focusRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(initialState);
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
  useEffect(() => {
    if (state.status === 'sent') focusRef.current?.focus();
  }, [state.status]);

  const errorTexts = (issues: FieldIssues) =>
    Object.fromEntries([...issues].map(([name, text]) => [name, textIn(i18n, text)]));
  function issuesOf(element: HTMLFormElement): FieldIssues {
    const result = read(valuesOf(element));
    return new Map([...(result.ok ? [] : result.issues), ...fileIssues(filesOf(element), uploadLimits)]);
  }
  const refuse = (errors: State['errors'], failure: string | undefined) =>
    setState(({ refusals }) => ({ status: 'idle', errors, failure, refusals: refusals + 1 }));
  const failureText = useFailureText();

  async function submit(element: HTMLFormElement) {
    if (isSending.current) return;
    isSending.current = true;
    setState((state) => ({ ...state, status: 'sending', failure: undefined }));
    try {
      const { '': formError, ...errors } = errorTexts(issuesOf(element));
      if (formError !== undefined || Object.keys(errors).length > 0) return refuse(errors, formError);

      const values = valuesOf(element);
      const { website = '' } = values;
      const formInstance = (instance.current ??= randomId());
      const body = { ...bodyOf(values), locale: i18n.locale, website, formInstance };
      const outcome = await post(body, filesOf(element));
      if (outcome.status === 'failed') return refuse(outcome.fields, outcome.message ?? failureText());
      element.reset();
      instance.current = undefined;
      setState({ ...initialState, status: 'sent' });
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
    setState((state) => {
      const otherErrors = Object.fromEntries(
        Object.entries(state.errors).filter(([field]) => field !== name),
      );
      return { ...state, errors: error === undefined ? otherErrors : { ...otherErrors, [name]: error } };
    });
  }

  return {
    ...state,
    check,
    /** Element that is focused once the form was sent. */
    focusRef,
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

/** Returns the values of a form's fields, without those of its envelope. */
export function pickFields(fields: readonly { name: string }[], values: FormValues): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']));
}

/** Returns the chosen files by field. Skips the nameless entry that FormData contains for an empty file field. */
function filesOf(form: HTMLFormElement): SentFiles {
  const files = new Map<string, File[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' || value.name === '') continue;
    files.set(name, [...(files.get(name) ?? []), value]);
  }
  return files;
}

/** Returns the errors of chosen files by field name. */
function fileIssues(files: SentFiles, limits: UploadLimits | undefined): FieldIssues {
  const issues = new Map<string, Text>();
  const previousFiles: File[] = [];
  for (const [name, fieldFiles] of files) {
    const issue = limits && filesIssue(fieldFiles, limits, previousFiles);
    if (issue) issues.set(name, issue);
    previousFiles.push(...fieldFiles);
  }
  return issues;
}

function isNamedField(
  target: EventTarget,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return target instanceof HTMLElement && 'form' in target && 'name' in target && 'value' in target;
}

/** Returns a function whose promise resolves once no pointer is down and the resulting click was handled. */
function usePointerRelease(): () => Promise<void> {
  const pointerReleased = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    let release = () => {};
    document.addEventListener(
      'pointerdown',
      () => {
        release();
        pointerReleased.current = new Promise((resolve) => (release = resolve));
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

  return useCallback(() => pointerReleased.current, []);
}
