// The line icons of menus and feature rows: 40 × 40, ink, one magenta stroke each. Run: node cms/pictures/tools/icons.mjs
import fs from 'node:fs';
import { uploads } from './places.mjs';

const magenta = 'stroke="#9D1B8C"';
const lamp = `fill="#9D1B8C" ${magenta}`;

const icons = {
  sim: `<path d="M10 6h14l7 7v21H10z"/><path d="M15 19h11v10H15zM15 24h11"/><path d="M20.5 19v10" ${magenta}/>`,
  esim: `<path d="M12 12h16v16H12z"/><path d="M17 12V7M23 12V7M17 33v-5M23 33v-5M12 17H7M12 23H7M33 17h-5M33 23h-5"/><circle cx="20" cy="20" r="3" ${magenta}/>`,
  coverage: `<path d="M6 14c6-6 10 2 16-3s8-3 12-1M6 21c6-6 10 2 16-3s8-3 12-1M6 28c6-6 10 2 16-3s8-3 12-1"/><circle cx="20" cy="19" r="2" ${lamp}/>`,
  'private-networks': `<path d="M8 20h9M23 20h9M8 13v14M32 13v14"/><circle cx="20" cy="20" r="3" ${magenta}/>`,
  bridge: `<path d="M5 9h30v22H5zM5 15h30M13 15v16"/><path d="m17 26 5-5 4 3 5-5" ${magenta}/>`,
  log: `<path d="M14 11h20M14 20h20M14 29h20"/><circle cx="8" cy="11" r="1.5"/><path d="M6.5 18.5h3v3h-3z" ${lamp}/><circle cx="8" cy="29" r="1.5"/>`,
  api: `<path d="m13 12-8 8 8 8M27 12l8 8-8 8"/><path d="m22 9-4 22" ${magenta}/>`,
  limits: `<path d="M5 31c6 0 6-12 12-12s6 8 18 4"/><path d="M5 12h30" ${magenta}/>`,
  water: `<path d="M6 16c5-5 9-5 14 0s9 5 14 0M6 24c5-5 9-5 14 0s9 5 14 0"/><path d="M6 32c5-5 9-5 14 0s9 5 14 0" ${magenta}/>`,
  energy: `<path d="M20 36V18M20 18 10 8M20 18l13-4M20 18l-6 11"/><circle cx="20" cy="18" r="2" ${lamp}/>`,
  ports: `<path d="M12 34V8h20M12 16l9-8M7 34h10M22 8v8"/><path d="M19 16h6v5h-6z" ${magenta}/>`,
  rail: `<path d="M13 6v28M27 6v28M10 12h20M10 20h20M10 28h20"/><path d="M20 4v6" ${magenta}/>`,
  'cold-chain': `<path d="M20 6v28M8 13l24 14M32 13 8 27"/><circle cx="20" cy="20" r="3" fill="#fff" ${magenta}/>`,
  aquaculture: `<path d="M6 20c6-9 16-9 22 0-6 9-16 9-22 0zM28 20l6-5v10z"/><circle cx="13" cy="19" r="1.5" ${lamp}/>`,
  // by need
  roaming: `<path d="M20 5v5M20 30v5M5 20h5M30 20h5"/><circle cx="20" cy="20" r="13"/><path d="m25.5 14.5-3 8-8 3 3-8z" ${magenta}/>`,
  'low-power': `<path d="M6 13h25v14H6zM31 17h3v6h-3"/><path d="M11 17v6" ${magenta}/>`,
  sunset: `<path d="M10 31h20M15 36h10M12 26a8 8 0 0 1 16 0M20 8v5M9 12l3 3.5M31 12l-3 3.5"/><path d="M5 26h30" ${magenta}/>`,
  // developers
  reference: `<path d="M20 11c-3-3-8-4-14-4v24c6 0 11 1 14 4 3-3 8-4 14-4V7c-6 0-11 1-14 4zM20 11v24"/><path d="M25 16c1.5-.8 3-1.2 5-1.5M25 22c1.5-.8 3-1.2 5-1.5" ${magenta}/>`,
  webhooks: `<path d="M20 7v13a7 7 0 1 1-14 0"/><path d="M16 7h8M3 23l3-4 4 3"/><path d="M28 12a11 11 0 0 1 0 16M32 8a17 17 0 0 1 0 24" ${magenta}/>`,
  libraries: `<path d="M7 8h6v25H7zM13 8h6v25h-6zM7 28h12M7 13h12"/><path d="m22 10 6-1.6 6.5 23.4-6 1.6z" ${magenta}/>`,
  causes: `<path d="M12 6h16l6 6v16l-6 6H12l-6-6V12z"/><path d="M16 16a4 4 0 1 1 5.5 3.7c-1 .4-1.5 1.1-1.5 2.3v1.5" ${magenta}/><circle cx="20" cy="28" r=".5" ${lamp}/>`,
  changelog: `<path d="M11 5v30M16 10h18M16 20h18M16 30h12"/><circle cx="11" cy="10" r="2" fill="#fff"/><circle cx="11" cy="20" r="2" fill="#fff"/><circle cx="11" cy="30" r="2" ${lamp}/>`,
  status: `<path d="M5 31h30M8 31V9M32 31V9M8 9h24"/><path d="M8 21h5l3-6 5 10 3-4h8" ${magenta}/>`,
  // company
  about: `<path d="M20 6l5 28H15zM16.5 24h7M17.6 15h4.8M10 34h20"/><path d="M13 5.5a9 9 0 0 0 0 7M27 5.5a9 9 0 0 1 0 7" ${magenta}/>`,
  customers: `<path d="M7 34V17l9 5v-5l9 5V8h8v26zM7 34h26"/><path d="M13 28h4M22 28h4" ${magenta}/>`,
  partners: `<path d="M15 26a8 8 0 1 1 0-12M25 14a8 8 0 1 1 0 12"/><path d="M14 20h12" ${magenta}/>`,
  journal: `<path d="M9 6h22v28H9zM14 6v28M19 13h7M19 18h7"/><path d="M19 26c2-2.5 4 2.5 7 0" ${magenta}/>`,
  jobs: `<circle cx="20" cy="20" r="9"/><circle cx="20" cy="20" r="3.5"/><path d="M20 29v7M4 20h7M29 20h7M8.7 8.7l5 5M31.3 8.7l-5 5M8.7 31.3l5-5M31.3 31.3l-5-5"/><path d="M20 11V4" ${magenta}/>`,
  contact: `<path d="M5 10h30v20H5z"/><path d="m5 11 15 11 15-11" ${magenta}/>`,
};

for (const [name, drawing] of Object.entries(icons))
  fs.writeFileSync(
    new URL(`icon-${name}.svg`, uploads),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" fill="none" stroke="#0B2431" stroke-width="1.5">${drawing}</svg>\n`,
  );
console.log(`${Object.keys(icons).length} icons`);
