/** How often a fleet is visited, and for how long an answer is fresh there. */
export type Visits = { visits: number; freshSeconds: number };

/** Menu, footer, error page of a language; the list of moved addresses. */
const framing = 4;
const visited: Visits = { visits: 100, freshSeconds: 60 };

/**
 * Calls a second that so many instances put on the content backend. Visits follow Zipf's law: the nth page is visited n
 * times as seldom as the first. An instance asks again for an answer when it is visited after it went stale, so that one with
 * v visits a second costs v / (1 + v × fresh) calls a second; each instance gets its part of the visits.
 */
export function callsOf(
  instances: number,
  isShared: boolean,
  pages: number,
  { visits, freshSeconds }: Visits,
): number {
  const askers = isShared ? 1 : instances;
  const shareOf = zipfShares(pages);
  let calls = 0;
  for (let place = 1; place <= pages; place += 1) {
    const visitsOfPage = (visits * shareOf(place)) / askers;
    calls += (askers * visitsOfPage) / (1 + visitsOfPage * freshSeconds);
  }
  return Math.round((calls + (askers * framing) / freshSeconds) * 10) / 10;
}

/** The part of all visits that falls to the page of a place, the first being 1. */
export function zipfShares(pages: number): (place: number) => number {
  const harmonic = Array.from({ length: pages }, (_, index) => 1 / (index + 1)).reduce(
    (sum, share) => sum + share,
    0,
  );
  return (place) => 1 / (place * harmonic);
}

/** What fleets of 1, 5 and 20 instances put on the content backend, in calls a second at 100 visits a second. */
export function fleetTable(pages: number) {
  return Object.fromEntries(
    [1, 5, 20].map((instances) => [
      `${instances} instances`,
      {
        'each by itself': callsOf(instances, false, pages, visited),
        'over Redis': callsOf(instances, true, pages, visited),
      },
    ]),
  );
}
