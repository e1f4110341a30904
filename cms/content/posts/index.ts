import type { PostFixture } from '#cms/content/PostFixture.ts';

import { post as aSimAtMinusForty } from './a-sim-at-minus-forty.ts';
import { post as aWatchdogThatLetsGo } from './a-watchdog-that-lets-go.ts';
import { post as answerTheWebhookFirst } from './answer-the-webhook-first.ts';
import { post as cause15AtHighWater } from './cause-15-at-high-water.ts';
import { post as elevenCranes } from './eleven-cranes.ts';
import { post as fortyBytes } from './forty-bytes.ts';
import { post as lteMRoaming2026 } from './lte-m-roaming-2026.ts';
import { post as nbIotBorders } from './nb-iot-borders.ts';
import { post as nineCauseCodes } from './nine-cause-codes.ts';
import { post as nordvandStoppedDriving } from './nordvand-stopped-driving.ts';
import { post as peeringInFrankfurt } from './peering-in-frankfurt.ts';
import { post as replacing2gBefore2028 } from './replacing-2g-before-2028.ts';
import { post as sgp32ForDevicesYouCannotOpen } from './sgp-32-for-devices-you-cannot-open.ts';
import { post as sortingCauseCodesAsText } from './sorting-cause-codes-as-text.ts';
import { post as t3324HowASensorSleeps } from './t3324-how-a-sensor-sleeps.ts';
import { post as theInvoiceBehindAPrice } from './the-invoice-behind-a-price.ts';
import { post as thePumpThatFailedOnSundays } from './the-pump-that-failed-on-sundays.ts';
import { post as tomAndJerrysChase } from './tom-and-jerrys-chase.ts';
import { post as turbine41CalledHome } from './turbine-41-called-home.ts';
import { post as twoCores } from './two-cores.ts';

/** Every article of the Journal, newest first. */
export const posts: PostFixture[] = [
  nordvandStoppedDriving,
  replacing2gBefore2028,
  sortingCauseCodesAsText,
  cause15AtHighWater,
  lteMRoaming2026,
  theInvoiceBehindAPrice,
  fortyBytes,
  elevenCranes,
  thePumpThatFailedOnSundays,
  peeringInFrankfurt,
  t3324HowASensorSleeps,
  tomAndJerrysChase,
  aSimAtMinusForty,
  sgp32ForDevicesYouCannotOpen,
  nbIotBorders,
  twoCores,
  answerTheWebhookFirst,
  turbine41CalledHome,
  nineCauseCodes,
  aWatchdogThatLetsGo,
];
