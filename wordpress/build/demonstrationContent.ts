import { pages } from '#cms/content/pages/index.ts';
import { posts } from '#cms/content/posts/index.ts';
import { products } from '#cms/content/products.ts';
import { createAddresses } from '#cms/wordpress/addresses.ts';
import { createCatalogue } from '#cms/wordpress/catalogue.ts';

/** Stands in texts for the address of the WordPress that imports them. */
export const home = '{{home}}';

export const catalogue = createCatalogue({ pages, posts, products });
export const addresses = createAddresses(home, catalogue);
