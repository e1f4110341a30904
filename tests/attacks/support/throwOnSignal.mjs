// Loaded into the site's process before its own code (NODE_OPTIONS=--import): makes mistakes when it is told to.
process.on('SIGUSR2', () => {
  throw new Error('a mistake that nobody catches');
});
process.on('SIGWINCH', () => {
  void Promise.reject(new Error('a promise that nobody waits for'));
});
