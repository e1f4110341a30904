import * as v from 'valibot';
import { startChromium } from './startChromium.ts';

const Message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  result: v.optional(v.unknown()),
  params: v.optional(v.unknown()),
});
const Session = v.object({ sessionId: v.string() });
const Evaluated = v.optional(v.object({ result: v.object({ value: v.optional(v.unknown()) }) }));
const Attached = v.object({ sessionId: v.string(), targetInfo: v.object({ type: v.string() }) });

/** A tab of a separate browser. Commands go to the page that it currently shows, even if it was prerendered. */
export type Tab = {
  send(method: string, params?: object): Promise<unknown>;
  /** Evaluates an expression in the page. Resolves to `undefined` if the page is replaced before it responds. */
  evaluate(expression: string): Promise<unknown>;
  /** Evaluates an expression in the page that the browser is prerendering. Resolves to `undefined` if there is none. */
  evaluateAhead(expression: string): Promise<unknown>;
  close(): Promise<void>;
};

/** Opens Chromium with additional arguments, without Playwright, which disables prerendering. */
export async function openTab(extraArguments: readonly string[] = []): Promise<Tab> {
  const browser = await startChromium(extraArguments);
  const socket = new WebSocket(browser.socket);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const waiting = new Map<number, (result: unknown) => void>();
  // The first page is the visible one. When it closes, the next prerendered page takes its place.
  const pages: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, params } = v.parse(Message, JSON.parse(String(data)));
    if (id !== undefined) waiting.get(id)?.(result);
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = v.parse(Attached, params);
      if (targetInfo.type === 'page') pages.push(sessionId);
    }
    if (method === 'Target.detachedFromTarget') {
      const closedIndex = pages.indexOf(v.parse(Session, params).sessionId);
      if (closedIndex >= 0) pages.splice(closedIndex, 1);
    }
  });
  let lastId = 0;
  const sendTo = (sessionId: string | undefined, method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    });

  const { targetId } = v.parse(
    v.object({ targetId: v.string() }),
    await sendTo(undefined, 'Target.createTarget', { url: 'about:blank', forTab: true }),
  );
  const { sessionId: tab } = v.parse(
    Session,
    await sendTo(undefined, 'Target.attachToTarget', { targetId, flatten: true }),
  );
  await sendTo(tab, 'Target.setAutoAttach', {
    autoAttach: true,
    flatten: true,
    waitForDebuggerOnStart: false,
  });
  const evaluateIn = async (sessionId: string | undefined, expression: string) => {
    const params = { expression, returnByValue: true, awaitPromise: true };
    return v.parse(Evaluated, await sendTo(sessionId, 'Runtime.evaluate', params))?.result.value;
  };
  return {
    send: (method, params) => sendTo(pages[0], method, params),
    evaluate: (expression) => evaluateIn(pages[0], expression),
    evaluateAhead: async (expression) => pages[1] && evaluateIn(pages[1], expression),
    async close() {
      socket.close();
      await browser.stop();
    },
  };
}
