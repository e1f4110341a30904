import { enableCompileCache } from 'node:module';
import path from 'node:path';
import './requireNode.mjs';
import { restartsWithMemorySettings } from './memorySettings.mjs';

const mode = process.argv.includes('--dev') ? 'development' : 'production';
if (mode === 'development' || !restartsWithMemorySettings()) {
  // Saves a third of the development server's start-up time.
  enableCompileCache(path.join(import.meta.dirname, '../.cache/compiled'));
  const { run } = await import('./run.ts');
  await run(mode);
}
