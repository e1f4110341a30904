import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

const onServer = { env: { server: true } } as const;

export default {
  extends: [vikeReact],
  // Pages are rendered here alone; the browser gets `+client.ts` and the islands (docs/decisions/0001).
  clientRouting: false,
  // A string needs no inline script, which the security policy would refuse.
  stream: false,
  reactStrictMode: false,
  // It would stand in the log as plain text, once for each visitor who waits for WordPress; metrics tell of that.
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
    // Of no page: the server asks for it by itself (server/rendering/mailRenderer.ts).
    renderMail: { ...onServer, global: true },
  },
} satisfies Config;
