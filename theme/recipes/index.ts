import { button } from './button.ts';
import { field } from './field.ts';
import { richText } from './richText.ts';

/** All config recipes, by the names under which `#styled/recipes` exports them. */
export const recipes = { button, richText };
export const slotRecipes = { field };
