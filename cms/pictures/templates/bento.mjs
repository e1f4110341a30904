import { simCard } from './sim.mjs';

// A cell crops this picture to its own proportions: what must be read stays clear of the edges.
export const pictures = [{ name: 'bento-sim', width: 560, height: 380, ground: '#F2EDDC', html: simCard }];
