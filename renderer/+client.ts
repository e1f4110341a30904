import { reloadOnMissingCode } from './navigation/chunkErrors.ts';
import { skipPrefetchOnSlowConnections } from './navigation/connection.ts';
import { isHydrated } from './navigation/hydration.ts';
import { watchLinkClicks } from './navigation/linkClicks.ts';
import { watchForNewerBuild } from './navigation/newerBuild.ts';

reloadOnMissingCode(isHydrated);
skipPrefetchOnSlowConnections();
watchLinkClicks();
watchForNewerBuild();
