import * as v from 'valibot';
import { create } from '../lib/dom.ts';
import { readData } from '../lib/settings.ts';

/** Counts the characters in fields whose length is limited on the page (server/page-check/textLimits.ts). */
export function startTextCounter(): void {
  const panel = document.getElementById('skerry-live');
  if (!panel) return;
  const { counted: counterTemplate } = readData(panel, 'words', v.object({ counted: v.string() }));
  const counter = create('p', { className: 'skerry-counter', id: 'skerry-counter' });

  function count({ target: input }: Event): void {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    if (!input.matches('.acf-field input[type=text], .acf-field textarea')) return;
    const limit = limitOf(input);
    if (!limit) return;
    const { length } = [...input.value.replace(/<[^<>]*>/g, '')];
    counter.textContent = counterTemplate.replace('%1$d', String(length)).replace('%2$d', String(limit));
    counter.classList.toggle('is-over', length > limit);
    if (input.nextElementSibling !== counter) input.after(counter);
    input.setAttribute('aria-describedby', counter.id);
  }
  document.addEventListener('focusin', count);
  document.addEventListener('input', count);
}

function limitOf(input: Element): number {
  const className = input.closest('.acf-field')?.className ?? '';
  return Number(/(?:^|\s)skerry-limit-(\d+)/.exec(className)?.[1]);
}
