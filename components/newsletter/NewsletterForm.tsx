import { useLingui } from '@lingui/react/macro';
import {
  useId,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
} from 'react';
import { isLocale, defaultLocale, type Locale } from '#locales/locales.ts';
import { consentWording } from '#schema/newsletter.ts';
import { emailAddressMaxLength, isEmailAddress } from '#schema/emailAddress.ts';
import { cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { field } from '#styled/recipes';
import { formTool } from '#components/page/agents.ts';
import { Honeypot } from '#components/forms/Honeypot.tsx';
import { useFailureText } from '#components/page/connection/useFailureText.ts';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { Spinner } from '#components/ui/Spinner/Spinner.tsx';
import { useChallenge } from '#components/forms/challenge/useChallenge.ts';
import { useIsHydrated } from '#components/page/useIsHydrated.ts';
import { newsletterForm as styles } from './newsletterForm.styles.ts';
import { postSubscription, type PostSubscription, type SubscriptionOutcome } from './postSubscription.ts';

/** Checkbox of the form: the posted name and the label. */
export type InterestBox = { name: string; label: string };

type Props = {
  sender?: string | undefined;
  /** Accessible name of the form, if the page has several. */
  title?: string | undefined;
  interests?: readonly InterestBox[];
  /** Whether the form is on a light background; the footer's is dark. */
  isOnLight?: boolean;
  post?: PostSubscription;
};

/** Sign-up form of the newsletter. Works as an HTML form without JavaScript. */
export function NewsletterForm({
  sender,
  title,
  interests = [],
  isOnLight = false,
  post = postSubscription,
}: Props) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const id = useId();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  const { input, error, outcome, isSubmitting, isButtonDisabled, form } = useNewsletterForm({
    locale,
    boxNames: interests.map(({ name }) => name),
    post,
  });
  const errorText =
    error === 'required'
      ? t({ message: 'Email address is required', comment: 'Newsletter form, submitted without an address' })
      : t({ message: 'Please enter a valid email address' });
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/newsletter"
      {...formTool(
        isOnLight ? 'subscribe_to_newsletter' : 'subscribe_to_newsletter_in_footer',
        t({
          message:
            'Subscribes an email address to the company’s newsletter. A link in an email confirms the subscription.',
          comment: 'Describes the newsletter form to AI agents',
        }),
      )}
      aria-label={(title ?? t({ message: 'Newsletter', comment: 'Name of the sign-up form' })) || undefined}
      {...form}
    >
      <input type="hidden" name="locale" value={locale} />
      <Honeypot />
      {interests.length > 0 && (
        <fieldset className={styles.interests}>
          <legend className={styles.legend}>
            {t({
              message: 'What would you like to hear about?',
              comment: 'Above the interests of the newsletter form',
            })}
          </legend>
          {interests.map(({ name, label }) => (
            <label key={name} className={styles.interest}>
              <input type="checkbox" name={name} value="yes" className={styles.box} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.row}>
        <label htmlFor={id} className={visuallyHidden()}>
          {t({ message: 'Email address', comment: 'Label of the newsletter form' })}
        </label>
        <input
          {...input}
          id={id}
          className={cx(field().control, styles.control)}
          type="email"
          name="emailAddress"
          autoComplete="email"
          required
          maxLength={emailAddressMaxLength}
          placeholder={t({ message: 'you@company.com', comment: 'Example of an email address' })}
          disabled={isSubmitting}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? `${id}-consent` : `${id}-error ${id}-consent`}
        />
        <button
          type="submit"
          className={isOnLight ? styles.purple : styles.white}
          disabled={isButtonDisabled}
          aria-busy={isSubmitting || undefined}
        >
          {isSubmitting && <Spinner />}
          {isSubmitting
            ? t({ message: 'Subscribe…', comment: 'Newsletter button while sending' })
            : t({ message: 'Subscribe', comment: 'Newsletter button' })}
        </button>
      </div>
      <div aria-live="polite" className={styles.results}>
        {error !== undefined && (
          <FieldMessage id={`${id}-error`} kind="error">
            {errorText}
          </FieldMessage>
        )}
        {outcome?.status === 'failed' && (
          <FieldMessage kind="error">{outcome.message ?? failureText()}</FieldMessage>
        )}
        {outcome?.status === 'already_subscribed' && (
          <FieldMessage kind="success">
            {t({ message: "You're already subscribed to our newsletter!" })}
          </FieldMessage>
        )}
        {outcome?.status === 'subscribed' && (
          <FieldMessage kind="success">
            {t({ message: 'Thank you for subscribing! Check your email to confirm.' })}
          </FieldMessage>
        )}
      </div>
      <p id={`${id}-consent`} className={styles.consent}>
        {t(consentWording(sender))}
      </p>
    </form>
  );
}

/** Time for which a submission's result is shown. */
export const statusMessageMs = 5000;

type AddressError = 'required' | 'invalid';

/** Runs the form's state machine: idle, submitting, then a result for five seconds. */
function useNewsletterForm({
  locale,
  boxNames,
  post,
}: {
  locale: Locale;
  boxNames: readonly string[];
  post: PostSubscription;
}) {
  const isHydrated = useIsHydrated();
  const [value, setValue] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [error, setError] = useState<AddressError>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<SubscriptionOutcome>();
  const input = useRef<HTMLInputElement>(null);
  useChallenge(input);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ownsFocus = useRef(false);
  // A ref, because a second click can arrive before React has rendered the result of the first.
  const isSending = useRef(false);

  useEffect(() => () => clearTimeout(hideTimer.current), []);
  // Reads text that was typed before hydration, or that the browser restored after a reload.
  useLayoutEffect(() => {
    const text = input.current?.value ?? '';
    if (text === '') return;
    setValue(text);
    check(text);
  }, []);
  // Disabling the field removes the focus. Restores it if it was in the form.
  useEffect(() => {
    if (isSubmitting || !ownsFocus.current) return;
    ownsFocus.current = false;
    input.current?.focus();
  }, [isSubmitting]);

  const address = value.trim();
  const isValid = isEmailAddress(address);

  function check(text: string) {
    setTouched(true);
    const trimmedText = text.trim();
    setError(trimmedText === '' || isEmailAddress(trimmedText) ? undefined : 'invalid');
  }

  function show(result: SubscriptionOutcome) {
    setOutcome(result);
    hideTimer.current = setTimeout(() => setOutcome(undefined), statusMessageMs);
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
    clearTimeout(hideTimer.current);
    setOutcome(undefined);
    setError(undefined);
    const form = event.currentTarget;
    ownsFocus.current = form.contains(document.activeElement);
    isSending.current = true;
    setSubmitting(true);
    const fields = new FormData(form);
    const ticked = boxNames.filter((name) => fields.has(name));
    const result = await post({ emailAddress: address, locale, website: honeypotOf(fields), ticked });
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
      // Without JavaScript, the browser validates the form, so that the visitor's input is not lost.
      noValidate: isHydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

function honeypotOf(fields: FormData): string {
  const value = fields.get('website');
  return typeof value === 'string' ? value : '';
}
