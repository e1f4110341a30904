import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DocsOutline } from '#schema/openapi.ts';
import { outlineOf } from './outline.ts';
import { checkReferences } from './references.ts';
import { requireShape } from './requiredShape.ts';
import { sanitizeOpenApi } from './sanitizeOpenApi.ts';
import { UnacceptableDocumentError } from './unacceptable.ts';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Prepares an untrusted specification for serving. Can take seconds for a large one, so run it off the main thread.
 * Throws `UnacceptableDocumentError` with the location and a suggestion if the document cannot be shown.
 */
export async function prepareSpecification(json: Uint8Array): Promise<PreparedSpecification> {
  const document = sanitizeOpenApi(requireShape(json).document);
  const [external] = checkReferences(document).external;
  if (external !== undefined) {
    const advice = 'publish the specification as one file, for example with `npx @redocly/cli bundle`';
    throw new UnacceptableDocumentError(
      `${external.pointer} ${external.message}, which is another document; ${advice}`,
    );
  }
  const identity = Buffer.from(JSON.stringify(document));
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, brotliOptions),
  ]);
  return {
    hash: createHash('sha256').update(identity).digest('base64url'),
    bodies: { identity, gzip: gzipped, br: brotli },
    outline: outlineOf(document),
  };
}

/** Specification ready to be served: sanitised, and compressed in each encoding. */
export type PreparedSpecification = {
  /** SHA-256 of the served text. */
  hash: string;
  bodies: Record<'identity' | 'gzip' | 'br', Uint8Array>;
  outline: DocsOutline;
};
