import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checkReactOutput, checkVikeOutput } from './libraryOutput.ts';

describe('checkReactOutput', () => {
  it('accepts the installed React', () => {
    expect(() => checkReactOutput()).not.toThrow();
  });

  it.each([
    ['preload links of images', 'rel="preload"', 'rel="preload" fetchpriority="high"'],
    ['the start of a boundary', '<!--$-->', '<!--B-->'],
    ['the end of a boundary', '<!--/$-->', '<!--/B-->'],
    ['the marker of an omitted section', '<!--$!-->', '<!--!-->'],
  ])('rejects other %s', (_part, text, newText) => {
    const render: typeof renderToString = (node) => renderToString(node).replaceAll(text, newText);
    expect(() => checkReactOutput(render)).toThrow('React writes other HTML');
  });
});

describe('checkVikeOutput', () => {
  it('accepts the installed Vike', async () => {
    await expect(checkVikeOutput()).resolves.toBeUndefined();
  });

  it.each([
    ['font preloads', 'crossorigin', 'crossorigin=""'],
    ['script tags', 'type="module" async', 'async type="module"'],
    ['stylesheet links', 'type="text/css"', "type='text/css'"],
  ])('rejects other %s', async (_part, text, newText) => {
    await expect(checkVikeOutput((tag) => tag.replace(text, newText))).rejects.toThrow(
      'Vike writes other HTML',
    );
  });
});
