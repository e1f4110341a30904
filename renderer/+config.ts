import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

const onServer = { env: { server: true } } as const;

export default {
  extends: [vikeReact],
  // Pages are rendered only on the server; the browser gets `+client.ts` and the islands (docs/decisions/0001).
  clientRouting: false,
  // Streaming needs inline scripts, which the Content-Security-Policy would block.
  stream: false,
  reactStrictMode: false,
  // Vike would log the warning as plain text for every visitor who waits for WordPress. Metrics report such delays.
  hooksTimeout: { data: { warning: false } },
  meta: {
    Page: onServer,
    Layout: { ...onServer, cumulative: true },
    Wrapper: { ...onServer, cumulative: true },
    lang: onServer,
    query: onServer,
    validate: onServer,
    routeMiddleware: { ...onServer, cumulative: true },
    staticHead: onServer,
    preserveScroll: onServer,
    // Used outside pages, by server/rendering/mailRenderer.ts.
    renderMail: { ...onServer, global: true },
  },
} satisfies Config;
