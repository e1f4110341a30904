import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { EnquiryOutcomes } from './EnquiryOutcomes.tsx';
import { fileIssues } from './fileField.ts';
import { Honeypot } from './Honeypot.tsx';
import { postEnquiry, type PostEnquiry } from './postEnquiry.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useEnquiryForm, type EnquiryRules } from './useEnquiryForm.ts';
import { navigateTo } from '#components/page/navigateTo.ts';
import { FieldMessage } from '#components/ui/Field/FieldMessage.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { readCustomForm } from '#schema/customForm.ts';
import type { UploadLimits } from '#schema/uploads.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { FormField, FormStep } from './formSteps.ts';
import { renewedForm } from './renewedForm.ts';
import { StepFields } from './StepFields.tsx';
import { useSteps } from './useSteps.ts';

type Props = {
  /** Name of the form on its page, used in the URL fragments of the form's outcomes. */
  at: string;
  /** ID of the heading that names the form. */
  labelledBy: string | undefined;
  /** Sealed description of the form for the server. */
  form: string;
  steps: readonly FormStep[];
  /** Limits for files. Set only for forms with file fields. */
  uploadLimits?: UploadLimits | undefined;
  submitLabel: string | null | undefined;
  thanks: string | null | undefined;
  headingLevel: 2 | 3;
};

const styles = {
  sheet: css({
    background: 'surface',
    border: '1px solid token(colors.border.ink)',
    padding: { base: '28px 24px 32px', md: '40px 44px 44px' },
  }),
  step: css({ border: 'none', padding: '0', minWidth: '0', marginBottom: '8' }),
  legend: css({ padding: '0', marginBottom: '6' }),
  progress: css({ display: 'block', textStyle: 'caption', color: 'text.muted', marginTop: '1' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  failure: css({ marginBottom: '5' }),
  download: css({ marginTop: '5' }),
};

/** Form of the Form section. Without JavaScript, it shows all steps and works as an HTML form. */
export function CustomForm({
  at,
  labelledBy,
  form: sealed,
  steps,
  uploadLimits,
  submitLabel,
  thanks,
  headingLevel,
}: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const sentMessage = useRef<HTMLDivElement>(null);
  const [download, setDownload] = useState<string>();
  const post: PostEnquiry = async (body, files) => {
    let outcome = await postEnquiry(body, files);
    if (outcome.status === 'failed' && outcome.isExpired === true) {
      const renewed = await renewedForm(at).catch(() => undefined);
      if (renewed !== undefined) outcome = await postEnquiry({ ...body, form: renewed }, files);
    }
    if (outcome.status === 'sent') {
      setDownload(outcome.download);
      if (outcome.page !== undefined) navigateTo(outcome.page);
    }
    return outcome;
  };
  const fields = steps.flatMap((step) => step.fields);
  const { form, status, errors, failure, refusals, check } = useEnquiryForm({
    rules: editorRules(fields, sealed, uploadLimits),
    postEnquiry: post,
  });
  const isSent = status === 'sent';
  const { isShown, isLast, step, go, headingOf } = useSteps({ steps, form: form.ref, errors, refusals });

  useEffect(() => {
    if (isSent) sentMessage.current?.focus();
  }, [isSent]);

  return (
    <form
      {...form}
      onSubmit={(event) => {
        if (isLast) return form.onSubmit(event);
        event.preventDefault();
        if (check(steps[step]?.fields.map(({ name }) => name) ?? [])) go(step + 1);
      }}
      method="post"
      // Without this encoding, browsers send only the names of files.
      encType={fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
      action={`/api/enquiries?at=${at}`}
      className={styles.sheet}
      aria-labelledby={labelledBy}
    >
      <EnquiryOutcomes at={at} thanks={thanks ?? undefined} />
      <div ref={sentMessage} tabIndex={-1} role="status">
        {isSent && (
          <FieldMessage kind="success">
            {thanks || t({ message: 'Thank you. We’ve received your message.' })}
          </FieldMessage>
        )}
      </div>
      {isSent && download !== undefined && (
        <p className={styles.download}>
          <a href={download} className={button({ look: 'purple' })} download>
            {t({ message: 'Download the file', comment: 'Link after a form that offers a download' })}
          </a>
        </p>
      )}
      <div hidden={isSent}>
        <input type="hidden" name="kind" value="form" />
        <input type="hidden" name="locale" value={i18n.locale} />
        <input type="hidden" name="form" value={sealed} />
        <Honeypot />
        {steps.map(({ title, fields: stepFields }, index) => (
          <fieldset key={index} className={styles.step} hidden={!isShown(index)}>
            {(title || steps.length > 1) && (
              <legend ref={headingOf(index)} tabIndex={-1} className={styles.legend}>
                <StepHeading
                  title={title}
                  number={index + 1}
                  count={steps.length}
                  headingLevel={headingLevel}
                />
              </legend>
            )}
            <StepFields
              id={`${id}-${index}`}
              fields={stepFields}
              errors={errors}
              uploadLimits={uploadLimits}
            />
          </fieldset>
        ))}
        <div role="alert">
          {failure !== undefined && (
            <div className={styles.failure}>
              <FieldMessage kind="error">{failure}</FieldMessage>
            </div>
          )}
        </div>
        <div className={styles.buttons}>
          <SubmitButton isSending={status === 'sending'}>
            {isLast
              ? submitLabel || t({ message: 'Send message', comment: 'The button of the contact form' })
              : t({ message: 'Next', comment: 'Button of a form in steps' })}
          </SubmitButton>
          {step > 0 && (
            <button type="button" className={button({ look: 'outline' })} onClick={() => go(step - 1)}>
              {t({ message: 'Back', comment: 'Button of a form in steps' })}
            </button>
          )}
        </div>
      </div>
    </form>
  );
}

type HeadingProps = { title: string; number: number; count: number; headingLevel: 2 | 3 };

function StepHeading({ title, number, count, headingLevel }: HeadingProps) {
  const { t } = useLingui();
  return (
    <>
      <Heading level={headingLevel} look="h3">
        {title || t({ message: `Step ${number}`, comment: 'Heading of a form step' })}
      </Heading>
      {count > 1 && (
        <span className={styles.progress}>
          {t({ message: `Step ${number} of ${count}`, comment: 'Below the heading of a form step' })}
        </span>
      )}
    </>
  );
}

/** Returns the rules of an editor's form. The server reads the same rules from the sealed description. */
function editorRules(
  fields: readonly FormField[],
  form: string,
  uploadLimits: UploadLimits | undefined,
): EnquiryRules {
  return {
    issuesOf(values, files) {
      const read = readCustomForm(fields, values);
      return new Map([...(read.ok ? [] : read.issues), ...fileIssues(files, uploadLimits)]);
    },
    bodyOf: (values) => ({
      kind: 'form',
      form,
      fields: Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])),
    }),
  };
}
