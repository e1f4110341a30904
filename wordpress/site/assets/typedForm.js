// What stands in the form of a page, article or product, saved or not, as UnsavedFields::keep and KeptChange::keep take it.
window.siteTypedForm = function () {
  const form = document.getElementById('post');
  window.tinymce?.triggerSave();
  const value = (name) => form.elements[name]?.value;
  const thumbnail = value('_thumbnail_id');
  return JSON.stringify({
    title: value('post_title'),
    content: value('content'),
    excerpt: value('excerpt'),
    ...(thumbnail !== undefined && { thumbnail: Math.max(0, Number(thumbnail)) }),
    language: value('post_lang_choice'),
    fields: window.acf ? window.acf.serialize(window.jQuery(form), 'acf') : {},
  });
};
