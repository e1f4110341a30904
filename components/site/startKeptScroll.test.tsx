import { afterEach, describe, expect, it, vi } from 'vitest';
import { startKeptScroll } from './startKeptScroll.ts';

describe('a page that is left', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('reports no error where the browser closes its storage to the site', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const errors: string[] = [];
    window.addEventListener('error', (event) => {
      event.preventDefault();
      errors.push(event.message);
    });
    startKeptScroll();
    window.dispatchEvent(new Event('pagehide'));
    expect(errors).toEqual([]);
  });
});
