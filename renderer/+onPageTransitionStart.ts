/** The progress bar shows itself when this lasts more than 200 ms (theme/globalCss.ts). */
export function onPageTransitionStart(): void {
  document.documentElement.dataset['navigating'] = '';
}
