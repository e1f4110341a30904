import type { packageFields_package$key } from './generated/__generated__/packageFields_package.graphql.ts';
import { readPackageFields } from './generated/packageFields.ts';
import type { StoredFacts } from './readFacts.ts';

/** Queried fields of a package, except those that `brand/product.ts` omits. */
type PackageValues = {
  readonly title: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly shortDescription?: string | null | undefined;
  readonly highlighted?: boolean | null | undefined;
  readonly features?:
    | readonly ({ readonly text?: string | null; readonly included?: boolean | null } | null | undefined)[]
    | null
    | undefined;
  readonly facts?: StoredFacts;
};

export function packageValues(key: packageFields_package$key): PackageValues {
  return readPackageFields(key);
}
