import { inks, light, sea, strata } from './pieces.mjs';

const { ink, depths, yellow } = inks;

/** A dog on a quay that has let go of the line, and a boat on its way. */
export function dog() {
  return `${strata(['#2C687D', '#3B788D', '#4A889C', '#74A9BA', '#9FC6D2', '#C3DDE5', '#F2EDDC'], 0, 410)}<circle cx="640" cy="372" r="46" fill="#fff"/><path fill="#74A9BA" d="M380 410c60-16 150-30 300-28s220 10 330 2 170-12 254-8v40H380z"/>${sea(depths.slice(0, 6).toReversed(), 402)}
<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" d="M592 416h96M608 432h64M622 448h34"/>
<g transform="translate(760 330)"><path fill="${ink}" d="M-20 74h270l-34 62H22zM60 30h98v46H60zM84 2h50v30H84z"/><path fill="${yellow}" d="M96 10h26v14H96zM74 42h22v18H74zM110 42h22v18h-22z"/><path fill="#C3DDE5" d="M-8 96h246l-4 8H-4z"/><path fill="${ink}" d="M106-62h5V4h-5z"/>${light(108, -70, inks.magenta, 0.8)}</g>
<path fill="none" stroke="#C3DDE5" stroke-opacity=".7" stroke-width="3" d="M700 470c60-12 300-12 380 0M660 492c120-12 330-10 460 2"/>
<path fill="#123D4F" d="M0 520h520l34 30v160H0z"/><path fill="${ink}" d="M0 556h554v154H0z"/><path fill="#1A4E62" d="M0 508h528v16H0z"/>
<path fill="${ink}" d="M430 508v-44h-14v-18h66v18h-14v44z"/><path fill="none" stroke="${inks.sand}" stroke-width="6" stroke-linecap="round" d="M438 486c-30-8-56 24-92 20M346 506h-38M460 508c30 60 66 96 110 88s60-40 110-60 60-60 70-96"/>
<g transform="translate(196 258)" fill="${ink}"><path d="M84 22c22-16 54-14 66 6l34 10c6 4 4 16-4 18l-34 6c-8 10-12 16-14 26 16 40 26 84 24 128l14 24c2 6 0 10-6 10h-34c-4-12-4-40-8-64-8 20-12 42-10 54 2 6-2 10-8 10H22c-30 0-44-22-38-44-18 0-34-14-30-38 2-8 10-6 10 0 0 12 8 18 22 16 6-40 28-62 50-84 14-16 20-30 22-46-10 6-24 4-28-8-4-16 4-30 20-32 12-2 22 4 34 8z"/></g>
<path fill="${inks.magenta}" d="M268 344c18 12 44 12 60 0l4 14c-18 14-52 14-70 0z"/><circle cx="328" cy="290" r="5" fill="${inks.sand}"/>`;
}
