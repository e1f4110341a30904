/** Records work as a span, with duration, parent and outcome. Attributes may contain only what the log may contain. */
export type Trace = <T>(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  work: () => Promise<T>,
) => Promise<T>;

/** Runs the work without tracing. */
export const untraced: Trace = (_name, _attributes, work) => work();
