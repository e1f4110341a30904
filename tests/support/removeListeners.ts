import { beforeEach, vi } from 'vitest';

/** Removes the listeners that a test adds to the document or window, which all tests of a file share. */
export function removeListenersAfterTests(): void {
  beforeEach(() => {
    const removals = [document, window].map((target) => {
      const { mock, mockRestore } = vi.spyOn(target, 'addEventListener');
      return () => {
        for (const [type, listener, options] of mock.calls)
          target.removeEventListener(type, listener, options);
        mockRestore();
      };
    });
    return () => {
      for (const remove of removals) remove();
    };
  });
}
