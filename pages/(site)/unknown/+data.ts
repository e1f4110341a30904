import type { PageContextServer } from 'vike/types';
import { notFound } from '#renderer/data/runPageQuery.ts';

export function data(pageContext: PageContextServer): never {
  throw notFound(pageContext);
}
