import { dialogs } from './dialogs.ts';
import { forms } from './forms.ts';
import { menus } from './menus.ts';
import { prices } from './prices.ts';
import { reading } from './reading.ts';

/** One control of every kind that visitors click or type into. */
export const controls = {
  'menus and disclosures': menus,
  forms,
  'price controls': prices,
  dialogs,
  'reading controls': reading,
};
