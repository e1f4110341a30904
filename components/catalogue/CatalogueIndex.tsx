import { Heading } from '#components/ui/Heading.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { interfaceSamples, findSample } from './interfaceSamples.ts';
import { createElement } from 'react';

const styles = {
  page: css({ paddingBlock: 'sectionTight' }),
  list: css({
    marginTop: '8',
    borderTop: '1px solid token(colors.ink)',
    columns: { md: '2', lg: '3' },
    columnGap: '12',
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      padding: '7px 0',
      breakInside: 'avoid',
      borderBottom: '1px solid token(colors.border)',
      fontSize: '.9375rem',
    },
    '& span': { textAlign: 'end' },
    '& a': {
      display: 'inline-block',
      color: 'accent.text',
      textUnderlineOffset: '4px',
      marginInlineStart: '3',
    },
  }),
};

/** Index of the section kinds and interface elements, with a URL for each of their states. */
export function CatalogueIndex({ sectionKinds }: { sectionKinds: readonly string[] }) {
  return (
    <Container className={styles.page}>
      <Heading level={1}>Catalogue</Heading>
      <ul className={styles.list}>
        {sectionKinds.map((kind) => (
          <Entry key={kind} name={kind} path={`sections/${kind}`} states={['full', 'minimal', 'longest']} />
        ))}
        {Object.entries(interfaceSamples).map(([part, samples]) => (
          <Entry key={part} name={part} path={`interface/${part}`} states={Object.keys(samples)} />
        ))}
      </ul>
    </Container>
  );
}

function Entry({ name, path, states }: { name: string; path: string; states: readonly string[] }) {
  return (
    <li>
      {name}
      <span>
        {states.map((state) => (
          <a key={state} href={`/__catalogue/${path}/${state}`}>
            {state}
          </a>
        ))}
      </span>
    </li>
  );
}

const page = css({ paddingBlock: '10' });
const title = css({ marginBottom: '8' });

type Props = { part: string; state: string };

/** One interface element in one state, alone on the page for screenshots. */
export function InterfaceSample({ part, state }: Props) {
  const sample = findSample(part, state);
  return (
    <Container className={page}>
      <Heading level={1} look="h3" className={title}>
        {part}: {state}
      </Heading>
      {sample && createElement(sample)}
    </Container>
  );
}
