import http from 'node:http';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { close, listen } from './listen.ts';

export type HostResponse = {
  status?: number;
  type?: string;
  body?: Buffer | string;
  headers?: Record<string, string>;
};

/** Starts a content host that responds from a table and records the requested paths. Tests may change the table. */
export async function startStandInHost(responses: Record<string, HostResponse | 'silence' | 'hang-up'>) {
  const requestedPaths: string[] = [];
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    const entry = responses[path];
    if (entry === 'silence') return;
    if (entry === 'hang-up') return void request.socket.destroy();
    if (!entry) response.writeHead(404).end();
    else {
      response.writeHead(entry.status ?? 200, {
        'content-type': entry.type ?? 'image/jpeg',
        ...entry.headers,
      });
      response.end(entry.body ?? '');
    }
  });
  const origin = await listen(server);
  return { origin, requestedPaths, responses, close: () => close(server) };
}

export function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0b2431' } })
    .jpeg()
    .toBuffer();
}

/** Creates a photograph that no format compresses well. */
export function noiseImage(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#0b2431', noise } })
    .jpeg()
    .toBuffer();
}

/** Creates an image of soft gradients, which AVIF encodes in fewer bytes than WebP. */
export function waveImage(width: number, height: number): Promise<Buffer> {
  const lines = Array.from({ length: 24 }, (_, index) => {
    const y = (height * index) / 24;
    return `<path d="M0 ${y}Q${width / 2} ${y + 80} ${width} ${y}V${height}H0z" fill="hsl(${190 + index} 60% ${90 - 3 * index}%)"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

/** Creates a GIF of a few bytes with a number of frames of the given size. */
export function animatedGif(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  // Sets only one pixel per frame.
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

/** Creates a PNG of a few bytes whose header claims the given size. */
export async function bombOf(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
