import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

export default {
  extends: [vikeReact],
  passToClient: ['locale'],
  // Every page resolves its data before it is drawn; a string needs no inline script (specification of the policy).
  stream: false,
  reactStrictMode: false,
  // Our own (navigation/prefetch.ts) heeds slow connections and fetches data too.
  prefetch: { staticAssets: false, pageContext: false },
  meta: {
    query: { env: { server: true } },
    validate: { env: { server: true } },
    routeMiddleware: { env: { server: true }, cumulative: true },
    ownHead: { env: { server: true } },
  },
} satisfies Config;
