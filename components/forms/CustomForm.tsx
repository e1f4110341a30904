import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { navigateTo } from '#components/page/navigateTo.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { readCustomForm } from '#schema/customForm.ts';
import type { UploadLimits } from '#schema/uploads.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { FormStep } from './formFields.ts';
import { FormFields } from './FormFields.tsx';
import { postEnquiry, type PostEnquiry } from './postEnquiry.ts';
import { renewedForm } from './renewedForm.ts';
import { pickFields, useEnquiryForm } from './useEnquiryForm.ts';
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
  step: css({ border: 'none', padding: '0', minWidth: '0', marginBottom: '8' }),
  legend: css({ padding: '0', marginBottom: '6' }),
  progress: css({ display: 'block', textStyle: 'caption', color: 'text.muted', marginTop: '1' }),
  download: css({ marginTop: '5' }),
};

/** Form of the Form section, with fields that an editor chose. Without JavaScript, it shows all steps. */
export function CustomForm({ at, form: sealed, steps, uploadLimits, headingLevel, ...texts }: Props) {
  const { t } = useLingui();
  const id = useId();
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
  const enquiry = useEnquiryForm({
    read: (values) => readCustomForm(fields, values),
    bodyOf: (values) => ({ kind: 'form', form: sealed, fields: pickFields(fields, values) }),
    uploadLimits,
    post,
  });
  const { isShown, isLast, step, go, headingOf } = useSteps({ steps, enquiry });
  return (
    <EnquiryForm
      {...texts}
      {...{ enquiry, fields, at, sealed }}
      kind="form"
      submitLabel={isLast ? texts.submitLabel : t({ message: 'Next', comment: 'Button of a form in steps' })}
      onSubmit={(event) => {
        if (isLast) return enquiry.form.onSubmit(event);
        event.preventDefault();
        if (enquiry.check(steps[step]?.fields.map(({ name }) => name) ?? [])) go(step + 1);
      }}
      reward={
        download !== undefined && (
          <p className={styles.download}>
            <a href={download} className={button({ look: 'purple' })} download>
              {t({ message: 'Download the file', comment: 'Link after a form that offers a download' })}
            </a>
          </p>
        )
      }
      secondButton={
        step > 0 && (
          <button type="button" className={button({ look: 'outline' })} onClick={() => go(step - 1)}>
            {t({ message: 'Back', comment: 'Button of a form in steps' })}
          </button>
        )
      }
    >
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
          <FormFields
            id={`${id}-${index}`}
            fields={stepFields}
            errors={enquiry.errors}
            uploadLimits={uploadLimits}
          />
        </fieldset>
      ))}
    </EnquiryForm>
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
