import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay';
import { Media } from '#components/content/Media.tsx';
import { HeadedSection } from '#components/content/HeadedSection.tsx';
import { initialsOf } from '#components/content/initialsOf.ts';
import { sectionWords } from '#components/content/sectionWords.ts';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import type { OurTeam_section$key } from './__generated__/OurTeam_section.graphql.ts';
import { styles } from './OurTeam.styles.ts';

type Props = { section: OurTeam_section$key };

export function OurTeam({ section }: Props) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment OurTeam_section on PageElementsSectionElementsOurTeamLayout {
        ...sectionWords_section
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
  const words = sectionWords(data);
  const { title } = words;
  const team = (data.team ?? []).flatMap((person) =>
    person?.name ? [{ ...person, name: person.name }] : [],
  );
  if (team.length === 0) return null;

  return (
    <HeadedSection words={words} label={t`Team`} spacing={title ? 'normal' : 'tight'}>
      <ul className={styles.team}>
        {team.map(({ name, role, email, image, linkedin }, index) => {
          // The first line is what they do, the rest a fact about them.
          const [work, ...facts] = (role ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
          return (
            // People have no id, and nobody changes places here.
            <li key={index} className={styles.person}>
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
              {work && <p className={styles.work}>{work}</p>}
              {facts.length > 0 && <p className={styles.fact}>{facts.join(' ')}</p>}
              {(email || linkedin?.url) && (
                <p className={styles.links}>
                  {email && (
                    <Link href={`mailto:${email}`} className={styles.link} aria-label={t`Write to ${name}`}>
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
