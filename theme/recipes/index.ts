import { button } from './button.ts';
import { field } from './field.ts';
import { richText } from './richText.ts';

/** Every config recipe, by the name under which `#styled/recipes` exports it. */
export const recipes = { button, richText };
export const slotRecipes = { field };
