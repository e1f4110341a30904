import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/media/Media.tsx';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { initialsOf } from '#components/content/initialsOf.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import type { OurTeam_section$key } from './__generated__/OurTeam_section.graphql.ts';
import { css } from '#styled/css';

const portrait = { width: '100%', aspectRatio: '3 / 4', background: 'surface.tint' } as const;

const styles = {
  team: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '36px 16px',
    sm: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    lg: { rowGap: '16', columnGap: 'columnGap', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    // Five or six people fit into one row.
    '&:has(> :nth-child(5)):not(:has(> :nth-child(7)))': {
      lg: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  }),
  portrait: css({ ...portrait, objectFit: 'cover' }),
  initials: css({
    ...portrait,
    display: 'grid',
    placeItems: 'center',
    fontSize: 'clamp(2.5rem, 5vw, 4rem)',
    fontWeight: '600',
    fontStretch: '80%',
    letterSpacing: '-.03em',
    color: 'text.muted',
  }),
  name: css({ marginTop: '4', overflowWrap: 'anywhere' }),
  work: css({
    marginTop: '0.5',
    fontSize: '.9375rem',
    lineHeight: '1.45',
    color: 'text.muted',
    overflowWrap: 'break-word',
  }),
  fact: css({ fontSize: '.9375rem', lineHeight: '1.45', fontStyle: 'italic', overflowWrap: 'break-word' }),
  links: css({ display: 'flex', gap: '1', marginTop: '1', marginInlineStart: '-2.5' }),
  link: css({
    display: 'grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    color: 'text.muted',
    _hover: { color: 'accent.text' },
  }),
};

type Props = { section: OurTeam_section$key };

export function OurTeam({ section }: Props) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment OurTeam_section on PageElementsSectionElementsOurTeamLayout {
        label
        title
        subtitle
        description
        team {
          name
          role
          email
          image {
            node {
              ...Media_media
            }
          }
          linkedin {
            url
            target
          }
        }
      }
    `,
    section,
  );
  const { title } = data;
  const team = (data.team ?? []).flatMap((person) =>
    person?.name ? [{ ...person, name: person.name }] : [],
  );
  if (team.length === 0) return null;

  return (
    <HeadedSection words={data} label={t`Team`} spacing={title ? 'normal' : 'tight'}>
      <ul className={styles.team}>
        {team.map(({ name, role, email, image, linkedin }, index) => {
          // The first line is the role, the others are facts about the person.
          const [position, ...facts] = (role ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
          return (
            // People have no ID, and their order never changes.
            <li key={index}>
              {image ? (
                <Media
                  media={image.node}
                  alt=""
                  sizes="(min-width: 1360px) 292px, (min-width: 1024px) 22vw, (min-width: 640px) 31vw, 46vw"
                  className={styles.portrait}
                />
              ) : (
                <span className={styles.initials} aria-hidden="true">
                  {initialsOf(name)}
                </span>
              )}
              <Heading level={title ? 3 : 2} look="h4" className={styles.name}>
                {name}
              </Heading>
              {position && <p className={styles.work}>{position}</p>}
              {facts.length > 0 && <p className={styles.fact}>{facts.join(' ')}</p>}
              {(email || linkedin?.url) && (
                <p className={styles.links}>
                  {email && (
                    <Link href={`mailto:${email}`} className={styles.link} aria-label={t`Email ${name}`}>
                      <Icon name="mail" />
                    </Link>
                  )}
                  {linkedin?.url && (
                    <Link
                      href={linkedin.url}
                      target={linkedin.target}
                      className={styles.link}
                      aria-label={t`${name} on LinkedIn`}
                    >
                      <Icon name="linkedin" />
                    </Link>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}
