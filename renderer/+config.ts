import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

export default {
  extends: [vikeReact],
  passToClient: ['locale'],
  // Every page resolves its data before it is drawn; a string needs no inline script (specification of the policy).
  stream: false,
  reactStrictMode: false,
  // The first page is drawn again when somebody uses it, which may be never (hydration/untilWanted.ts).
  hooksTimeout: { onRenderClient: { warning: false, error: false } },
  // Our own (navigation/prefetch.ts) heeds slow connections and fetches data too.
  prefetch: { staticAssets: false, pageContext: false },
  meta: {
    query: { env: { server: true } },
    validate: { env: { server: true } },
    routeMiddleware: { env: { server: true }, cumulative: true },
    ownHead: { env: { server: true } },
    // Of no page: the server asks for it by itself (server/features/rendering/mailRenderer.ts).
    renderMail: { env: { server: true }, global: true },
  },
} satisfies Config;
