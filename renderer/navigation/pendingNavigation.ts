/** A page that the visitor has asked for and does not see yet. */
export type PendingNavigation = {
  url: string;
  /** True once it will not come by way of the router, and something else has been done about it. */
  hasFailed: boolean;
};

let pending: PendingNavigation | undefined;
let drawnAddress: string | undefined;

/** Notes the page that the visitor asks for. Another place on the page that they see is none. */
export function beginNavigation(url: string): void {
  const target = new URL(url, window.location.href);
  const isElsewhere = target.pathname + target.search !== drawnAddress;
  // Back from a page that never came, to the one that is still there: the router draws that anew.
  const isReturn = pending !== undefined;
  pending = isElsewhere || isReturn ? { url: target.href, hasFailed: false } : undefined;
}

/** The page of the present address is drawn. */
export function endNavigation(): void {
  pending = undefined;
  drawnAddress = window.location.pathname + window.location.search;
}

export function pendingNavigation(): PendingNavigation | undefined {
  return pending;
}
