/** A browser behind any driver, for tests that run in several browsers. */
export type Browser = {
  /** Resolves once the page has loaded. */
  open(address: string): Promise<void>;
  /** Evaluates an expression on the current page and returns the result as text. */
  evaluate(expression: string): Promise<string>;
  /** Clicks at a position in the viewport. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns a PNG of the viewport, in Base64. */
  screenshot(): Promise<string>;
  /** Returns the errors and warnings that the console has shown since the start. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
};
