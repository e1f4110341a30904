import { CatalogueIndex } from '#components/catalogue/CatalogueIndex.tsx';
import { sectionKinds } from '#components/sections/registry.ts';

/** Index of all samples in the component catalogue. */
export function Page() {
  return <CatalogueIndex sectionKinds={sectionKinds} />;
}
