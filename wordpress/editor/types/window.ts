import type { Acf } from './acf.ts';
import type { JQueryStatic } from './jquery.ts';
import type { TinyMce } from './tinymce.ts';
import type { Wp } from './wp.ts';

declare global {
  /** Scripts of WordPress and of Advanced Custom Fields on the screen. */
  interface Window {
    acf?: Acf;
    jQuery?: JQueryStatic;
    tinymce?: TinyMce;
    wp?: Wp;
  }
}
