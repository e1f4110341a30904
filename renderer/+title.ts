import type { PageContext } from 'vike/types';

/** The server writes the title with the rest of the head (`+Head.tsx`); the browser updates it on navigation. */
export const title = (pageContext: PageContext): string | undefined =>
  pageContext.isClientSide ? pageContext.data.title : undefined;
