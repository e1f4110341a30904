import { defaultPackageFields, defaultProductFields } from '#schema/defaultProduct.ts';
import type { Facts, PackageFields, ProductFields } from '#schema/product.ts';

/**
 * What editors write of a package, beside its title, prices and buttons: the fields in WordPress, what is asked of it and what pages show
 * follow. A field that is left out here is in none of them: docs/your-company.md.
 */
export const packageFields: PackageFields = defaultPackageFields;

/** The same of a product, which price lists choose. */
export const productFields: ProductFields = defaultProductFields;

/** What is said of each package and product beside that, as label and value. */
export const facts = {} satisfies Facts;
