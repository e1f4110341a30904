import type { Declaration, Plugin, Root } from 'postcss';
import { loadStyleNames } from './loadStyleNames.ts';
import parseSelector from 'postcss-selector-parser';

const reference = /var\((--(?:[\w-]|\\.)+)\)/g;

/** Property with which Panda marks stylesheets, and that nothing reads. */
const signature = '--made-with-panda';

/**
 * PostCSS plugin that inlines tokens that have the same value everywhere and removes unused custom properties, which
 * would make up a third of every page's stylesheet.
 */
export function inlineTokens(): Plugin {
  return {
    postcssPlugin: 'inline-tokens',
    async OnceExit(sheet) {
      const { constants } = await loadStyleNames();
      const inline = (text: string) =>
        text.replaceAll(reference, (match: string, name: string) => constants.get(name) ?? match);
      sheet.walkDecls((declaration) => {
        if (constants.has(declaration.prop) || declaration.prop === signature) removeDeclaration(declaration);
        else declaration.value = inline(declaration.value);
      });
      dropUnreadDefaults(sheet);
    },
  };
}

/** Removes the defaults that Panda sets on every element for custom properties of unused utilities. */
function dropUnreadDefaults(sheet: Root): void {
  const readNames = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--(?:[\w-]|\\.)+)/g))
      if (name !== undefined) readNames.add(name);
  });
  sheet.walkRules(/^\*/, (rule) => {
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--') && !readNames.has(node.prop))
        removeDeclaration(node);
    });
  });
}

function removeDeclaration(declaration: Declaration): void {
  const { parent } = declaration;
  declaration.remove();
  if (parent?.nodes?.length === 0) parent.remove();
}

/** PostCSS plugin that applies the short names of Panda's classes and custom properties to a stylesheet. */
export function renameStyles(): Plugin {
  return {
    postcssPlugin: 'short-style-names',
    async OnceExit(sheet) {
      const { classes, properties } = await loadStyleNames();
      const renameClasses = parseSelector((selectors) => {
        selectors.walkClasses((node) => {
          node.value = classes.get(node.value) ?? node.value;
        });
      });
      const renameProperties = (text: string) =>
        text.replaceAll(/--[\w-]+/g, (name) => properties.get(name) ?? name);
      sheet.walkRules((rule) => {
        if (rule.selector.includes('.')) rule.selector = renameClasses.processSync(rule.selector);
      });
      sheet.walkDecls((declaration) => {
        declaration.prop = renameProperties(declaration.prop);
        declaration.value = renameProperties(declaration.value);
      });
    },
  };
}
