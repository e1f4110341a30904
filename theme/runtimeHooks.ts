import type { Config } from '@pandacss/dev';

const collected = 'classNames.add(className);';

/** Lets Panda's runtime, through which every class name passes, write the short name of a class. */
export const runtimeHooks: Config['hooks'] = {
  'codegen:prepare': ({ artifacts }) => {
    const helpers = artifacts.flatMap(({ files }) => files).find(({ file }) => file === 'helpers.js');
    if (helpers?.code === undefined) return;
    if (!helpers.code.includes(collected)) {
      throw new Error(`Panda's runtime no longer has "${collected}": adapt theme/runtimeHooks.ts.`);
    }
    helpers.code = [
      "import { shortClassName } from '#theme/shortClassNames.ts';",
      helpers.code.replace(collected, 'classNames.add(shortClassName(className));'),
    ].join('\n');
  },
};
