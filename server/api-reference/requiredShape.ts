import type { OpenApiDocument } from '#schema/openapi.ts';
import { compactJson } from './compactJson.ts';
import { formatPointer, UnacceptableDocumentError, type Finding } from './unacceptable.ts';

const containers = ['paths', 'webhooks', 'components'];

/** Document that the viewer can show, with the faults that were corrected in it. */
export type ShapedDocument = { document: OpenApiDocument; corrected: Finding[]; values: number };

/**
 * Parses a document and checks the viewer's requirements: OpenAPI 3.0, 3.1 or 3.2, an object `info`, and paths,
 * webhooks or components. Throws `UnacceptableDocumentError`. Other faults are tolerated.
 */
export function requireShape(json: Uint8Array): ShapedDocument {
  const { text, values } = compactJson(json);
  const document = parseDocument(text);
  if (!isObject(document)) throw unacceptable('', 'is not a JSON object; publish an OpenAPI 3 document');
  requireVersion(document);
  const { info } = document;
  if (!isObject(info)) throw unacceptable('/info', 'must be an object with title and version');
  const corrections: Finding[] = [];
  for (const field of ['title', 'version']) {
    if (typeof info[field] === 'string') continue;
    corrections.push({ pointer: `/info/${field}`, message: 'must be a string' });
    info[field] = typeof info[field] === 'number' ? String(info[field]) : '';
  }
  for (const container of containers) {
    if (!Object.hasOwn(document, container) || isObject(document[container])) continue;
    corrections.push({ pointer: `/${container}`, message: 'must be an object; it is ignored' });
    delete document[container];
  }
  if (!containers.some((container) => Object.hasOwn(document, container)))
    throw unacceptable('', 'has no paths, webhooks or components, so there is nothing to show');
  return {
    document: { ...document, openapi: String(document['openapi']), info: infoOf(info) },
    corrected: corrections,
    values,
  };
}

function infoOf(info: Record<string, unknown>) {
  return { ...info, title: String(info['title']), version: String(info['version']) };
}

function requireVersion({ openapi, swagger }: Record<string, unknown>): void {
  if (typeof openapi === 'string' && /^3\.[0-2](\.|$)/.test(openapi)) return;
  if (openapi === undefined && swagger !== undefined)
    throw unacceptable('/swagger', 'declares Swagger 2.0; convert the document to OpenAPI 3');
  if (openapi === undefined)
    throw unacceptable('/openapi', 'is missing; publish an OpenAPI 3.0, 3.1 or 3.2 document');
  const version = JSON.stringify(openapi).slice(0, 40);
  throw unacceptable(
    '/openapi',
    `is ${version}; it must be a version of 3.0, 3.1 or 3.2 as a string, such as "3.1.0"`,
  );
}

function parseDocument(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    const detail = cause instanceof Error ? `: ${cause.message.slice(0, 200)}` : '';
    throw new UnacceptableDocumentError(`it is not JSON${detail}`, { cause });
  }
}

function unacceptable(pointer: string, reason: string): UnacceptableDocumentError {
  return new UnacceptableDocumentError(`${formatPointer(pointer)} ${reason}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
