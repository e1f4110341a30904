/** Folder of the built server. In a file of its own, because what builds it loads Vite. */
export const builtServer = 'dist/server/site';
