import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

const text = css({ marginTop: '2', textStyle: 'small', color: 'text.muted' });

/** What the lead form is for, above it. */
export function LeadIntroduction({ heading }: { heading: (title: string) => ReactNode }) {
  const { t } = useLingui();
  return (
    <div>
      {heading(t({ message: 'Talk to us', comment: 'Heading of the form for new customers' }))}
      <p className={text}>
        {t({ message: 'Tell us what you need. Somebody who knows the subject answers.' })}
      </p>
    </div>
  );
}
