import { button } from './button.ts';

/** Every config recipe, by the name under which `#styled/recipes` exports it. */
export const recipes = { button };
export const slotRecipes = {};
