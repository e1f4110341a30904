/** Folder of the built server. Defined in a separate module, because the build script loads Vite. */
export const builtServer = 'dist/server/site';
