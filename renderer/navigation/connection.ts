type Connection = { saveData?: boolean; effectiveType?: string };

/** True where prefetching would cost the visitor: on 2g, or with data saving switched on (specification 9). */
export function isConnectionSlow(connection: Connection | undefined = currentConnection()): boolean {
  return (
    connection !== undefined &&
    (connection.saveData === true || /(^|-)2g$/.test(connection.effectiveType ?? ''))
  );
}

function currentConnection(): Connection | undefined {
  if (!('connection' in navigator)) return undefined;
  const { connection } = navigator;
  return typeof connection === 'object' && connection !== null ? connection : undefined;
}

/** The router prefetches when a pointer comes over a link; on slow connections it is not told. */
export function skipPrefetchOnSlowConnections(): void {
  for (const type of ['mouseover', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (isLink && isConnectionSlow()) event.stopPropagation();
      },
      { capture: true, passive: true },
    );
  }
}
