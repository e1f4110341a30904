import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { uploads, useImageSites } from '#tests/support/imageSites.ts';
import { createImageMetadata } from './imageMetadata.ts';

const logger = pino({ level: 'silent' });

const images = useImageSites();

describe('the dimensions of a picture', () => {
  it('are learned from the picture, upright', async () => {
    const imageMetadata = createImageMetadata({
      contentOrigin: images.host.origin,
      allowedHosts: [],
      logger,
    });
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
    const imageMetadata = createImageMetadata({
      contentOrigin: images.host.origin,
      allowedHosts: [],
      logger,
    });
    for (const url of [
      `/cms${uploads}/missing.jpg`,
      `/cms${uploads}/page.html`,
      'https://evil.example/a.jpg',
      '%',
    ]) {
      expect(await imageMetadata(url)).toEqual({ width: 0, height: 0, ratio: 0 });
    }
  });
});
