import type { ComponentType } from 'react';

/** The states of one part of the interface, by the name that their addresses end in. */
export type Samples = Readonly<Record<string, ComponentType>>;
