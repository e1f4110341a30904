// "Keep without publishing" (src/Admin/Changes.php): what stands in the form is kept with the post, which stays as it is.
(function () {
  const button = document.getElementById('site-change-keep');
  const said = document.getElementById('site-change-said');
  button?.addEventListener('click', async () => {
    const { address, nonce, kept, failed } = button.dataset;
    const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce };
    const answer = await fetch(address, { method: 'POST', headers, body: window.siteTypedForm() }).catch(
      () => undefined,
    );
    const { open, message } = (await answer?.json().catch(() => undefined)) ?? {};
    said.textContent = answer?.ok ? kept : failed.replace('%s', message ?? '–');
    if (!answer?.ok) return;
    // Nothing of it is lost: WordPress does not ask whether to leave.
    window.jQuery(window).off('beforeunload.edit-post');
    window.acf?.unload?.reset();
    window.location.assign(open);
  });
})();
