import { createContext, createElement, use, type ReactNode } from 'react';
import { usePage } from '#components/page/usePage.ts';

const MarkingContext = createContext(false);

/** Marks the sections below in the frame beside the fields in WordPress, so that editors can click them. */
export function MarkedSections({ children }: { children: ReactNode }) {
  const { preview } = usePage();
  return <MarkingContext value={preview?.session !== undefined}>{children}</MarkingContext>;
}

/**
 * Marks a section with its kind and its row in the editor's form (counted from 0), for `startPreviewFrame`. On the
 * site, renders only the section.
 */
export function SectionMark({ kind, row, children }: { kind: string; row: number; children: ReactNode }) {
  return use(MarkingContext) ? createElement('section-mark', { kind, row }, children) : children;
}

/** Marks the text from the WordPress editor, in which `startPreviewFrame` searches for blocks. */
export function TextMark({ children }: { children: ReactNode }) {
  return use(MarkingContext) ? createElement('text-mark', {}, children) : children;
}
