import { graphql, useFragment } from 'react-relay';
import { splitLeadIn } from '#components/content/leadIn.ts';
import { Media } from '#components/media/Media.tsx';
import { readLink } from '#components/content/readLink.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { standaloneLink } from '#components/ui/Link/linkStyles.ts';
import { cx } from '#styled/css';
import { parts, scene, sceneStyles as styles } from './UseCase.styles.ts';
import type { UseCaseScene_useCase$key } from './__generated__/UseCaseScene_useCase.graphql.ts';

type Props = {
  useCase: UseCaseScene_useCase$key;
  /** Shared `name` of the `<details>` elements, so that only one is open. */
  group: string;
  isOpen: boolean;
  /** Whether the section's picture is above the scene. */
  hasPicture: boolean;
};

/** One use case: its name in the list, and its scene with fault, cause and result. */
export function UseCaseScene({ useCase, group, isOpen, hasPicture }: Props) {
  const data = useFragment(
    graphql`
      fragment UseCaseScene_useCase on PageElementsSectionElementsUseCases {
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
    useCase,
  );
  const { title, description, icon } = data;
  const link = readLink(data.link);
  const lines = (description ?? '').split('\n').filter((line) => line.trim() !== '');
  const name = (
    <>
      <Media media={icon?.node} alt="" className={styles.icon} sizes="28px" />
      <Heading level={3} look="h4" className={styles.title}>
        {title}
      </Heading>
    </>
  );
  const hasLink = Boolean(link?.url && link.title);
  if (lines.length === 0 && !hasLink) {
    return (
      <div className={styles.useCase}>
        <div className={styles.plainName}>{name}</div>
      </div>
    );
  }
  return (
    <details name={group} open={isOpen} className={styles.useCase}>
      <summary className={styles.name}>
        {name}
        <Icon name="chevron-down" />
      </summary>
      <div className={scene({ hasPicture })}>
        <dl className={parts({ hasPicture })}>
          {lines.map((line) => {
            const { lead, rest } = splitLeadIn(line);
            return (
              <div key={line}>
                {lead && <dt className={styles.term}>{lead}</dt>}
                <dd className={styles.words}>{rest}</dd>
              </div>
            );
          })}
        </dl>
        {hasLink && (
          <Link href={link?.url} target={link?.target} className={cx(standaloneLink, styles.link)}>
            {link?.title}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </details>
  );
}
