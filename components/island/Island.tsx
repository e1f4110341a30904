import { I18nProvider, useLingui } from '@lingui/react';
import { createElement, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, IslandProps } from './islands.ts';

/**
 * Time of hydration: when the browser is idle, when the island is near the viewport, or when it is near the viewport
 * and the visitor has used the page. Any interaction with the island hydrates it; `interaction` hydrates it only then.
 */
export type HydrationMoment = 'idle' | 'visible' | 'used' | 'interaction';

type Props<TName extends IslandName> = {
  name: TName;
  of: (props: IslandProps<TName>) => ReactNode;
  props: IslandProps<TName> & Serialisable<IslandProps<TName>>;
  hydrateOn: HydrationMoment;
};

/**
 * Renders a component on the server and marks it for hydration in the browser. The component receives only its props
 * and the page's language, and no other context of the page.
 */
export function Island<TName extends IslandName>(island: Props<TName>) {
  const { name, of: renderComponent, props, hydrateOn } = island;
  const { i18n } = useLingui();
  // Includes the island's name, because `startLeadDialog` inserts islands from another page.
  const id = name + useId();
  // A separate root, as in the browser, so that React generates the same IDs on both sides.
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <ComponentRoot render={() => renderComponent(props)} />
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

/** Calls the island's component within the separate root, in which its hooks must run. */
function ComponentRoot({ render }: { render: () => ReactNode }) {
  return render();
}

/**
 * `T`, except that `never` replaces everything that JSON cannot represent, such as a function, a `Date` or an element.
 * Passing such a value to an island does not compile.
 */
export type Serialisable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends bigint | symbol | ((...args: never[]) => unknown)
    ? never
    : { [Key in keyof T]: Serialisable<T[Key]> };
