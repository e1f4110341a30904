/** The demonstration company's API. Read only when it is shown: it is a large module. */
export async function embeddedSpecification(): Promise<unknown> {
  return (await import('#cms/openapi/specification.ts')).specification;
}
