// Copies a secret that Settings › Website shows only once.
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-skerry-copy]') : null;
  const input = button && document.getElementById(button.dataset.skerryCopy);
  if (!input) return;
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    // The Clipboard API requires HTTPS.
    document.execCommand('copy');
  }
  button.textContent = button.dataset.copied;
  window.wp?.a11y?.speak(button.dataset.copied);
});
