import './requireNode.mjs';

const { serve } = await import('./serve.ts');
await serve();
