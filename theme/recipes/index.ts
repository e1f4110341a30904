import { button } from './button.ts';
import { extras } from './extras.ts';
import { field } from './field.ts';
import { prose } from './prose.ts';
import { richText } from './richText.ts';

/** Every config recipe, by the name under which `#styled/recipes` exports it. */
export const recipes = { button, extras, prose, richText };
export const slotRecipes = { field };
