import { createServer, type IncomingMessage } from 'node:http';
import { listen, close } from './listen.ts';

/** Minimal versions of each analytics tool's script, which forward the page's calls as the tool would. */
const scripts: Record<string, string> = {
  '/js/script.manual.js': `
    const isIgnored = () => localStorage.getItem('plausible_ignore') === 'true';
    const told = (window.plausible && window.plausible.q) || [];
    window.plausible = (...call) => { if (!isIgnored()) send('/api/event', call); };
    for (const call of told) window.plausible(...call);
    addEventListener('pagehide', () => window.plausible('engagement'));`,
  '/script.js': `
    window.umami = { track: (first, data) =>
      send('/api/send', typeof first === 'function' ? first({ url: location.href }) : [first, data]) };`,
  '/matomo.js': `
    let setsCookies = true;
    const take = ([name, ...values]) => {
      if (name === 'disableCookies') { setsCookies = false; document.cookie = '_pk_id.1.abcd=; Max-Age=0; Path=/'; }
      if (name === 'setCookieConsentGiven') setsCookies = true;
      if (name === 'setCustomUrl') send('/matomo.php', [name, ...values]);
      if (!name.startsWith('track')) return;
      if (setsCookies) document.cookie = '_pk_id.1.abcd=1; Path=/';
      send('/matomo.php', [name, ...values]);
    };
    const told = window._paq;
    window._paq = { push: (...calls) => calls.forEach(take) };
    told.forEach(take);`,
  '/gtag/js': `
    const take = (call) => {
      const [name, ...values] = [...call];
      if (window['ga-disable-G-TEST1']) return;
      if (name === 'consent' && values[1].analytics_storage === 'granted') document.cookie = '_ga=1; Path=/';
      if (name !== 'js') send('/g/collect', [name, ...values]);
    };
    const told = window.dataLayer;
    window.dataLayer = { push: take };
    told.forEach(take);
    addEventListener('pagehide', () => take(['event', 'user_engagement']));`,
};

export type StandInTool = {
  url: string;
  /** Paths of the requested scripts. */
  scripts: string[];
  /** Data sent to the tool as text, in order. */
  sent: string[];
  close(): Promise<void>;
};

/** Starts a server on a separate origin that serves every tool's script and records what is sent to it. */
export async function startStandInTool(): Promise<StandInTool> {
  const requestedPaths: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://tool.invalid');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Cache-Control', 'no-store');
    const script = scripts[pathname];
    if (script === undefined) {
      void textOf(request).then((text) => bodies.push(`${pathname} ${text}`));
      response.writeHead(204).end();
      return;
    }
    requestedPaths.push(`${pathname}${search}`);
    const origin = new URL(`http://${request.headers.host ?? ''}`).origin;
    response.setHeader('Content-Type', 'text/javascript');
    response.end(`(() => {
      const send = (path, what) => navigator.sendBeacon('${origin}' + path, JSON.stringify(what));
      ${script}
    })();`);
  });
  const url = await listen(server);
  return { url, scripts: requestedPaths, sent: bodies, close: () => close(server) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
