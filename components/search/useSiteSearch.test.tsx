import { useLayoutEffect } from 'react';
import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchApiPath } from '#schema/search.ts';
import { useSiteSearch } from './useSiteSearch.ts';

const answer = (query: string) => ({ query, count: 1, isLoose: false, results: [] });
type Sent = {
  query: string | null;
  url: string;
  signal: AbortSignal;
  respond: (response: Response | Error) => Promise<void>;
};
let requests: Sent[];

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/search?q=pump');
  requests = [];
  // Ignores the abort signal, as a response that has already arrived does.
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    requests.push({
      query: new URL(url, 'http://localhost').searchParams.get('q'),
      url,
      signal,
      respond: (response) =>
        act(async () => (response instanceof Error ? reject(response) : resolve(response))),
    });
    return promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startSearch({ isAvailable = true } = {}) {
  const field = document.createElement('input');
  const { result, unmount } = renderHook(() => useSiteSearch('en', isAvailable ? answer('pump') : undefined));
  result.current.input.ref.current = field;
  return {
    result,
    unmount,
    type(text: string, pauseMs = 200) {
      field.value = text;
      result.current.input.onInput();
      return act(() => vi.advanceTimersByTimeAsync(pauseMs));
    },
  };
}

it('useSiteSearch searches after a pause of 200 ms, and puts the query into the URL', async () => {
  window.history.replaceState({ scroll: 7 }, '', '/search?q=pump');
  const { result, type } = startSearch();
  await type('buo', 199);
  expect(requests).toEqual([]);
  await type('buoys');
  expect(requests.map(({ url }) => url)).toEqual([`${searchApiPath}?lang=en&q=buoys`]);
  await requests[0]?.respond(Response.json(answer('buoys')));
  expect([result.current.answer?.query, window.location.search]).toEqual(['buoys', '?q=buoys']);
  // Vike restores the scroll position from the state.
  expect(window.history.state).toEqual({ scroll: 7 });
});

it('useSiteSearch searches for a text that was typed before the script ran', async () => {
  function Search({ typed }: { typed: string }) {
    const {
      input: { ref, onInput },
    } = useSiteSearch('en', answer('pump'));
    // The browser restores a typed text before the script runs.
    useLayoutEffect(() => {
      if (ref.current) ref.current.value = typed;
    });
    return <input ref={ref} onInput={onInput} defaultValue="pump" />;
  }
  render(<Search typed="pump" />);
  render(<Search typed="buoys" />);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(requests.map(({ query }) => query)).toEqual(['buoys']);
});

it('useSiteSearch cancels the request when the visitor continues typing or leaves the page', async () => {
  const { type, unmount } = startSearch();
  await type('buo');
  await type('buoys');
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  unmount();
  expect(requests[1]?.signal.aborted).toBe(true);
});

it('useSiteSearch reports a response of another shape as a failure', async () => {
  const { result, type } = startSearch();
  await type('buoys');
  await requests[0]?.respond(Response.json({ results: 1 }));
  expect([result.current.hasFailed, result.current.answer?.query]).toEqual([true, 'pump']);
});

it('useSiteSearch ignores an older response that arrives after a newer one', async () => {
  const { result, type } = startSearch();
  await type('buo');
  await type('buoys');
  await requests[1]?.respond(Response.json(answer('buoys')));
  await requests[0]?.respond(Response.json(answer('buo')));
  expect([result.current.answer?.query, window.location.search]).toEqual(['buoys', '?q=buoys']);
});

it('useSiteSearch ignores an older request that fails after a newer response', async () => {
  const { result, type } = startSearch();
  await type('buo');
  await type('buoys');
  await requests[1]?.respond(Response.json(answer('buoys')));
  await requests[0]?.respond(new TypeError('Failed to fetch'));
  expect(result.current.hasFailed).toBe(false);
});

it('useSiteSearch sends no request for a single letter or for the current query', async () => {
  const { type } = startSearch();
  await type('b');
  await type('pump');
  expect(requests).toEqual([]);
  await type('bu');
  expect(requests).toHaveLength(1);
  await requests[0]?.respond(Response.json(answer('bu')));
  await type('bu');
  expect(requests).toHaveLength(1);
  await type('pump');
  expect(requests).toHaveLength(2);
});

it('useSiteSearch empties the results and the URL with the field', async () => {
  const { result, type } = startSearch();
  await type('');
  expect([result.current.answer, window.location.search, requests]).toEqual([
    { query: '', count: 0, isLoose: false, results: [] },
    '',
    [],
  ]);
});

it('useSiteSearch reports a failure until a search succeeds', async () => {
  const { result, type } = startSearch({ isAvailable: false });
  expect(result.current.hasFailed).toBe(true);
  await type('buoys');
  await requests[0]?.respond(Response.json(answer('buoys')));
  expect(result.current.hasFailed).toBe(false);
  await type('pumps');
  await requests[1]?.respond(new Response('', { status: 503 }));
  expect([result.current.hasFailed, result.current.answer?.query]).toEqual([true, 'buoys']);
});

it('useSiteSearch stops searching after the visitor has left the page', async () => {
  const { type, unmount } = startSearch();
  await type('buoys', 100);
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(requests).toEqual([]);
});
