// Four photographs that were never taken: harbour at dusk, wind field at dawn, pumping station in the blue hour, the Sound at nightfall.
// Run: node cms/pictures/tools/scenes.mjs [name …]. Writes photo-*.webp, 2400 x 1350.
// Sky and water are computed per pixel (noise, perspective waves, mirrored light); silhouettes are SVG layers, hazed by distance.
import { harbour } from './scenes/harbour.mjs';
import { pump } from './scenes/pump.mjs';
import { sound } from './scenes/sound.mjs';
import { wind } from './scenes/wind.mjs';

// One grain runs through all of them; `sound` was drawn by itself.
const scenes = { harbour, wind, pump, sound };
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(scenes))
  if (wanted.length === 0 || wanted.includes(name)) await draw();
