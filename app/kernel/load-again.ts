/**
 * Whether a page that misses a part loads itself once more. The browser may end the process of the service worker while
 * it serves a page: requests that it holds fail though their files are on this device, and a module that failed stays
 * failed until the page is loaded again. Only the first screen of a page does so, and not after a reload: a part that
 * is truly missing is said. Without a service worker the storage may be in memory, and a reload would lose it.
 */
export function mayLoadAgain(): boolean {
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    'serviceWorker' in navigator &&
    navigator.serviceWorker.controller !== null &&
    start !== undefined &&
    start.type !== 'reload' &&
    new URL(start.name).pathname === location.pathname
  );
}

export function loadAgain(): void {
  location.reload();
}
