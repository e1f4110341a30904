import type { PageContextServer } from 'vike/types';
import { loadSections, sectionKindsOf } from '#components/sections/loadSections.ts';

export async function onBeforeRenderHtml(pageContext: PageContextServer): Promise<void> {
  await loadSections(sectionKindsOf(pageContext.data.response));
}
