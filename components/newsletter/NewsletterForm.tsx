import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { isLocale, defaultLocale } from '#locales/locales.ts';
import { consentWording } from '#schema/newsletter.ts';
import { emailAddressMaxLength } from '#schema/emailAddress.ts';
import { cx } from '#styled/css';
import { visuallyHidden } from '#styled/patterns';
import { button, field } from '#styled/recipes';
import { Honeypot } from '#components/enquiry-form/Honeypot.tsx';
import { useFailureText } from '#components/site/connection/useFailureText.ts';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { Spinner } from '#components/ui/Spinner/Spinner.tsx';
import { newsletterForm as styles } from './newsletterForm.styles.ts';
import type { PostSubscription } from './postSubscription.ts';
import { useNewsletterForm } from './useNewsletterForm.ts';

/** Loaded with the first address that is sent. */
const postWhenLoaded: PostSubscription = async (wish) => {
  try {
    const { postSubscription } = await import('./postSubscription.ts');
    return await postSubscription(wish);
  } catch {
    return { status: 'failed', message: undefined };
  }
};

type Props = { sender?: string | undefined; post?: PostSubscription };

/** Signs up for the newsletter. Without JavaScript it posts as any form does. */
export function NewsletterForm({ sender, post = postWhenLoaded }: Props) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const id = useId();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  const { input, error, outcome, isSubmitting, isButtonDisabled, form } = useNewsletterForm({
    locale,
    post,
  });
  const errorText =
    error === 'required'
      ? t({ message: 'Email address is required', comment: 'Newsletter form, on an empty submit' })
      : t({ message: 'Please enter a valid email address' });
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/newsletter"
      aria-label={t({ message: 'Newsletter', comment: 'Name of the sign-up form' })}
      {...form}
    >
      <input type="hidden" name="locale" value={locale} />
      <Honeypot />
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
          className={button({ look: 'white' })}
          disabled={isButtonDisabled}
          aria-busy={isSubmitting || undefined}
        >
          {isSubmitting && <Spinner />}
          {isSubmitting
            ? t({ message: 'Subscribe…', comment: 'The newsletter button while it sends' })
            : t({ message: 'Subscribe', comment: 'The newsletter button' })}
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
