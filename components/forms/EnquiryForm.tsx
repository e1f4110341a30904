import { useLingui } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { Spinner } from '#components/ui/Spinner/Spinner.tsx';
import { css, cx } from '#styled/css';
import { button, card } from '#styled/recipes';
import { EnquiryOutcomes } from './EnquiryOutcomes.tsx';
import type { FormField } from './formFields.ts';
import { formTool } from '#components/page/agents.ts';
import { Honeypot } from './Honeypot.tsx';
import type { useEnquiryForm } from './useEnquiryForm.ts';

const styles = {
  sheet: cx(card({ look: 'sheet' }), css({ padding: { base: '28px 24px 32px', md: '40px 44px 44px' } })),
  again: css({ marginTop: '6' }),
  failure: css({ marginBottom: '5' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
};

type Props = {
  /** State of the form. */
  enquiry: ReturnType<typeof useEnquiryForm>;
  kind: 'contact' | 'form' | 'lead';
  fields: readonly FormField[];
  /** Name of the form on a page that can have several. */
  at?: string;
  /** Sealed description of a custom form for the server. */
  sealed?: string;
  className?: string;
  labelledBy?: string | undefined;
  heading?: ReactNode;
  thanks?: string | null | undefined;
  /** Content that replaces the form when it was sent. By default, `thanks` appears above the fields. */
  confirmation?: ReactNode;
  /** Content that replaces the fields when the form was sent; `false` only hides them. By default, they stay. */
  reward?: ReactNode;
  submitLabel: string | null | undefined;
  /** Button beside the submit button. */
  secondButton?: ReactNode;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** Form that posts an enquiry: its envelope, outcomes and buttons around the fields. Works without JavaScript. */
export function EnquiryForm({ enquiry, kind, fields, at, sealed, confirmation, reward, ...props }: Props) {
  const { t, i18n } = useLingui();
  const { form, status, failure, focusRef } = enquiry;
  const isSent = status === 'sent';
  const isSending = status === 'sending';
  const thanks = props.thanks || t({ message: 'Thank you. We’ve received your message.' });

  if (isSent && confirmation !== undefined) {
    return (
      <div ref={focusRef} tabIndex={-1} className={props.className}>
        {confirmation}
      </div>
    );
  }
  return (
    <form
      {...form}
      onSubmit={props.onSubmit ?? form.onSubmit}
      method="post"
      // Without this encoding, browsers send only the names of files.
      encType={fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
      action={at === undefined ? '/api/enquiries' : `/api/enquiries?at=${at}`}
      className={props.className ?? styles.sheet}
      {...formTool(
        at === undefined ? `send_${kind}` : `send_${kind}_${at}`,
        t({
          message: 'Sends the visitor’s details and message to the company.',
          comment: 'Describes a form to AI agents',
        }),
      )}
      aria-labelledby={props.labelledBy}
    >
      {props.heading}
      <EnquiryOutcomes at={at} thanks={thanks} />
      {confirmation === undefined && (
        <div ref={focusRef} tabIndex={-1} role="status">
          {isSent && <FieldMessage kind="success">{thanks}</FieldMessage>}
        </div>
      )}
      {isSent && reward}
      <div hidden={isSent && reward !== undefined} className={isSent ? styles.again : undefined}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="locale" value={i18n.locale} />
        {sealed !== undefined && <input type="hidden" name="form" value={sealed} />}
        <Honeypot />
        {props.children}
        <div role="alert">
          {failure !== undefined && (
            <div className={styles.failure}>
              <FieldMessage kind="error">{failure}</FieldMessage>
            </div>
          )}
        </div>
        <div className={styles.buttons}>
          {/* Not disabled while the form is being sent, because that would remove the focus from the form. */}
          <button
            type="submit"
            className={button({ look: 'purple' })}
            aria-busy={isSending || undefined}
            aria-disabled={isSending || undefined}
          >
            {isSending && <Spinner />}
            {isSending
              ? t({ message: 'Sending…', comment: 'Button of a form while sending' })
              : props.submitLabel ||
                t({ message: 'Send message', comment: 'The button of the contact form' })}
          </button>
          {props.secondButton}
        </div>
      </div>
    </form>
  );
}
