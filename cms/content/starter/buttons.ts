import { l } from '../localised.ts';
import { button, type Button } from '../sections/parts.ts';

/** Creates the contact button that many pages have. */
export const writeToUs = (style: Button['style'] = 'purple') =>
  button(style, 'page:contact', l('Write to us', 'Skriv til os', 'Schreiben Sie uns'));
export const seePrices = (style: Button['style'] = 'outline') =>
  button(style, 'page:pricing', l('See the prices', 'Se priserne', 'Preise ansehen'));
