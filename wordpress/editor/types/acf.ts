import type { JQuery } from './jquery.ts';

/** Field of Advanced Custom Fields or Secure Custom Fields. Which of the optional methods exist depends on its type. */
export type AcfField = {
  $el: JQuery;
  get(setting: string): unknown;
  $input(): JQuery;
  render(): void;
  val(): unknown;
  /** Text editors: starts the editor if it is delayed. */
  onMousedown?(event: { preventDefault: () => void }): void;
  /** Flexible content: its rows. */
  $layouts?(): JQuery;
  add?(row: { layout: string; before: JQuery | false }): JQuery | undefined;
  duplicateLayout?(row: JQuery): void;
  removeLayout?(row: JQuery): void;
};

export type Acf = {
  addAction(name: `new_field/type=${string}`, callback: (field: AcfField) => void): void;
  addAction(names: string, callback: ($element?: JQuery) => void): void;
  doAction(name: string, $element: JQuery, context?: string): void;
  getFields(filter: { type: string }): AcfField[];
  getInstance($element: JQuery): AcfField | undefined;
  /** Returns the values of the inputs in an element whose names start with the prefix. */
  serialize($element: JQuery, prefix: string): Record<string, unknown>;
  /** Warning that appears if the screen is left with unsaved changes. */
  unload?: { reset(): void };
};
