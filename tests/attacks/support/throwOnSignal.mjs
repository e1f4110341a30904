// Loaded into the site's process before its own code (NODE_OPTIONS=--import). SIGUSR2 throws; SIGWINCH rejects a
// promise.
process.on('SIGUSR2', () => {
  throw new Error('an uncaught exception of the test');
});
process.on('SIGWINCH', () => {
  void Promise.reject(new Error('an unhandled rejection of the test'));
});
