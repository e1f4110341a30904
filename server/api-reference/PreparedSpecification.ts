import type { DocsOutline } from '#schema/openapi.ts';

/** A specification that may be served: checked, neutralised, and ready in each encoding. */
export type PreparedSpecification = {
  /** SHA-256 of the served text. */
  hash: string;
  bodies: Record<'identity' | 'gzip' | 'br', Uint8Array>;
  outline: DocsOutline;
};
