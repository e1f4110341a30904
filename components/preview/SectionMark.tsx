import { createContext, createElement, use, type ReactNode } from 'react';
import { usePage } from '#components/page/usePage.ts';

const MarkingContext = createContext(false);

/** In the frame beside the fields in WordPress the sections inside are marked, for an editor who presses them. */
export function MarkedSections({ children }: { children: ReactNode }) {
  const { preview } = usePage();
  return <MarkingContext value={preview?.session !== undefined}>{children}</MarkingContext>;
}

/**
 * Says to `startPreviewFrame` which row of the editor's form a section was rendered from: its kind, and the how many-th of
 * all rows it is, from 0. On the site nothing stands around a section.
 */
export function SectionMark({ kind, row, children }: { kind: string; row: number; children: ReactNode }) {
  return use(MarkingContext) ? createElement('section-mark', { kind, row }, children) : children;
}

/** Says to `startPreviewFrame` where the text of WordPress's own editor stands, in which it looks for blocks. */
export function TextMark({ children }: { children: ReactNode }) {
  return use(MarkingContext) ? createElement('text-mark', {}, children) : children;
}
