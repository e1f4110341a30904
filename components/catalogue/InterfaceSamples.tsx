import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLook } from '../ui/Button/ButtonLink.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { Icon } from '../ui/Icon/Icon.tsx';
import { icons, isIconName } from '../ui/Icon/icons.ts';
import { standaloneLink } from '../ui/Link/linkStyles.ts';
import { Link } from '../ui/Link/Link.tsx';
import { RichText } from '../ui/RichText/RichText.tsx';
import { Container, Section, type Tone } from '../ui/Section/Section.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { editorHtml } from './editorHtml.ts';

const styles = {
  group: css({ paddingBlock: '8', borderTop: '1px solid token(colors.border)' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', marginTop: '5' }),
};

const dayLooks: ButtonLook[] = ['purple', 'black', 'outline', 'partner'];
const nightLooks: ButtonLook[] = ['purple', 'white', 'outlineDark'];
const tones: Tone[] = ['white', 'sunken', 'tint', 'foam', 'sand', 'night'];

/** Buttons, links, headings, icons, bands and editor's text in every state, for those who change them. */
export function InterfaceSamples() {
  return (
    <Container>
      <Heading level={1}>Interface</Heading>
      <Group title="Buttons">
        {dayLooks.map((look) => (
          <ButtonLink key={look} href="/" look={look}>
            {look}
          </ButtonLink>
        ))}
        <ButtonLink href="/" size="sm">
          small
        </ButtonLink>
        <ButtonLink href="/" size="lg">
          large
        </ButtonLink>
        <ButtonLink href="https://www.youtube.com/" target="_blank" look="outline" icon="youtube">
          with an icon, in a new tab
        </ButtonLink>
        <ButtonLink href="javascript:alert(1)" look="outline">
          refused address
        </ButtonLink>
        <button type="button" className={button({})} disabled>
          disabled
        </button>
        <button type="button" className={button({})} disabled aria-busy="true">
          busy…
        </button>
      </Group>
      <Section tone="night" spacing="tight">
        <Container>
          <div className={styles.row}>
            {nightLooks.map((look) => (
              <ButtonLink key={look} href="/" look={look}>
                {look}
              </ButtonLink>
            ))}
          </div>
        </Container>
      </Section>
      <Group title="Links">
        <Link href="/" className={standaloneLink}>
          Standing alone <Icon name="arrow-right" />
        </Link>
        <Link href="https://example.com/" target="_blank" className={standaloneLink} showsExternalIcon>
          To another host
        </Link>
      </Group>
      <Group title="Headings">
        <Heading level={2}>A section title that goes over two lines when the window is narrow</Heading>
        <Heading level={3}>A card</Heading>
        <Heading level={4}>A row</Heading>
      </Group>
      <Group title="Icons">
        {Object.keys(icons)
          .filter(isIconName)
          .map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
      </Group>
      {tones.map((tone) => (
        <Section key={tone} tone={tone} spacing="tight" label={tone}>
          <Container>{tone}</Container>
        </Section>
      ))}
      <Group title="Editor’s text">
        <RichText html={editorHtml} size="article" />
      </Group>
    </Container>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
