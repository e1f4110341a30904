/** How the page was come to: by a link or address, by loading it again, or by a step in the history. */
export function navigationType(): NavigationTimingType | undefined {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming ? arrival.type : undefined;
}
