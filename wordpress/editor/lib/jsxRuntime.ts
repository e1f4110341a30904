import { createElement, Fragment, type ElementType, type Key, type ReactNode } from 'react';

// JSX runtime for bundles, which share React with the block editor. WordPress 6.5 offers `createElement`, but no JSX runtime.

type Props = { children?: ReactNode; [name: string]: unknown };

export { Fragment };

/** Creates an element with a single child. */
export function jsx(type: ElementType, { children, ...props }: Props, key?: Key) {
  return createElement(type, { ...props, ...(key !== undefined && { key }) }, children);
}

/** Creates an element with several children, which need no keys. */
export function jsxs(type: ElementType, { children, ...props }: Props, key?: Key) {
  const all = { ...props, ...(key !== undefined && { key }) };
  return createElement(type, all, ...(Array.isArray(children) ? children : [children]));
}
