// Asks for confirmation before links and buttons with `data-site-ask`, and before bulk actions with a question in
// `data-site-ask-actions` of their form.
function questionOf(target) {
  const asking = target.closest('[data-site-ask]');
  if (asking) return asking.dataset.siteAsk;
  const apply = target.closest('.bulkactions input[type="submit"]');
  const questions = apply?.form?.dataset.siteAskActions;
  if (!questions || !apply.form.querySelector('tbody .check-column input:checked')) return undefined;
  return JSON.parse(questions)[apply.parentElement.querySelector('select').value];
}

document.addEventListener('click', (event) => {
  const question = event.target instanceof Element ? questionOf(event.target) : undefined;
  if (question && !window.confirm(question)) event.preventDefault();
});
