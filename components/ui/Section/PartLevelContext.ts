import { createContext } from 'react';

/** The level of headings within a section: they follow the section's own, or the page's where it has none. */
export const PartLevelContext = createContext<2 | 3>(3);
