import { I18nProvider, useLingui } from '@lingui/react';
import { createElement, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, IslandProps } from './islands.ts';

/**
 * When an island is hydrated if nobody touches it before: once the browser is idle, near the viewport, or near the
 * viewport of a page that is used. `interaction` waits for the visitor.
 */
export type HydrationMoment = 'idle' | 'visible' | 'used' | 'interaction';

type Props<TName extends IslandName> = {
  name: TName;
  of: (props: IslandProps<TName>) => ReactNode;
  props: IslandProps<TName> & Serialisable<IslandProps<TName>>;
  hydrateOn: HydrationMoment;
};

/**
 * A component that also runs in the browser, alone: its HTML is drawn here, and React hydrates it later. It
 * sees its own props and the page's language, nothing else of the page.
 */
export function Island<TName extends IslandName>(island: Props<TName>) {
  const { name, of: draw, props, hydrateOn } = island;
  const { i18n } = useLingui();
  // With its name, for another page's island may be brought here (`startLeadDialog`).
  const id = name + useId();
  // A root of its own, as in the browser: the ids that React makes up are then the same on both sides.
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <Drawing draw={() => draw(props)} />
    </I18nProvider>,
    { identifierPrefix: id },
  );
  return createElement('site-island', {
    name,
    props: JSON.stringify(props),
    prefix: id,
    'hydrate-on': hydrateOn,
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** Where the hooks of an island's component belong, within the root of its own. */
function Drawing({ draw }: { draw: () => ReactNode }) {
  return draw();
}

/**
 * `T` where all of it survives the way from the server to the browser as JSON. What does not, such as a function, a
 * `Date` or an element, becomes `never`, so that passing it to an island does not compile.
 */
export type Serialisable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends bigint | symbol | ((...args: never[]) => unknown)
    ? never
    : { [Key in keyof T]: Serialisable<T[Key]> };
