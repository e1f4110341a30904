import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { RenderMail } from '#schema/mail.ts';

const outDir = '.cache/mail-renderer';

/** Builds the renderer of mails for a process of plain Node; returns its address. */
export async function buildMailRenderer(): Promise<string> {
  const { build } = await import('vite');
  await build({
    configFile: 'vitest.config.ts',
    logLevel: 'error',
    build: { ssr: 'renderer/mail/renderMail.tsx', outDir, emptyOutDir: true },
  });
  return pathToFileURL(`${outDir}/renderMail.js`).href;
}

const Renderer = v.object({ renderMail: v.custom<RenderMail>((value) => typeof value === 'function') });

export async function loadMailRenderer(address: string): Promise<RenderMail> {
  return v.parse(Renderer, await import(address)).renderMail;
}
