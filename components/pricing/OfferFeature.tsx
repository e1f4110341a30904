import { useLingui } from '@lingui/react/macro';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { visuallyHidden } from '#styled/patterns';
import type { Offer } from './Offer.ts';

type Props = { feature: Offer['features'][number]; markClassName: string };

/** What an offer includes, or does not; also for those who do not see the mark. */
export function OfferFeature({ feature: { text, isIncluded }, markClassName }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Icon name={isIncluded ? 'check' : 'minus'} className={markClassName} />
      <span>
        {!isIncluded && <span className={visuallyHidden()}>{t`Not included:`} </span>}
        {text}
      </span>
    </>
  );
}
