import { describe, expect, it } from 'vitest';
import { checkProse } from './checkProse.ts';

describe('checkProse', () => {
  it('reports the line and a replacement of each phrase in the word list', () => {
    expect(checkProse('# Prices\n\nYour price could not be *reckoned* here.\n')).toEqual([
      { line: 3, text: '“reckoned”: write calculate' },
    ]);
  });

  it('reports repeated words and wrong articles', () => {
    expect(checkProse('It is in the the cache.\n\nSend an request.').map(({ line }) => line)).toEqual([1, 3]);
  });

  it('reports phrases in table cells but not in code', () => {
    const markdown = '| A |\n|---|\n| anew |\n\n`anew`\n\n```\nanew\n```\n';
    expect(checkProse(markdown)).toEqual([{ line: 3, text: '“anew”: write again' }]);
  });

  it('accepts plain English', () => {
    expect(checkProse('Thirty days after you cancel, the cards stop working.')).toEqual([]);
  });
});
