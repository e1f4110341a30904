import type { Plugin } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { loadStyleNames } from './loadStyleNames.ts';

/** Writes the short names of Panda's classes and custom properties into a stylesheet. */
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
