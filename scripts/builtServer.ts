/** Folder of the built server. A separate module, because the build script loads Vite. */
export const builtServer = 'dist/server/site';
