import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Text } from '#schema/text.ts';
import { filesIssue, megabytes, type UploadLimits } from '#schema/uploads.ts';

/** Chosen files by field name. */
export type FormFiles = ReadonlyMap<string, readonly File[]>;

/** Returns the hint below a file field; `undefined` if the limits are unknown. */
export function useFileHint(limits: UploadLimits | undefined): string | undefined {
  const { t } = useLingui();
  if (limits === undefined) return undefined;
  const count = limits.files;
  const size = megabytes(limits.fileBytes);
  return t({
    message: plural(count, {
      one: `One file up to ${size} MB: PDF, image, text or Office document.`,
      other: `Up to # files of ${size} MB each: PDFs, images, text or Office documents.`,
    }),
    comment: 'Below a field of a form that takes files',
  });
}

/** Returns the errors of chosen files by field name. */
export function fileIssues(files: FormFiles, limits: UploadLimits | undefined): Map<string, Text> {
  const issues = new Map<string, Text>();
  const previousFiles: File[] = [];
  for (const [name, fieldFiles] of files) {
    const issue = limits && filesIssue(fieldFiles, limits, previousFiles);
    if (issue) issues.set(name, issue);
    previousFiles.push(...fieldFiles);
  }
  return issues;
}
