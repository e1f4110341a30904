// Counts the characters in fields whose length is limited on the page (server/page-check/textLimits.ts).
(function () {
  const panel = document.getElementById('skerry-live');
  if (!panel) return;
  const { counted } = JSON.parse(panel.dataset.words);
  const counter = document.createElement('p');
  counter.className = 'skerry-counter';
  counter.id = 'skerry-counter';

  const limitOf = (input) =>
    Number(/(?:^|\s)skerry-limit-(\d+)/.exec(input.closest('.acf-field')?.className ?? '')?.[1]);

  function count({ target: input }) {
    if (!input.matches?.('.acf-field input[type=text], .acf-field textarea')) return;
    const limit = limitOf(input);
    if (!limit) return;
    const { length } = [...input.value.replace(/<[^<>]*>/g, '')];
    counter.textContent = counted.replace('%1$d', length).replace('%2$d', limit);
    counter.classList.toggle('is-over', length > limit);
    if (input.nextElementSibling !== counter) input.after(counter);
    input.setAttribute('aria-describedby', counter.id);
  }
  document.addEventListener('focusin', count);
  document.addEventListener('input', count);
})();
