import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#locales/msg.ts';
import type { Text } from './text.ts';

// Files sent with an enquiry: rules shared by browser and server.

/** Limits of one enquiry. */
export type UploadLimits = { files: number; fileBytes: number; totalBytes: number };

/** File types that the browser's dialog offers. The server detects the type from the content. */
export const acceptedFiles = '.pdf,.png,.jpg,.jpeg,.webp,.txt,.csv,.docx,.xlsx,.pptx,.odt,.ods,.odp';

/** Name of the multipart field with the JSON of a form that a script sends with files. It precedes the files. */
export const scriptField = 'body';

/** Messages for rejected files. */
export const fileMessages = {
  tooMany: msg({
    message: 'You can send up to {count, plural, one {one file} other {# files}}.',
    comment: 'Field of a form',
  }),
  tooLarge: msg({
    message: '“{name}” is too large. Files can be up to {size} MB.',
    comment: 'Field of a form',
  }),
  tooMuch: msg({
    message: 'Your files are too large. Together, they can be up to {size} MB.',
    comment: 'Field of a form',
  }),
  empty: msg({
    message: '“{name}” is empty. Please choose another file.',
    comment: 'Field of a form; a file',
  }),
  unknown: msg({
    message: 'We can’t accept “{name}”. Please send a PDF, an image, a text file or an Office document.',
    comment: 'Field of a form; a file of another type',
  }),
  infected: msg({
    message: 'Our virus scanner rejected “{name}”. Please send the form without this file.',
    comment: 'Field of a form; a file',
  }),
  unscanned: msg({
    message:
      'We couldn’t scan “{name}” for viruses. Please try again in a few minutes, or send the form without this file.',
    comment: 'Field of a form; a file',
  }),
} satisfies Record<string, MessageDescriptor>;

export function fileIssue(kind: keyof typeof fileMessages, name: string, limits: UploadLimits): Text {
  const size = megabytes(kind === 'tooMuch' ? limits.totalBytes : limits.fileBytes);
  return { ...fileMessages[kind], values: { name, size, count: limits.files } };
}

export function megabytes(bytes: number): number {
  return Math.round((bytes / 1_000_000) * 10) / 10;
}

/** Checks the number and sizes of a field's files together with the files of other fields. Returns the first issue. */
export function filesIssue(
  files: readonly { name: string; size: number }[],
  limits: UploadLimits,
  otherFiles: readonly { size: number }[] = [],
): Text | undefined {
  const allFiles = [...otherFiles, ...files];
  if (files.length === 0) return undefined;
  if (allFiles.length > limits.files) return fileIssue('tooMany', '', limits);
  const empty = files.find(({ size }) => size === 0);
  if (empty) return fileIssue('empty', empty.name, limits);
  const large = files.find(({ size }) => size > limits.fileBytes);
  if (large) return fileIssue('tooLarge', large.name, limits);
  const total = allFiles.reduce((sum, { size }) => sum + size, 0);
  return total > limits.totalBytes ? fileIssue('tooMuch', '', limits) : undefined;
}

/** Returns the text for a file among the fields of an enquiry. */
export function fileLine({ name, bytes }: { name: string; bytes: number }): string {
  const size = bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${megabytes(bytes)} MB`;
  return `${name} (${size})`;
}
