interface ImportMetaEnv {
  /** Names the build that this code belongs to (vite.config.ts). */
  readonly BUILD_ID: string;
}
