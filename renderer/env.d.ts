interface ImportMetaEnv {
  /** ID of the build that this code belongs to (vite.config.ts). */
  readonly PUBLIC_ENV__BUILD_ID: string;
}
