#!/usr/bin/env bash
# Starts a real WordPress on this machine in .cache/wordpress/try, with the site's plugin, the free plugins and the demo
# content.
#
#   wordpress/try.sh --plugins FOLDER [--database mysql://root@127.0.0.1/site] [--port 8090]
#                    [--site http://localhost:3000] [--folder EMPTY_FOLDER] [--layout plain|bedrock|folder] [--starter|--empty]
#                    [--release FOLDER_OF_ANOTHER_WORDPRESS]
#   wordpress/try.sh --matrix FILE [--database mysql://root@127.0.0.1/matrix] [--port 8090]
#
# Requires PHP 8.1 with SQLite, mbstring and XML (Debian: php-cli php-sqlite3 php-mbstring php-xml php-gd), tar, and npm
# to download WordPress. FOLDER contains the free plugins, unpacked as on wordpress.org: wp-graphql, wpgraphql-acf,
# secure-custom-fields, polylang. Without it, only the site's plugin is active and reports what is missing. Importing the demo
# content takes seconds with MariaDB (Debian: php-mysql) and minutes with SQLite.
#
# --matrix tests combinations of versions one after the other and prints a line for each (docs/versions.md).
set -euo pipefail
cd "$(dirname "$0")/.."
[ -d node_modules ] || npm ci
# The project's Node.js, also for child processes.
export PATH="$PWD/node_modules/.bin:$PATH"
exec node wordpress/try/main.ts "$@"
