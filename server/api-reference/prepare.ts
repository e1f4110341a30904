import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { validate } from '@scalar/openapi-parser';
import * as v from 'valibot';
import { OpenApiDocument } from '#schema/openapi.ts';
import { neutraliseDocument } from './sanitizeOpenApi.ts';
import { outlineOf } from './outline.ts';
import type { PreparedSpecification } from './PreparedSpecification.ts';
import { UnacceptableDocumentError } from './unacceptableDocument.ts';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Checks a specification from anywhere and makes it servable. Takes up to seconds for a large one: run it off the main
 * thread. Throws `UnacceptableDocumentError`, which says in words what is wrong.
 */
export async function prepareSpecification(text: string): Promise<PreparedSpecification> {
  const document = v.safeParse(OpenApiDocument, parsed(text));
  if (!document.success) throw new UnacceptableDocumentError('it is not an OpenAPI 3 document');

  const neutralised = neutraliseDocument(document.output);
  const served = JSON.stringify(neutralised);
  await requireValid(served);

  const identity = Buffer.from(served);
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, brotliOptions),
  ]);
  return {
    hash: createHash('sha256').update(identity).digest('base64url'),
    bodies: { identity, gzip: gzipped, br: brotli },
    outline: outlineOf(neutralised),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnacceptableDocumentError('it is not JSON', { cause: error });
  }
}

async function requireValid(served: string): Promise<void> {
  // The validator writes into what it is given, so it gets a copy of its own.
  const { valid, errors } = await validate(JSON.parse(served));
  if (valid) return;
  const [first] = errors ?? [];
  throw new UnacceptableDocumentError(
    `it is not valid OpenAPI: ${first?.message ?? 'no reason given'}`.slice(0, 500),
  );
}
