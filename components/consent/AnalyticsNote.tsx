import { useLingui } from '@lingui/react/macro';
import { css } from '#styled/css';
import { usePage } from '#components/page/usePage.ts';
import { analyticsToolNames } from '#schema/analytics.ts';

const plain = css({ marginTop: '6', lineHeight: '1.5' });

/**
 * Sentence that names the analytics tool and states whether the tool waits for consent. Renders nothing without a tool.
 */
export function AnalyticsNote({ className = plain }: { className?: string }) {
  const { t } = useLingui();
  const { analytics } = usePage().data;
  if (analytics === undefined) return null;
  const tool = analyticsToolNames[analytics.tool];
  if (analytics.isAdvanced)
    return (
      <p className={className}>
        {t({
          message: `${tool} counts page views. Until you allow cookies, it does so without them and without identifying you.`,
          comment: 'Beside the list of cookies; the placeholder is the name of the tool',
        })}
      </p>
    );
  return (
    <p className={className}>
      {analytics.requiresConsent
        ? t({
            message: `With your permission, ${tool} counts page views.`,
            comment: 'Beside the list of cookies; the placeholder is the name of the tool',
          })
        : t({
            message: `${tool} counts page views without cookies and without identifying you.`,
            comment: 'Beside the list of cookies; the placeholder is the name of the tool',
          })}
    </p>
  );
}
