import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { UpstreamError } from '#server/errors.ts';
import { createBackendGate } from '#server/lib/contentApiGuard.ts';
import { createMediaPlaces } from '#server/lib/mediaPlaces.ts';
import { uploads, useImageSites } from '#tests/support/imageSites.ts';
import { createImageMetadata } from './imageMetadata.ts';

const logger = pino({ level: 'silent' });

const images = useImageSites();

function lookUp(concurrency = 8) {
  const gate = createBackendGate({ concurrency, probeEveryMs: 60_000, logger, onRecovered: () => {} });
  const media = createMediaPlaces({ contentUrl: images.host.origin });
  const of = createImageMetadata({ media, gate, logger });
  return { gate, imageMetadata: (url: string) => of(url, 'visitor') };
}

describe('the dimensions of a picture', () => {
  it('are learned from the picture, upright', async () => {
    const { imageMetadata } = lookUp();
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

  it('are zero when the picture cannot be had', async () => {
    const { imageMetadata } = lookUp();
    for (const url of [
      `/cms${uploads}/missing.jpg`,
      `/cms${uploads}/page.html`,
      'https://evil.example/a.jpg',
      '%',
    ]) {
      expect(await imageMetadata(url)).toEqual({ width: 0, height: 0, ratio: 0 });
    }
  });

  it('are asked for in the backend’s turn, and not at all while its circuit breaker is open', async () => {
    const { gate, imageMetadata } = lookUp(1);
    const until = Promise.withResolvers<void>();
    const page = gate.call({ key: 'page', kind: 'page', purpose: 'visitor' }, () => until.promise);
    const waiting = imageMetadata(`/cms${uploads}/harbour.jpg`);
    expect(images.host.asked).toEqual([]);
    until.resolve();
    await page;
    expect(await waiting).toMatchObject({ width: 1200 });

    const fail = () => Promise.reject(new UpstreamError('It is away.'));
    for (const key of ['a', 'b', 'c', 'd', 'e'])
      await gate.call({ key, kind: 'page', purpose: 'visitor' }, fail).catch(() => undefined);
    expect(await imageMetadata(`/cms${uploads}/buoy.svg`)).toMatchObject({ width: 0 });
    expect(images.host.asked).toHaveLength(1);
  });
});
