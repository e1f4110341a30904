/**
 * Marks an operation for the Relay compiler, which validates it against `schema/content.graphql` and writes the
 * artifact imported beside it. At run time it does nothing, because the server runs from untransformed sources.
 */
export function graphql(_operation: TemplateStringsArray): void {}
