import { expect, it } from 'vitest';
import { animationFaults } from './animationFaults.ts';
import { layerLimit } from './lottie.ts';

const layer = { ty: 4, ks: {} };
const animation = { v: '5.7.0', fr: 30, ip: 0, op: 60, w: 100, h: 100, layers: [layer] };
const file = (change: object) => Buffer.from(JSON.stringify({ ...animation, ...change }));
const layers = (count: number) => Array.from({ length: count }, () => layer);
const precomposed = (inner: object) => ({ assets: [{ id: 'a', layers: [{ ...layer, ...inner }] }] });

it.each<[what: string, file: Uint8Array]>([
  ['shapes', file({})],
  ['a picture inside', file({ assets: [{ id: 'a', p: 'data:image/png;base64,AAAA', e: 1 }] })],
  ['699 layers', file({ layers: layers(699) })],
  ['an effect list that is empty', file({ layers: [{ ...layer, ef: [] }] })],
])('animationFaults returns nothing for an animation with %s', (_what, bytes) => {
  expect(animationFaults(bytes)).toEqual([]);
});

it.each<[what: string, file: Uint8Array, fault: RegExp]>([
  ['a .lottie archive', Buffer.from([0x50, 0x4b, 3, 4]), /\.lottie archive/],
  ['a web page', Buffer.from('<!doctype html>'), /not Lottie JSON/],
  ['other JSON', Buffer.from('[1]'), /not Lottie JSON/],
  [
    'pictures beside the file',
    file({ assets: [{ id: 'a', u: 'images/', p: 'img_0.png' }] }),
    /images in separate files/,
  ],
  ['too many layers', file({ layers: layers(layerLimit + 1) }), /1001 layers, but at most 1000/],
  [
    'a font from elsewhere',
    file({ fonts: { list: [{ fPath: 'https://fonts.example/a.css' }] } }),
    /not shown.*fonts/,
  ],
  [
    'expressions',
    file({ layers: [{ ...layer, ks: { o: { a: 0, k: 1, x: 'var $bm_rt = 1;' } } }] }),
    /without its expressions/,
  ],
  ['effects in a composition', file(precomposed({ ef: [{ ty: 29 }] })), /without its effects/],
  [
    'expressions and effects',
    file(precomposed({ ef: [{ ty: 29 }], ks: { r: { k: 0, x: 'time' } } })),
    /without its effects and expressions/,
  ],
])('animationFaults reports an animation with %s', (_what, bytes, expectedIssue) => {
  expect(animationFaults(bytes)).toEqual([expect.stringMatching(expectedIssue)]);
});
