import { embeddedSpecification } from '#cms/embeddedSpecification.ts';
import { createDevelopmentSite } from '#server/main.ts';
import { withContent } from '../embeddedContent.ts';

/* Modules of the development server that are imported again when one of their files changes. */

/** Returns the environment. Starts the embedded content backend and adds its URL if no other backend is configured. */
export async function startContent(env: NodeJS.ProcessEnv) {
  let stop = async () => {};
  const completeEnv = await withContent(env, (stopContent) => void (stop = stopContent));
  return { env: completeEnv, stop };
}

export function makeSite(env: NodeJS.ProcessEnv, renderErrorDocument: (error: unknown) => string) {
  return createDevelopmentSite({ env, embeddedSpecification, errorDocument: renderErrorDocument });
}
