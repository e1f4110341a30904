const selector = '.acf-accordion-title';

/** Makes accordion titles accessible to keyboards and screen readers: Secure Custom Fields opens them on click only. */
export function startAccordions(): void {
  const { acf } = window;
  if (!acf) return;
  for (const name of ['ready', 'append', 'show', 'hide']) acf.addAction(name, describe);
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || !target.matches(selector) || (key !== 'Enter' && key !== ' '))
      return;
    // Otherwise Enter would submit the form, and Space would scroll.
    event.preventDefault();
    target.click();
  });
}

function describe(): void {
  for (const title of document.querySelectorAll<HTMLElement>(selector)) {
    title.tabIndex = 0;
    title.setAttribute('role', 'button');
    title.setAttribute('aria-expanded', String(title.closest('.acf-accordion')?.matches('.-open') ?? false));
  }
}
