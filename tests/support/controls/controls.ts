import { dialogs } from './dialogs.ts';
import { forms } from './forms.ts';
import { menus } from './menus.ts';
import { prices } from './prices.ts';
import { reading } from './reading.ts';

/** Controls that visitors click or type into, one of every kind. */
export const controls = {
  'menus and disclosures': menus,
  forms,
  'price controls': prices,
  dialogs,
  'reading controls': reading,
};
