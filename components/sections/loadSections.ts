import { kindOf, sectionLoaders, type DrawSection, type SectionKind } from './registry.ts';

// Code, not data: the same for every request, so it may live as long as the process or the tab.
const loaded = new Map<SectionKind, DrawSection>();

/** Loads the code of the given kinds, so that drawing them needs no waiting. */
export async function loadSections(kinds: Iterable<SectionKind>): Promise<void> {
  await Promise.all(
    [...new Set(kinds)].map(async (kind) => {
      if (!loaded.has(kind)) loaded.set(kind, await sectionLoaders[kind]());
    }),
  );
}

export function loadedSection(kind: SectionKind): DrawSection | undefined {
  return loaded.get(kind);
}

/** The kinds in an answer of the content backend, wherever its `sectionElements` stand. */
export function sectionKindsOf(answer: unknown): SectionKind[] {
  if (Array.isArray(answer)) return answer.flatMap(sectionKindsOf);
  if (typeof answer !== 'object' || answer === null) return [];
  const own =
    '__typename' in answer && typeof answer.__typename === 'string' ? kindOf(answer.__typename) : undefined;
  return own === undefined ? Object.values(answer).flatMap(sectionKindsOf) : [own];
}
