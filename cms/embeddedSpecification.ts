import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteRoot } from '#server/lib/siteRoot.ts';

/** The OpenAPI description of the demonstration company's API, which is shown with the embedded content backend alone. */
export async function embeddedSpecification(): Promise<unknown> {
  // Imported lazily: every site loads this file, and only the demonstration its specification.
  const { parse } = await import('yaml');
  return parse(await readFile(path.join(siteRoot, 'cms/openapi.yaml'), 'utf8'));
}
