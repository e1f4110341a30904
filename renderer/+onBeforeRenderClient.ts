import type { PageContextClient } from 'vike/types';
import { beginViewTransition } from './navigation/viewTransition.ts';

/** Lets the old page be photographed for the cross-fade. */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  if (!pageContext.isHydration) await beginViewTransition();
}
