import type { ComponentType } from 'react';

/** States of one element of the interface, by the last segment of their URLs. */
export type Samples = Readonly<Record<string, ComponentType>>;
