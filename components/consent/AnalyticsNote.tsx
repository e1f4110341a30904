import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { usePage } from '#components/site/usePage.ts';
import { analyticsToolNames } from '#schema/analytics.ts';

const plain = css({ marginTop: '6', lineHeight: '1.5' });

/** Which tool counts what is read, and whether it waits for a choice; nothing where there is none. */
export function AnalyticsNote({ className = plain }: { className?: string }) {
  const { t } = useLingui();
  const { analytics } = usePage().data;
  if (analytics === undefined) return null;
  const tool = analyticsToolNames[analytics.tool];
  if (analytics.isAdvanced)
    return (
      <p className={className}>
        {t({
          message: `${tool} counts which pages are read. Until you allow it, it is told of a page without cookies and without recognising you.`,
          comment: 'Beside the list of cookies; the placeholder is the name of the tool',
        })}
      </p>
    );
  return (
    <p className={className}>
      {analytics.requiresConsent
        ? t({
            message: `${tool} counts which pages are read, once you allow it.`,
            comment: 'Beside the list of cookies; the placeholder is the name of the tool',
          })
        : t({
            message: `${tool} counts which pages are read. It sets no cookies and does not recognise you.`,
            comment: 'Beside the list of cookies; the placeholder is the name of the tool',
          })}
    </p>
  );
}
