/** A browser, by whichever client it is driven: what journeys through several of them are made of. */
export type Browser = {
  /** Resolves once the page has loaded. */
  open(address: string): Promise<void>;
  /** What an expression gives on the page that is shown, as text. */
  evaluate(expression: string): Promise<string>;
  /** Presses with the mouse, at this place of the window. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of the window, in Base64. */
  screenshot(): Promise<string>;
  /** Errors and warnings of the console since the start. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
};
