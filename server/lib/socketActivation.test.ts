import { expect, it } from 'vitest';
import { inheritedSocket } from './socketActivation.ts';

it('inheritedSocket returns the descriptor only to the process that systemd started', () => {
  const env = { LISTEN_PID: '41', LISTEN_FDS: '1' };
  expect(inheritedSocket(env, 41)).toBe(3);
  expect(inheritedSocket(env, 42)).toBeUndefined();
  expect(inheritedSocket({}, 41)).toBeUndefined();
});

it('inheritedSocket rejects several sockets, of which the site would serve only one', () => {
  expect(() => inheritedSocket({ LISTEN_PID: '41', LISTEN_FDS: '2' }, 41)).toThrow(
    /systemd passed 2 sockets/,
  );
});
