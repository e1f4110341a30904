/** Event that jQuery passes to listeners. */
type JQueryEvent = { target: EventTarget | null };

/** Methods of jQuery objects that the editing scripts call. */
export type JQuery = {
  get(): HTMLElement[];
  get(index: number): HTMLElement | undefined;
  after(element: Node): JQuery;
  children(selector: string): JQuery;
  closest(selector: string): JQuery;
  find(selector: string): JQuery;
  finish(): JQuery;
  first(): JQuery;
  is(selector: string): boolean;
  off(event: string): JQuery;
  on(
    event: 'ajaxSuccess',
    listener: (event: JQueryEvent, xhr: object, request: { data?: unknown }) => void,
  ): JQuery;
  on(events: string, listener: (event: JQueryEvent) => void): JQuery;
  on(events: string, selector: string, listener: (event: JQueryEvent) => void): JQuery;
  prepend(element: Node): JQuery;
  /** Available if `jquery-ui-sortable` is loaded. */
  sortable?(options: {
    items: string;
    cancel: string;
    axis: 'y';
    stop: (event: JQueryEvent, ui: { item: JQuery }) => void;
  }): JQuery;
  trigger(event: string): JQuery;
};

export type JQueryStatic = (target: string | EventTarget) => JQuery;
