import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

const reports: unknown[] = [];
beforeEach(() => {
  reports.length = 0;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    reports.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  });
  // React writes what it caught to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('no soundings');
}

const fallback = <p>The error page</p>;

it('shows the error page in place of a page that throws, and tells the server', () => {
  render(
    <PageErrorBoundary pathname="/broken" fallback={fallback}>
      <Broken />
    </PageErrorBoundary>,
  );
  expect(screen.getByText('The error page')).toBeDefined();
  expect(reports).toEqual([expect.objectContaining({ message: 'Error: no soundings', path: '/' })]);
});

it('gives the next page a new try', () => {
  const { rerender } = render(
    <PageErrorBoundary pathname="/" fallback={fallback}>
      <Broken />
    </PageErrorBoundary>,
  );
  rerender(
    <PageErrorBoundary pathname="/next" fallback={fallback}>
      <p>The next page</p>
    </PageErrorBoundary>,
  );
  expect(screen.getByText('The next page')).toBeDefined();
});
