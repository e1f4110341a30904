import { createElement } from 'react';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { Container } from '#components/ui/Section/Section.tsx';
import { css } from '#styled/css';
import { findSample } from './interfaceSamples.ts';

const page = css({ paddingBlock: '10' });
const title = css({ marginBottom: '8' });

type Props = { part: string; state: string };

/** One part of the interface in one state, alone on the page, so that a screenshot shows nothing else. */
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
