export function onPageTransitionEnd(): void {
  // One frame later the page has been scrolled to where it belongs, at once rather than smoothly.
  requestAnimationFrame(() => delete document.documentElement.dataset['navigating']);
}
