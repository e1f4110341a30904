// Buttons with `data-site-ask` ask before they do what can't be undone in one step.
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-site-ask]') : null;
  if (button && !window.confirm(button.dataset.siteAsk)) event.preventDefault();
});
