type Connection = { saveData?: boolean; effectiveType?: string };

/** True where prefetching would cost the visitor: on 2g, or with data saving switched on. */
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
