import { createElement, type ComponentType, type ReactElement } from 'react';
import type { ArticleBody_sections$data } from './__generated__/ArticleBody_sections.graphql.ts';
import { BlogMedia } from './BlogMedia/BlogMedia.tsx';
import type { Placement } from './Placement.ts';
import { SectionContent } from './SectionContent/SectionContent.tsx';
import { SectionHeading } from './SectionHeading/SectionHeading.tsx';
import { Signature } from './Signature/Signature.tsx';

export type PostSection = ArticleBody_sections$data[number];

/** The section kinds of articles: the aliases of `ArticleBody_sections`, but for the headings' text. */
export type PostKind = Exclude<keyof PostSection, '__typename' | ' $fragmentType' | 'heading'>;

type KindProps<TKind extends PostKind> = { section: NonNullable<PostSection[TKind]> } & Placement;

type DrawPostSection = (section: PostSection, placement: Placement) => ReactElement | null;

/** One line per kind. A spread without an entry does not compile, nor an entry without a spread. */
export const postKinds: Readonly<Record<PostKind, DrawPostSection>> = {
  SectionHeading: kind('SectionHeading', SectionHeading),
  SectionContent: kind('SectionContent', SectionContent),
  BlogMedia: kind('BlogMedia', BlogMedia),
  Signature: kind('Signature', Signature),
};

/** The kind behind a type name of the content backend; undefined for one this site does not draw. */
export function postKindOf(typename: string): PostKind | undefined {
  const name = /^BlogPostElementsSectionElements(\w+)Layout$/.exec(typename)?.[1];
  return name !== undefined && isPostKind(name) ? name : undefined;
}

function isPostKind(name: string): name is PostKind {
  return Object.hasOwn(postKinds, name);
}

/** Ties a kind to the component that reads its fragment: another kind's component does not compile. */
function kind<TKind extends PostKind>(
  name: TKind,
  Component: ComponentType<KindProps<TKind>>,
): DrawPostSection {
  return (section, placement) => {
    const key = section[name];
    return key ? createElement(Component, { section: key, ...placement }) : null;
  };
}
