import { createElement, type ComponentType, type ReactElement } from 'react';
import type { Placement } from './Placement.ts';
import { components } from './sections/generated/articleSections.ts';
import type { articleSections_sections$data } from './sections/generated/__generated__/articleSections_sections.graphql.ts';

type Section = articleSections_sections$data[number];

/** The section kinds of articles: the folders in `sections/`. */
type ArticleKind = Exclude<keyof Section, '__typename' | ' $fragmentType'>;

type Components = {
  [TKind in ArticleKind]: ComponentType<{ section: NonNullable<Section[TKind]> } & Placement>;
};

/** Each kind's component reads the fragment of its kind: another kind's does not compile here. */
const checked: Components = components;

/** The kind behind a type name of the content backend; undefined for one that this site does not have. */
export function articleKindOf(typename: string): ArticleKind | undefined {
  const name = /^BlogPostElementsSectionElements(\w+)Layout$/.exec(typename)?.[1];
  return name !== undefined && isArticleKind(name) ? name : undefined;
}

function isArticleKind(name: string): name is ArticleKind {
  return Object.hasOwn(components, name);
}

export function renderArticleSection<TKind extends ArticleKind>(
  kind: TKind,
  data: Section,
  placement: Placement,
): ReactElement | null {
  const section = data[kind];
  return section ? createElement(checked[kind], { section, ...placement }) : null;
}
