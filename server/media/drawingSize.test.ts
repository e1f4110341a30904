import { expect, it } from 'vitest';
import { drawingSize } from './drawingSize.ts';
import { inspectImage } from './encodeImage.ts';

const svg = (attributes: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`);

it.each([
  ['width="120" height="40"', ''],
  [`width='120px' height='40.6px' viewBox="0 0 1 1"`, '<?xml version="1.0"?>\n<!-- width="1" -->\n'],
  ['viewBox="10 10 300 200"', '\uFEFF'],
  ['viewBox="0,0,300.4,200" stroke-width="3"', ''],
])('reads %s as the encoder does', async (attributes, before) => {
  const bytes = svg(attributes, before);
  const { width, height } = await inspectImage(bytes);
  expect(drawingSize(bytes)).toEqual({ width, height });
});

it.each([
  svg('width="10em" height="4em"'),
  svg('width="100%" height="100%" viewBox="0 0 10 10"'),
  svg('width="120" viewBox="0 0 10 10"'),
  svg(''),
  svg('width="0" height="4"'),
  Buffer.from('<!DOCTYPE svg [<!ENTITY w "5">]><svg width="&w;" height="4"/>'),
  Buffer.from('<html><svg width="1" height="1"></svg></html>'),
  Buffer.from([0x89, 0x50, 0x4e, 0x47]),
])('leaves the rest to the encoder', (bytes) => {
  expect(drawingSize(bytes)).toBeUndefined();
});
