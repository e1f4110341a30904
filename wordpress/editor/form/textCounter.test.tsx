import { expect, test } from 'vitest';
import { acfFieldGroups } from '#wordpress/model/acfFieldGroups.ts';
import { startTextCounter } from './textCounter.ts';

test('startTextCounter counts characters while typing and marks texts that are too long', () => {
  expect(JSON.stringify(acfFieldGroups())).toContain('"class":"skerry-limit-80"');
  document.body.innerHTML = `<section id="skerry-live" data-words='{"counted":"%1$d of %2$d characters"}'></section>
    <div class="acf-field skerry-limit-8"><input type="text" value="Prices"></div>
    <div class="acf-field"><input type="text" value="Free"></div>`;
  startTextCounter();
  const [title, otherInput] = document.querySelectorAll('input');
  const counter = () => document.querySelector('.skerry-counter');

  otherInput?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(counter()).toBeNull();
  title?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(counter()?.textContent).toBe('6 of 8 characters');
  expect(counter()?.classList.contains('is-over')).toBe(false);
  if (title) title.value = 'All prices';
  title?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(counter()?.textContent).toBe('10 of 8 characters');
  expect(counter()?.classList.contains('is-over')).toBe(true);
});
