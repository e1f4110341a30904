import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { UpstreamError } from '#server/errors.ts';
import { createContentApiGuard } from '#server/lib/contentApiGuard.ts';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { uploads, useImageSites } from '#tests/support/imageSites.ts';
import { createImageMetadata, drawingSize } from './imageMetadata.ts';
import { inspectImage } from './encodeImage.ts';

const logger = pino({ level: 'silent' });

const images = useImageSites();

function createLookup(concurrency = 8) {
  const gate = createContentApiGuard({ concurrency, probeEveryMs: 60_000, logger, onRecovered: () => {} });
  const media = createMediaPlaces({ contentUrl: images.host.origin });
  const readMetadata = createImageMetadata({ media, gate, logger });
  return { gate, imageMetadata: (url: string) => readMetadata(url, 'interactive') };
}

describe('createImageMetadata', () => {
  it('returns the dimensions after applying the orientation', async () => {
    const { imageMetadata } = createLookup();
    expect(await imageMetadata(`/cms${uploads}/harbour.jpg`)).toEqual({
      width: 1200,
      height: 800,
      ratio: 1.5,
    });
    expect(await imageMetadata(`${images.host.origin}${uploads}/buoy.svg`)).toEqual({
      width: 40,
      height: 20,
      ratio: 2,
    });
  });

  it('returns zeros if the image cannot be fetched or read', async () => {
    const { imageMetadata } = createLookup();
    for (const url of [
      `/cms${uploads}/missing.jpg`,
      `/cms${uploads}/page.html`,
      'https://evil.example/a.jpg',
      '%',
    ]) {
      expect(await imageMetadata(url)).toEqual({ width: 0, height: 0, ratio: 0 });
    }
  });

  it('queues its requests to the backend, and sends none while the circuit breaker is open', async () => {
    const { gate, imageMetadata } = createLookup(1);
    const blocker = Promise.withResolvers<void>();
    const page = gate.call({ key: 'page', kind: 'page', priority: 'interactive' }, () => blocker.promise);
    const pendingMetadata = imageMetadata(`/cms${uploads}/harbour.jpg`);
    expect(images.host.requestedPaths).toEqual([]);
    blocker.resolve();
    await page;
    expect(await pendingMetadata).toMatchObject({ width: 1200 });

    const fail = () => Promise.reject(new UpstreamError('It is away.'));
    for (const key of ['a', 'b', 'c', 'd', 'e'])
      await gate.call({ key, kind: 'page', priority: 'interactive' }, fail).catch(() => undefined);
    expect(await imageMetadata(`/cms${uploads}/buoy.svg`)).toMatchObject({ width: 0 });
    expect(images.host.requestedPaths).toHaveLength(1);
  });
});

const svg = (attributes: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`);

it.each([
  ['width="120" height="40"', ''],
  [`width='120px' height='40.6px' viewBox="0 0 1 1"`, '<?xml version="1.0"?>\n<!-- width="1" -->\n'],
  ['viewBox="10 10 300 200"', '\uFEFF'],
  ['viewBox="0,0,300.4,200" stroke-width="3"', ''],
])('drawingSize reads %s as sharp does', async (attributes, before) => {
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
])('drawingSize returns undefined for files that need sharp', (bytes) => {
  expect(drawingSize(bytes)).toBeUndefined();
});
