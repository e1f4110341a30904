import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIsHydrated } from '#components/page/useIsHydrated.ts';
import type { FormStep } from './formSteps.ts';

type Tools = {
  steps: readonly FormStep[];
  form: RefObject<HTMLFormElement | null>;
  errors: Readonly<Record<string, string>>;
  /** How often a submit found something wrong. */
  refusals: number;
};

/**
 * Shows a form's steps one at a time, once there is a script: before, all of them stand one under the other. What is typed in a
 * step that is not shown stays in its fields.
 */
export function useSteps({ steps, form, errors, refusals }: Tools) {
  const isAlive = useIsHydrated();
  const [step, setStep] = useState(0);
  const [seenRefusals, setSeenRefusals] = useState(0);
  const headings = useRef<(HTMLLegendElement | null)[]>([]);
  const wasMoved = useRef(false);

  // While it renders, so that the step with the first wrong field is there when that is given the focus.
  if (refusals !== seenRefusals) {
    setSeenRefusals(refusals);
    const wrong = steps.findIndex(({ fields }) => fields.some(({ name }) => errors[name] !== undefined));
    if (wrong >= 0) setStep(wrong);
  }

  // Whoever has begun at a later step stays there.
  useLayoutEffect(() => {
    const parts = [...(form.current?.querySelectorAll('fieldset') ?? [])];
    const begun = parts.findIndex((part) => part.contains(document.activeElement));
    if (begun > 0) setStep(begun);
  }, [form]);

  useEffect(() => {
    if (!wasMoved.current) return;
    wasMoved.current = false;
    headings.current[step]?.focus();
  }, [step]);

  return {
    step,
    isShown: (index: number) => !isAlive || index === step,
    /** Whether what is shown ends with the button that sends. */
    isLast: !isAlive || step >= steps.length - 1,
    go(next: number) {
      wasMoved.current = true;
      setStep(next);
    },
    headingOf: (index: number) => (legend: HTMLLegendElement | null) => {
      headings.current[index] = legend;
    },
  };
}
