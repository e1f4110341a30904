import { theme } from '#brand/theme.ts';
import { extend } from '../extend.ts';
import { button } from './button.ts';
import { card } from './card.ts';
import { field } from './field.ts';
import { richText } from './richText.ts';

const changes = theme.recipes ?? {};

/** All config recipes with the company's changes, by the names under which `#styled/recipes` exports them. */
export const recipes = {
  button: extend(button, changes.button),
  card: extend(card, changes.card),
  richText,
};
export const slotRecipes = { field: extend(field, changes.field) };
