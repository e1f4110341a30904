import { defineRecipe } from '@pandacss/dev';

/**
 * Frame of a box. `sheet` has a dark frame and square corners (plans, forms, calls to action), `panel` a light one and
 * round corners (cells, drawings), `popup` appears above the page (menus, dialogs).
 */
export const card = defineRecipe({
  className: 'card',
  base: { background: 'surface', border: '1px solid token(colors.border)' },
  variants: {
    look: {
      sheet: { borderColor: 'border.ink' },
      panel: { borderRadius: 'panel' },
      popup: { background: 'white', color: 'ink', borderColor: 'ink', boxShadow: 'raised' },
    },
  },
});
