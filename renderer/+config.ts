import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

export default {
  extends: [vikeReact],
  passToClient: ['locale'],
  // Every page resolves its data before it is drawn; a string needs no inline script (specification of the policy).
  stream: false,
  reactStrictMode: false,
  // Code when a link comes into view, data on intent, so that the click costs nothing.
  prefetch: { staticAssets: 'viewport', pageContext: 10_000 },
  meta: {
    query: { env: { server: true } },
    validate: { env: { server: true } },
    routeMiddleware: { env: { server: true }, cumulative: true },
    ownHead: { env: { server: true } },
  },
} satisfies Config;
