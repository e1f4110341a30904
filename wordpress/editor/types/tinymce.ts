/** Text editor of WordPress. */
export type TextEditor = {
  /** ID of the text box from which the editor was made. */
  id: string;
  initialized: boolean;
  focus(): void;
  /** Returns the element with the edited text. */
  getBody(): HTMLElement;
  getContent(): string;
  isDirty(): boolean;
  isHidden(): boolean;
  on(events: string, listener: () => void): void;
  /** Writes the text into the text box from which the editor was made. */
  save(): void;
};

export type TinyMce = {
  editors: TextEditor[];
  get(): TextEditor[];
  get(id: string): TextEditor | null;
  on(event: 'AddEditor', listener: (event: { editor: TextEditor }) => void): void;
  triggerSave(): void;
};
