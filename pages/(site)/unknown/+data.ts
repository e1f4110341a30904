import type { PageContextServer } from 'vike/types';
import { notFound } from '#renderer/data/notFound.ts';
import { pathnameOf } from '#renderer/pageLocale.ts';

export function data({ urlOriginal }: PageContextServer): never {
  throw notFound(pathnameOf(urlOriginal));
}
