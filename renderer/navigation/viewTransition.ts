let finish: (() => void) | undefined;

/**
 * Takes the picture of the old page and answers when the new one may be drawn: a cross-fade where the browser has
 * View Transitions and the visitor wants motion, at once elsewhere (decision 26).
 */
export function beginViewTransition(): Promise<void> {
  endViewTransition();
  const isUnwanted =
    window.matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden';
  if (!('startViewTransition' in document) || isUnwanted) return Promise.resolve();
  return new Promise((mayDraw) => {
    const transition = document.startViewTransition(
      () =>
        new Promise<void>((drawn) => {
          finish = drawn;
          mayDraw();
        }),
    );
    // A transition that was skipped, by a second click for instance, is no failure.
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
    transition.updateCallbackDone.catch(() => mayDraw());
  });
}

/** The new page is drawn. */
export function endViewTransition(): void {
  finish?.();
  finish = undefined;
}
