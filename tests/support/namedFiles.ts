/** Returns the source files that a text names in backticks. Expands `a/{b,c}.ts` to `a/b.ts` and `a/c.ts`. */
export function namedFiles(text: string): string[] {
  const matches = text.matchAll(/`((?:[\w@()+./-]|\{[\w+,]+\})+\.(?:tsx?|mjs|php|graphql|po))`/g);
  return [...matches].flatMap(([, files = '']) => {
    const [, prefix = '', names, suffix = ''] = /^(.*)\{(.*)\}(.*)$/.exec(files) ?? [];
    return names === undefined ? [files] : names.split(',').map((name) => `${prefix}${name}${suffix}`);
  });
}
