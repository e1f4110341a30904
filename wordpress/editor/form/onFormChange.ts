import type { TextEditor } from '../types/tinymce.ts';

/** Calls `onChange` after each change to a form, its fields and its text editors. */
export function onFormChange(form: HTMLElement, onChange: () => void): void {
  const { acf, jQuery } = window;
  // With jQuery, because ACF triggers changes that native listeners do not receive.
  jQuery?.(form).on('input change', onChange);
  acf?.addAction('append remove sortstop remount', onChange);
  onTextEditor((editor) => editor.on('input change keyup undo redo SetContent', onChange));
}

/** Calls `listen` for each text editor, and for those that start later. */
export function onTextEditor(listen: (editor: TextEditor) => void): void {
  const start = () => {
    for (const editor of window.tinymce?.get() ?? []) listen(editor);
    window.tinymce?.on('AddEditor', ({ editor }) => listen(editor));
  };
  // WordPress prints TinyMCE after the plugins' scripts.
  if (window.tinymce) start();
  else document.addEventListener('DOMContentLoaded', start, { once: true });
}

/** Calls `onReady` after ACF has initialized its fields. */
export function whenFieldsAreReady(onReady: () => void): void {
  if (window.acf) window.acf.addAction('ready', onReady);
  else onReady();
}
