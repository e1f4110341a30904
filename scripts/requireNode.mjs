/** Node.js version. Type stripping and node:sqlite need at least 22.19. Keep it equal to "engines" in package.json. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `Node.js ${process.versions.node} is too old; 22.19 or newer is required. npm start uses its own Node.js; for servers, see docs/deploying.md.\n`,
  );
  process.exit(1);
}
