import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#components/page/useIsHydrated.ts';
import type { FormStep } from './formFields.ts';
import type { useEnquiryForm } from './useEnquiryForm.ts';

type Options = { steps: readonly FormStep[]; enquiry: ReturnType<typeof useEnquiryForm> };

/**
 * Shows a form's steps one at a time after hydration; before that, all steps are visible. Hidden steps keep their
 * fields and therefore the input.
 */
export function useSteps({ steps, enquiry }: Options) {
  const { errors, refusals } = enquiry;
  const { ref: form } = enquiry.form;
  const isHydrated = useIsHydrated();
  const [step, setStep] = useState(0);
  const [handledRefusals, setHandledRefusals] = useState(0);
  const headings = useRef<(HTMLLegendElement | null)[]>([]);
  const hasMoved = useRef(false);

  // Set during rendering, so that the step of the first invalid field is visible when the field is focused.
  if (refusals !== handledRefusals) {
    setHandledRefusals(refusals);
    const invalidStep = steps.findIndex(({ fields }) =>
      fields.some(({ name }) => errors[name] !== undefined),
    );
    if (invalidStep >= 0) setStep(invalidStep);
  }

  // A visitor who started at a later step before hydration stays there.
  useLayoutEffect(() => {
    const fieldsets = [...(form.current?.querySelectorAll('fieldset') ?? [])];
    const focusedStep = fieldsets.findIndex((fieldset) => fieldset.contains(document.activeElement));
    if (focusedStep > 0) setStep(focusedStep);
  }, [form]);

  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    headings.current[step]?.focus();
  }, [step]);

  return {
    step,
    isShown: (index: number) => !isHydrated || index === step,
    /** Whether the submit button is visible. */
    isLast: !isHydrated || step >= steps.length - 1,
    go(newStep: number) {
      hasMoved.current = true;
      setStep(newStep);
    },
    headingOf: (index: number) => (legend: HTMLLegendElement | null) => {
      headings.current[index] = legend;
    },
  };
}
