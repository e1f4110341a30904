import panda from '@pandacss/dev/postcss';
import { renameStyles } from './scripts/style-names/renameStyles.ts';

/** Readable class names in development, short ones in the build. */
export default ({ env }) => ({ plugins: [panda(), ...(env === 'production' ? [renameStyles()] : [])] });
