import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { readLink } from '#components/content/readLink.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { css, cx } from '#styled/css';
import type { FeatureTabs_features$key } from './__generated__/FeatureTabs_features.graphql.ts';

type Props = { features: FeatureTabs_features$key };

const styles = {
  list: css({ marginTop: '9', borderTop: '1px solid token(colors.border)' }),
  tab: css({
    borderBottom: '1px solid token(colors.border)',
    borderInlineStart: '3px solid transparent',
    _open: { borderInlineStartColor: 'accent' },
  }),
  plain: css({
    borderBottom: '1px solid token(colors.border)',
    paddingBlock: '18px',
    paddingInline: '23px 0',
  }),
  name: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    listStyle: 'none',
    paddingBlock: '18px',
    paddingInline: '20px 0',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'accent.text' },
    'details[open] > &': { paddingBottom: '0.5', cursor: 'default', color: 'inherit' },
  }),
  icon: css({ width: '7', height: '7', flex: 'none' }),
  words: css({
    paddingInlineStart: '5',
    paddingBottom: '4.5',
    maxWidth: '26.5em',
    textStyle: 'small',
    color: 'text.muted',
    whiteSpace: 'pre-line',
  }),
  link: css({ marginTop: '2' }),
};

/** Features as tabs that work without a script. Only one is open, initially the first. */
export function FeatureTabs({ features: keys }: Props) {
  const group = useId();
  const features = useFragment(
    graphql`
      fragment FeatureTabs_features on PageElementsSectionElementsFeatures @relay(plural: true) {
        title
        description
        icon {
          node {
            ...Media_media
          }
        }
        link {
          ...readLink_link
        }
      }
    `,
    keys,
  ).map((feature) => ({ ...feature, link: readLink(feature.link) }));
  if (features.length === 0) return null;
  const hasWords = (feature: (typeof features)[number]) => Boolean(feature.description || feature.link?.url);
  const firstOpen = features.findIndex(hasWords);
  return (
    <div className={styles.list}>
      {features.map((feature, index) => {
        const { title, description, icon, link } = feature;
        const name = (
          <>
            <Media media={icon?.node} alt="" className={styles.icon} sizes="28px" />
            <Heading level={3} look="h4">
              {title}
            </Heading>
          </>
        );
        if (!hasWords(feature)) {
          return (
            <div key={`${index} ${title}`} className={styles.plain}>
              {name}
            </div>
          );
        }
        return (
          <details key={`${index} ${title}`} name={group} open={index === firstOpen} className={styles.tab}>
            <summary className={styles.name}>{name}</summary>
            <div className={styles.words}>
              {description && <p>{description}</p>}
              {link?.url && link.title && (
                <Link href={link.url} target={link.target} className={cx(standaloneLink, styles.link)}>
                  {link.title}
                  <Icon name="arrow-right" />
                </Link>
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}
