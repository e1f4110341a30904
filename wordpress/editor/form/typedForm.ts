/** Form of a page, article or product in either editor, saved or not. */
export type TypedForm = {
  title?: unknown;
  content?: unknown;
  excerpt?: unknown;
  thumbnail?: unknown;
  categories?: unknown;
  language?: string | undefined;
  fields: Record<string, unknown>;
};

/**
 * Returns the form in the format of UnsavedFields::storeDraft, PendingChangeForm::store and FormFindings::of.
 */
export function readForm(): TypedForm {
  const { acf, jQuery, tinymce, wp } = window;
  const form = classicForm();
  // Skips unchanged text editors, because saving would change the markup of their text.
  for (const editor of tinymce?.editors ?? []) if (editor.isDirty() && !editor.isHidden()) editor.save();
  // The meta boxes of the block editor are in separate forms.
  const fields = acf && jQuery ? acf.serialize(jQuery(form ?? document.body), 'acf') : {};
  const language = document.querySelector<HTMLInputElement>('[name=post_lang_choice]')?.value;
  if (!form) {
    const editor = wp?.data.select('core/editor');
    return {
      title: editor?.getEditedPostAttribute('title'),
      content: editor?.getEditedPostContent(),
      excerpt: editor?.getEditedPostAttribute('excerpt'),
      thumbnail: editor?.getEditedPostAttribute('featured_media') || 0,
      categories: editor?.getEditedPostAttribute('categories') ?? [],
      language,
      fields,
    };
  }
  const thumbnail = valueIn(form, '_thumbnail_id');
  const categories = form.querySelectorAll<HTMLInputElement>('[name="post_category[]"]:checked');
  return {
    title: valueIn(form, 'post_title'),
    content: valueIn(form, 'content'),
    excerpt: valueIn(form, 'excerpt'),
    ...(thumbnail !== undefined && { thumbnail: Math.max(0, Number(thumbnail)) }),
    categories: [...categories].map(({ value }) => Number(value)),
    language,
    fields,
  };
}

/** Returns the form as JSON, so that two states can be compared. */
export function typedForm(): string {
  return JSON.stringify(readForm());
}

/** Returns the form of the classic editor. The block editor has none. */
export function classicForm(): HTMLFormElement | null {
  const form = document.getElementById('post');
  return form instanceof HTMLFormElement ? form : null;
}

/** Returns the value of a form's control. `undefined` if the form has no such control. */
export function valueIn(form: HTMLFormElement, name: string): string | undefined {
  const control = form.elements.namedItem(name);
  return control !== null && 'value' in control ? String(control.value) : undefined;
}
