/** Returns a function that runs a task after a delay. Each call restarts the delay. */
export function debounce(task: () => unknown, defaultMs: number): (ms?: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (ms = defaultMs) => {
    clearTimeout(timer);
    timer = setTimeout(() => void task(), ms);
  };
}
