import { StartError } from '#server/errors.ts';

/** First file descriptor that systemd passes (`SD_LISTEN_FDS_START` in sd_listen_fds(3)). */
const firstDescriptor = 3;

/**
 * Returns the file descriptor of a listening socket that systemd passed to this process, or `undefined` if there is
 * none. systemd keeps the socket open during a restart, so requests wait instead of failing (deploy/site.socket).
 * Throws `StartError` for several sockets, because only one could be served. Source: sd_listen_fds(3).
 */
export function inheritedSocket(env: NodeJS.ProcessEnv, processId = process.pid): number | undefined {
  // Child processes inherit the variables but not the socket.
  if (Number(env['LISTEN_PID']) !== processId) return undefined;
  const count = Number(env['LISTEN_FDS']);
  if (count === 1) return firstDescriptor;
  throw new StartError(
    `systemd passed ${env['LISTEN_FDS']} sockets; the site needs exactly one ListenStream (deploy/site.socket).`,
  );
}
