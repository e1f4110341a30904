/** Records work as a span: its duration, parent and outcome. Attributes contain nothing that the log would not. */
export type Trace = <T>(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  work: () => Promise<T>,
) => Promise<T>;

/** Runs the work without tracing. */
export const untraced: Trace = (_name, _attributes, work) => work();
