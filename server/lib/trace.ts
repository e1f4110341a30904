/**
 * Does a piece of work that an operator may want to see: how long it took, within what, and whether it failed. Attributes
 * hold nothing that the log would not.
 */
export type Trace = <T>(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  work: () => Promise<T>,
) => Promise<T>;

/** Where nobody looks. */
export const untraced: Trace = (_name, _attributes, work) => work();
