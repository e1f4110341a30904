// Photographs that were never taken: coasts, harbours, and what stands there.
// Run: node cms/pictures/tools/scenes.mjs [name …]. Writes photo-*.webp, 2400 x 1350.
// Sky and water are computed per pixel (noise, perspective waves, mirrored light); silhouettes are SVG layers, hazed by distance.
import { boat } from './scenes/boat.mjs';
import { church } from './scenes/church.mjs';
import { crane } from './scenes/crane.mjs';
import { farm } from './scenes/farm.mjs';
import { ferry } from './scenes/ferry.mjs';
import { gate } from './scenes/gate.mjs';
import { harbour } from './scenes/harbour.mjs';
import { ice } from './scenes/ice.mjs';
import { lighthouse } from './scenes/lighthouse.mjs';
import { mast } from './scenes/mast.mjs';
import { office } from './scenes/office.mjs';
import { pump } from './scenes/pump.mjs';
import { sound } from './scenes/sound.mjs';
import { strait } from './scenes/strait.mjs';
import { train } from './scenes/train.mjs';
import { van } from './scenes/van.mjs';
import { wind } from './scenes/wind.mjs';

// One grain runs through all of them, so a name drawn alone differs by its grain.
const scenes = {
  harbour,
  wind,
  pump,
  sound,
  train,
  ferry,
  farm,
  lighthouse,
  mast,
  strait,
  gate,
  church,
  office,
  ice,
  boat,
  van,
  crane,
};
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(scenes))
  if (wanted.length === 0 || wanted.includes(name)) await draw();
