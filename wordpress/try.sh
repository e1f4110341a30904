#!/usr/bin/env bash
# A real WordPress on this machine, with the plugin, the free plugins and the demonstration, in .cache/wordpress/try.
#
#   wordpress/try.sh --plugins FOLDER [--database mysql://root@127.0.0.1/site] [--port 8090]
#                    [--site http://localhost:3000] [--folder EMPTY_FOLDER] [--layout plain|bedrock|folder] [--starter|--empty]
#                    [--release FOLDER_OF_ANOTHER_WORDPRESS]
#   wordpress/try.sh --matrix FILE [--database mysql://root@127.0.0.1/matrix] [--port 8090]
#
# Needs PHP 8.1 with SQLite, mbstring and XML (Debian: php-cli php-sqlite3 php-mbstring php-xml php-gd), tar, and npm,
# which brings WordPress itself. FOLDER holds the free plugins, unpacked as wordpress.org has them: wp-graphql,
# wpgraphql-acf, secure-custom-fields, polylang. Without it there is our plugin alone, and it says what it misses. A MariaDB server
# (Debian: php-mysql) takes the demonstration in seconds, SQLite in minutes.
#
# --matrix tries combinations of versions one after the other, and says in one line what worked with each: docs/versions.md.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -d node_modules ] || npm ci
# The project's own Node.js, for what is started from there too.
export PATH="$PWD/node_modules/.bin:$PATH"
exec node wordpress/try/main.ts "$@"
