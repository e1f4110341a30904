// Loaded into the site's process before its own code (NODE_OPTIONS=--import): its clock goes back by an hour when it is told to.
const { now } = Date;
let shiftMs = 0;
Date.now = () => now() - shiftMs;
process.on('SIGUSR2', () => {
  shiftMs += 3_600_000;
});
