import { removeBlockStyles } from '../blocks/blockStyles.ts';

if (window.wp) removeBlockStyles(window.wp);
