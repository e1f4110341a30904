import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Draws what is the same on every page that has the same content, once for each content: the menus are a third of the
 * largest page's elements and more than half of a small one's. What is drawn sees the content and its language, nothing
 * of the page; the content is of one language and never changed in place. It takes no ids (`useId`), which would be those
 * of other kept markup too, and no eager pictures, which React would have fetched ahead on every page.
 */
export function cachedMarkup<TContent extends object>(draw: (content: TContent) => ReactNode) {
  const kept = new WeakMap<TContent, string>();
  return (content: TContent, i18n: I18n): { __html: string } => {
    const markup =
      kept.get(content) ?? renderToStaticMarkup(<I18nProvider i18n={i18n}>{draw(content)}</I18nProvider>);
    kept.set(content, markup);
    return { __html: markup };
  };
}
