import * as parts from '#brand/parts.ts';
import { createApiReferenceRouter, createDocsOutline } from '#server/api-reference/apiReferenceRouter.ts';
import { createSpecificationSource } from '#server/api-reference/specificationSource.ts';
import type { Config } from '#server/config/config.ts';
import type { BackupStore } from '#server/lib/backupStore.ts';
import type { Logger } from '#server/logger.ts';

/** Creates the API reference. Returns undefined if the feature is off or no API is configured. */
export function createApiReferenceServices(
  { docsApiOrigin: origin }: Pick<Config, 'docsApiOrigin'>,
  deps: {
    /** Returns the demo company's specification. */
    embedded: () => Promise<unknown>;
    copies: BackupStore;
    logger: Logger;
  },
) {
  if (!parts.apiReference || origin === undefined) return undefined;
  const specification = createSpecificationSource({
    origin: origin === 'demonstration' ? undefined : origin,
    embedded: deps.embedded,
    fetch,
    copies: deps.copies.of('api reference'),
    logger: deps.logger,
  });
  return {
    outline: createDocsOutline(specification),
    router: createApiReferenceRouter({ specification }),
  };
}
