import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { HttpError } from '#server/errors.ts';
import { createPace, type PaceLimits } from './minimumPace.ts';

export type MultipartLimits = {
  parts: number;
  /** Maximum size of a plain field. */
  fieldBytes: number;
  /** Maximum size of the whole body. */
  bytes: number;
  /** Slowest rate at which the body may arrive. */
  pace: PaceLimits;
};

/** Callbacks for the parts. Files are read one after the other. Content that `takeFile` does not read is discarded. */
export type TakeParts = {
  takeField: (name: string, value: string) => void;
  takeFile: (name: string, filename: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
};

const headBytes = 8 * 1024;

/**
 * Parses a form with files (RFC 7578) while it arrives. Leaves `source` open for the caller to `resume`, so that a
 * client that is rejected early can still read the response. Throws 400 for a malformed body, 413 above a limit, 422
 * if the body arrives too slowly, and the errors of the callbacks. When it throws, no file is being read any more.
 */
export async function readMultipart(
  source: Readable,
  contentType: string,
  limits: MultipartLimits,
  { takeField, takeFile }: TakeParts,
): Promise<void> {
  const parser = createParser(contentType, limits);
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  const fail = failure.reject;
  let files = Promise.resolve();
  let currentFile: Readable | undefined;
  parser.on('field', (name, value, isNameTruncated, isValueTruncated) => {
    if (isNameTruncated || isValueTruncated) return fail(tooLarge());
    try {
      takeField(name, value);
    } catch (error) {
      fail(error);
    }
  });
  parser.on('file', (name, content, filename) => {
    currentFile = content;
    // Ignored here, because the reader of the file also receives the error.
    content.on('error', () => {});
    files = files.then(async () => {
      await takeFile(name, filename, content);
      if (!content.destroyed) content.resume();
    });
    files.catch(fail);
  });
  parser.on('partsLimit', () => fail(malformed()));
  parser.on('error', (cause) => fail(malformed(cause)));

  let receivedBytes = 0;
  const pace = createPace(limits.pace, () => fail(tooSlow()));
  const write = (chunk: Uint8Array) => {
    receivedBytes += chunk.length;
    if (receivedBytes > limits.bytes) return fail(tooLarge());
    pace.earn(chunk.length);
    if (parser.write(chunk)) return pace.wait(receivedBytes);
    source.pause();
    parser.once('drain', () => {
      source.resume();
      pace.wait(receivedBytes);
    });
  };
  const end = () => {
    pace.stop();
    parser.end();
  };
  const close = () => {
    if (!source.readableEnded) fail(malformed());
  };
  const onError = (cause: unknown) => fail(malformed(cause));
  const parsed = once(parser, 'finish').then(() => files);
  parsed.catch(fail);
  source.on('data', write).on('end', end).on('close', close).on('error', onError);
  try {
    await Promise.race([failure.promise, parsed]);
  } catch (error) {
    currentFile?.destroy(malformed(error));
    throw error;
  } finally {
    pace.stop();
    source.off('data', write).off('end', end).off('close', close).off('error', onError);
    await files.catch(() => {});
    parser.destroy();
  }
}

function createParser(contentType: string, { parts, fieldBytes }: MultipartLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { parts, fieldSize: fieldBytes, headerSize: headBytes },
      isPartAFile: (_name, _type, filename) => filename !== undefined,
    });
  } catch (cause) {
    throw malformed(cause);
  }
}

const malformed = (cause?: unknown) =>
  new HttpError(400, 'body_unreadable', 'The request body could not be read.', { cause });

const tooLarge = () => new HttpError(413, 'body_too_large', 'The request body is too large.');

/** Creates the error. Its status is 422, because browsers repeat requests automatically after a 408. */
const tooSlow = () => new HttpError(422, 'too_slow', 'The request body arrived too slowly.');
