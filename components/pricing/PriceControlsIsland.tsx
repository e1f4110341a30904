import { Island } from '#components/island/Island.tsx';
import { PriceControls, type PriceControlsProps } from './PriceControls.tsx';
import { priceStorageKeys } from './priceStorageKeys.ts';

/** The controls in a page: all of them show one choice, which the browser may remember. */
export function PriceControlsIsland(props: PriceControlsProps) {
  return (
    <Island
      name="PriceControls"
      of={PriceControls}
      props={props}
      hydrates="stored"
      storageKeys={Object.values(priceStorageKeys)}
      together="prices"
    />
  );
}
