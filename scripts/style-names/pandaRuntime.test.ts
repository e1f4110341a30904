import { describe, expect, it } from 'vitest';
import pandaConfig from '../../panda.config.ts';

/** Returns the code of Panda's generated runtime as the site's hook changes it. */
async function changedRuntime(file: string, code: string): Promise<string | undefined> {
  const files = [{ file, code }];
  const prepare = pandaConfig.hooks?.['codegen:prepare'];
  await prepare?.({ artifacts: [{ id: 'helpers', files }], changed: undefined });
  return files[0]?.code;
}

describe('panda.config.ts', () => {
  it('lets the runtime write short class names', async () => {
    const code = await changedRuntime('helpers.js', 'classNames.add(className);');
    expect(code).toContain('classNames.add(shortClassName(className));');
  });

  it.each([
    ['helpers.js', 'classNames.push(className);'],
    ['runtime.js', 'classNames.add(className);'],
  ])('rejects a Panda runtime that it cannot patch: %s with %j', async (file, code) => {
    await expect(changedRuntime(file, code)).rejects.toThrow('Update panda.config.ts');
  });
});
