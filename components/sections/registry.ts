import { createElement, type ComponentType, type ReactElement } from 'react';
import { components } from './generated/pageSections.ts';
import type { pageSections_sections$data } from './generated/__generated__/pageSections_sections.graphql.ts';

type Section = pageSections_sections$data[number];

/** Section kinds of pages: the folders beside this file. */
export type SectionKind = Exclude<keyof Section, '__typename' | ' $fragmentType'>;

type Components = {
  [TKind in SectionKind]: ComponentType<{ section: NonNullable<Section[TKind]> }>;
};

/** Makes the compiler check that each kind's component takes the kind's fragment. */
const checkedComponents: Components = components;

export const sectionKinds: readonly SectionKind[] = Object.keys(components).filter(isSectionKind);

/** Returns the kind of a GraphQL type; `undefined` for a kind that this site does not have. */
export function kindOf(typename: string): SectionKind | undefined {
  const kind = /^PageElementsSectionElements(\w+)Layout$/.exec(typename)?.[1];
  return kind !== undefined && isSectionKind(kind) ? kind : undefined;
}

function isSectionKind(kind: string): kind is SectionKind {
  return Object.hasOwn(components, kind);
}

export function renderSection<TKind extends SectionKind>(kind: TKind, data: Section): ReactElement | null {
  const section = data[kind];
  return section ? createElement(checkedComponents[kind], { section }) : null;
}
