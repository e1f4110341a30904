import { CatalogueIndex } from '#components/catalogue/CatalogueIndex.tsx';
import { sectionKinds } from '#components/sections/registry.ts';

/** The index of everything that can be drawn. */
export function Page() {
  return <CatalogueIndex sectionKinds={sectionKinds} />;
}
