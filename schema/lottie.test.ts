import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LottieAnimation } from './lottie.ts';

const animation = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 120,
  w: 200,
  h: 200,
  assets: [],
  layers: [{ ty: 4, ks: {} }],
};

describe('LottieAnimation', () => {
  it.each([
    ['as it is exported', {}],
    ['with a picture inside', { assets: [{ id: 'a', p: 'data:image/png;base64,AAAA', e: 1 }] }],
    ['with a composition', { assets: [{ id: 'a', layers: [] }] }],
    ['with a font of the page', { fonts: { list: [{ fName: 'Sans', fPath: '' }] } }],
  ])('accepts an animation %s', (_what, change) => {
    expect(v.is(LottieAnimation, { ...animation, ...change })).toBe(true);
  });

  it.each([
    ['without layers', { layers: [] }],
    ['without frames', { op: 0 }],
    ['with an absurd size', { w: 1e9 }],
    ['without speed', { fr: 0 }],
    ['that loads a picture from another host', { assets: [{ u: 'https://evil.example/', p: 'a.png' }] }],
    ['with a drawing that may hold a script', { assets: [{ p: 'data:image/svg+xml;base64,AAAA' }] }],
    ['that loads a font from another host', { fonts: { list: [{ fPath: 'https://evil.example/a.css' }] } }],
  ])('rejects an animation %s', (_what, change) => {
    expect(v.is(LottieAnimation, { ...animation, ...change })).toBe(false);
  });

  it('rejects values that are not animations', () => {
    for (const value of [null, [], 'text', {}]) expect(v.is(LottieAnimation, value)).toBe(false);
  });
});
