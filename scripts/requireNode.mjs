/** Type stripping and node:sqlite need this version; see "engines" in package.json. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: 22.19 or newer is needed. npm start brings its own; docs/deploying.md says how a server gets one.\n`,
  );
  process.exit(1);
}
