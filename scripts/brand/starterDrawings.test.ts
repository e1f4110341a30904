import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paletteOf } from './palette.ts';
import { starterDrawings } from './starterDrawings.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('starterDrawings', () => {
  it('returns every drawing except the logo in the company’s colours only', async () => {
    const palette = paletteOf('#00bb55');
    const ofCompany = new Set(JSON.stringify(palette).match(/#[\da-f]{6}/gi));
    const drawings = await starterDrawings(root, palette);
    expect(Object.keys(drawings)).toContain('uploads/2026/11/desk.svg');
    expect(Object.keys(drawings).filter((file) => file.includes('logo'))).toEqual([]);
    const foreign = Object.values(drawings)
      .flatMap((text) => text.match(/#[\da-f]{6}\b/gi) ?? [])
      .filter((color) => !ofCompany.has(color));
    expect(foreign).toEqual([]);
  });
});
