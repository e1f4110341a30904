import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Locale } from '#locales/locales.ts';
import { SearchAnswer, searchApiPath, searchedText } from '#schema/search.ts';

/** Delay after the last key press before a search is sent. */
const pauseMs = 200;
const minLetters = 2;

/** Fetches search results. Rejects if there is no response or the response does not match the schema. */
async function fetchAnswer(locale: Locale, query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const parameters = new URLSearchParams({ lang: locale, q: query });
  const response = await fetch(`${searchApiPath}?${parameters.toString()}`, { signal });
  if (!response.ok) throw new Error(`The search responded with ${response.status}.`);
  return v.parse(SearchAnswer, await response.json());
}

/** Searches while the visitor types, and updates the URL so that it can be shared and reloaded. */
export function useSiteSearch(locale: Locale, first: SearchAnswer | undefined) {
  const [answer, setAnswer] = useState(first);
  const [hasFailed, setHasFailed] = useState(first === undefined);
  const input = useRef<HTMLInputElement>(null);
  const shownQuery = useRef(first?.query);
  const timer = useRef<number>(undefined);
  const pendingRequest = useRef<AbortController>(undefined);

  const search = async (query: string) => {
    if (query === shownQuery.current || (query.length < minLetters && query !== '')) return;
    const controller = new AbortController();
    pendingRequest.current = controller;
    try {
      const result =
        query === ''
          ? { query, count: 0, isLoose: false, results: [] }
          : await fetchAnswer(locale, query, controller.signal);
      if (controller.signal.aborted) return;
      shownQuery.current = query;
      setAnswer(result);
      setHasFailed(false);
      const { pathname } = window.location;
      const address = query === '' ? pathname : `${pathname}?${new URLSearchParams({ q: query }).toString()}`;
      window.history.replaceState(window.history.state, '', address);
    } catch {
      if (!controller.signal.aborted) setHasFailed(true);
    }
  };
  const onInput = () => {
    window.clearTimeout(timer.current);
    pendingRequest.current?.abort();
    const query = searchedText(input.current?.value);
    timer.current = window.setTimeout(() => void search(query), pauseMs);
  };

  useEffect(() => {
    // Handles text typed before the script ran.
    if (input.current !== null && input.current.value !== input.current.defaultValue) onInput();
    return () => {
      window.clearTimeout(timer.current);
      pendingRequest.current?.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is hydrated
  }, []);

  return { answer, hasFailed, input: { ref: input, onInput } };
}
