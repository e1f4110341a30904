import * as v from 'valibot';
import { readData } from '../lib/settings.ts';

/**
 * Asks for confirmation before a link or button with `data-skerry-ask` is used, and before bulk actions that have a question
 * in the form's `data-skerry-ask-actions`.
 */
export function startConfirmations(): void {
  document.addEventListener('click', (event) => {
    const question = event.target instanceof Element ? questionOf(event.target) : undefined;
    if (question && !window.confirm(question)) event.preventDefault();
  });
}

function questionOf(target: Element): string | undefined {
  const control = target.closest<HTMLElement>('[data-skerry-ask]');
  if (control) return control.dataset['skerryAsk'];
  const apply = target.closest<HTMLInputElement>('.bulkactions input[type="submit"]');
  const form = apply?.form;
  if (!form?.dataset['skerryAskActions'] || !form.querySelector('tbody .check-column input:checked'))
    return undefined;
  const questions = readData(form, 'skerryAskActions', v.record(v.string(), v.string()));
  return questions[apply?.parentElement?.querySelector('select')?.value ?? ''];
}
