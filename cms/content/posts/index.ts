import type { PostFixture } from '#cms/content/PostFixture.ts';

import { post as aSimAtMinusForty } from './a-sim-at-minus-forty.ts';
import { post as aWatchdogThatLetsGo } from './a-watchdog-that-lets-go.ts';
import { post as afterDanish3g } from './after-danish-3g.ts';
import { post as answerTheWebhookFirst } from './answer-the-webhook-first.ts';
import { post as cause15AtHighWater } from './cause-15-at-high-water.ts';
import { post as elevenCranes } from './eleven-cranes.ts';
import { post as fieldEngineerWanted } from './field-engineer-wanted.ts';
import { post as gateKiel2Limit } from './gate-kiel-2-limit.ts';
import { post as lteMRoamingIn2026 } from './lte-m-roaming-in-2026.ts';
import { post as moving12400PumpingStations } from './moving-12400-pumping-stations.ts';
import { post as nbIotBorders } from './nb-iot-borders.ts';
import { post as nineCauseCodes } from './nine-cause-codes.ts';
import { post as nordvandStoppedDriving } from './nordvand-stopped-driving.ts';
import { post as peeringInFrankfurt } from './peering-in-frankfurt.ts';
import { post as replacing2gBefore2028 } from './replacing-2g-before-2028.ts';
import { post as sending40Bytes } from './sending-40-bytes.ts';
import { post as sgp32ForDevicesYouCannotOpen } from './sgp-32-for-devices-you-cannot-open.ts';
import { post as sixLinesFromTheWinterLog } from './six-lines-from-the-winter-log.ts';
import { post as sortingCauseCodesAsText } from './sorting-cause-codes-as-text.ts';
import { post as t3324HowASensorSleeps } from './t3324-how-a-sensor-sleeps.ts';
import { post as thePumpThatFailedOnSundays } from './the-pump-that-failed-on-sundays.ts';
import { post as theTestKitUnpacked } from './the-test-kit-unpacked.ts';
import { post as tomAndJerrysChase } from './tom-and-jerrys-chase.ts';
import { post as turbine41CalledHome } from './turbine-41-called-home.ts';
import { post as twoCores } from './two-cores.ts';
import { post as weRaisedAPrice } from './we-raised-a-price.ts';
import { post as whatCountsAsAnOutage } from './what-counts-as-an-outage.ts';
import { post as whyWeWriteThisDown } from './why-we-write-this-down.ts';

/** All articles of the blog, newest first. */
export const posts: PostFixture[] = [
  sixLinesFromTheWinterLog,
  nordvandStoppedDriving,
  replacing2gBefore2028,
  sortingCauseCodesAsText,
  cause15AtHighWater,
  lteMRoamingIn2026,
  weRaisedAPrice,
  sending40Bytes,
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
  theTestKitUnpacked,
  gateKiel2Limit,
  afterDanish3g,
  aWatchdogThatLetsGo,
  fieldEngineerWanted,
  whatCountsAsAnOutage,
  moving12400PumpingStations,
  whyWeWriteThisDown,
];
