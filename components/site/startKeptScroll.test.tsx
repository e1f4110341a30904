import { afterEach, describe, expect, it, vi } from 'vitest';
import { startKeptScroll } from './startKeptScroll.ts';

describe('startKeptScroll', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('does not throw if the browser denies access to storage', () => {
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
