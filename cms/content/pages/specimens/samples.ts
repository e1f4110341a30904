import { withoutSections } from '#brand/parts.ts';
import { kinds } from '#components/sections/generated/kinds.ts';
import { samples } from '#components/sections/generated/samples.ts';
import { inOrder } from '#wordpress/model/model.ts';
import type { Section } from '../../sections/Section.ts';

const order = inOrder(kinds).map(({ name }) => name);

/** A section of every kind, as editors find the kinds. */
export function samplesOf(size: 'full' | 'minimal'): Section[] {
  const sections: Section[] = Object.values(samples)
    .map((sample) => sample[size])
    .filter(({ kind }) => !withoutSections.includes(kind));
  return sections.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
