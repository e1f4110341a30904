import type { DocsOutline } from '#schema/openapi.ts';

export const encodings = ['identity', 'gzip', 'br'] as const;
export type Encoding = (typeof encodings)[number];

/** A specification that may be served: checked, neutralised, and ready in each encoding. */
export type PreparedSpecification = {
  /** SHA-256 of the served text. */
  hash: string;
  bodies: Record<Encoding, Uint8Array>;
  outline: DocsOutline;
};
