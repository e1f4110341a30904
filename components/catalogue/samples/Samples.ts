import type { ComponentType } from 'react';

/** States of one interface element, by the last segment of their URLs. */
export type Samples = Readonly<Record<string, ComponentType>>;
