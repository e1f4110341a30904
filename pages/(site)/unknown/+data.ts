import type { PageContextServer } from 'vike/types';
import { notFound } from '#renderer/data/runPageQuery.ts';

export function data({ address }: PageContextServer): never {
  throw notFound(address);
}
