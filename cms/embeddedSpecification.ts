import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { siteRoot } from '#server/lib/siteRoot.ts';

/** The OpenAPI description of the demonstration company's API, which is shown with the embedded content backend alone. */
export async function embeddedSpecification(): Promise<unknown> {
  return parse(await readFile(path.join(siteRoot, 'cms/openapi.yaml'), 'utf8'));
}
