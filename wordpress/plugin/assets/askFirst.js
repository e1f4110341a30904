// Asks for confirmation before a link or button with `data-skerry-ask` is used, and before bulk actions that have a
// question in the form's `data-skerry-ask-actions`.
function questionOf(target) {
  const asking = target.closest('[data-skerry-ask]');
  if (asking) return asking.dataset.skerryAsk;
  const apply = target.closest('.bulkactions input[type="submit"]');
  const questions = apply?.form?.dataset.skerryAskActions;
  if (!questions || !apply.form.querySelector('tbody .check-column input:checked')) return undefined;
  return JSON.parse(questions)[apply.parentElement.querySelector('select').value];
}

document.addEventListener('click', (event) => {
  const question = event.target instanceof Element ? questionOf(event.target) : undefined;
  if (question && !window.confirm(question)) event.preventDefault();
});
