/**
 * Marks an operation for the compiler, which holds it to `schema/content.graphql` and writes the artifact that is
 * imported beside it. Here it does nothing: the server runs from its sources, which nothing transforms.
 */
export function graphql(_operation: TemplateStringsArray): void {}
