import panda from '@pandacss/dev/postcss';
import { inlineTokens, renameStyles } from './scripts/style-names/shortenStylesheet.ts';
/** Readable names in development; in the build short ones, and no name where the value is always the same. */
export default ({ env }) => ({
  plugins: [panda(), ...(env === 'production' ? [inlineTokens(), renameStyles()] : [])],
});
