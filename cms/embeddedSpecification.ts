import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteRoot } from '#server/lib/siteRoot.ts';

/** Returns the OpenAPI description of the demo company's API, which is shown only with embedded content. */
export async function embeddedSpecification(): Promise<unknown> {
  // Imported lazily: every site loads this file, but only the demo loads the specification.
  const { parse } = await import('yaml');
  return parse(await readFile(path.join(siteRoot, 'cms/openapi.yaml'), 'utf8'));
}
