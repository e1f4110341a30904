/** Runs one job per key at a time: callers that ask meanwhile share its outcome. */
export function createSingleFlight<T>(): (key: string, job: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, job) => {
    const running = flights.get(key);
    if (running) return running;
    const flight = job().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
