import { createElement, type ComponentType, type ReactElement } from 'react';
import { components } from './generated/pageSections.ts';
import type { pageSections_sections$data } from './generated/__generated__/pageSections_sections.graphql.ts';

type Section = pageSections_sections$data[number];

/** The section kinds of pages: the folders beside this file. */
export type SectionKind = Exclude<keyof Section, '__typename' | ' $fragmentType'>;

type Components = {
  [TKind in SectionKind]: ComponentType<{ section: NonNullable<Section[TKind]> }>;
};

/** Each kind's component reads the fragment of its kind: another kind's does not compile here. */
const checked: Components = components;

export const sectionKinds: readonly SectionKind[] = Object.keys(components).filter(isSectionKind);

/** The kind behind a type name of the content backend; undefined for one that this site does not have. */
export function kindOf(typename: string): SectionKind | undefined {
  const kind = /^PageElementsSectionElements(\w+)Layout$/.exec(typename)?.[1];
  return kind !== undefined && isSectionKind(kind) ? kind : undefined;
}

function isSectionKind(kind: string): kind is SectionKind {
  return Object.hasOwn(components, kind);
}

export function renderSection<TKind extends SectionKind>(kind: TKind, data: Section): ReactElement | null {
  const section = data[kind];
  return section ? createElement(checked[kind], { section }) : null;
}
