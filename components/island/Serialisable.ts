/**
 * `T` where all of it survives the way from the server to the browser as JSON. What does not, such as a function, a
 * `Date` or an element, becomes `never`, so that passing it to an island does not compile.
 */
export type Serialisable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends bigint | symbol | ((...args: never[]) => unknown)
    ? never
    : { [Key in keyof T]: Serialisable<T[Key]> };
