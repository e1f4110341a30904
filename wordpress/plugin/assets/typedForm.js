// Returns the form of a page, article or product in either editor, saved or not, in the format of
// UnsavedFields::storeDraft, PendingChangeForm::store and FormFindings::of.
window.skerryTypedForm = function () {
  const { acf, jQuery, tinymce, wp } = window;
  const form = document.getElementById('post');
  // Skips unchanged text editors, because saving would change the markup of their text.
  for (const editor of tinymce?.editors ?? []) if (editor.isDirty() && !editor.isHidden()) editor.save();
  // The meta boxes of the block editor are in separate forms.
  const fields = acf ? acf.serialize(jQuery(form ?? document.body), 'acf') : {};
  const language = document.querySelector('[name=post_lang_choice]')?.value;
  if (!form) {
    const editor = wp.data.select('core/editor');
    return JSON.stringify({
      title: editor.getEditedPostAttribute('title'),
      content: editor.getEditedPostContent(),
      excerpt: editor.getEditedPostAttribute('excerpt'),
      thumbnail: editor.getEditedPostAttribute('featured_media') || 0,
      categories: editor.getEditedPostAttribute('categories') ?? [],
      language,
      fields,
    });
  }
  const value = (name) => form.elements[name]?.value;
  const thumbnail = value('_thumbnail_id');
  return JSON.stringify({
    title: value('post_title'),
    content: value('content'),
    excerpt: value('excerpt'),
    ...(thumbnail !== undefined && { thumbnail: Math.max(0, Number(thumbnail)) }),
    categories: [...form.querySelectorAll('[name="post_category[]"]:checked')].map(({ value: id }) =>
      Number(id),
    ),
    language,
    fields,
  });
};
