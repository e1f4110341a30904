import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

export default {
  extends: [vikeReact],
  passToClient: ['locale'],
  // Every page resolves its data before it is drawn; a string needs no inline script (specification of the policy).
  stream: false,
  reactStrictMode: false,
  // Hover prefetches code and data, so that the click costs nothing; data-saver is respected in `+client.ts`.
  prefetchStaticAssets: 'hover',
  meta: {
    query: { env: { server: true } },
    ownHead: { env: { server: true } },
  },
} satisfies Config;
