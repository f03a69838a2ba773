/** Brings a city's row of the list into view, after it has been drawn. */
export function scrollToRow(cityId: string): void {
  requestAnimationFrame(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .getElementById(`city-${cityId}`)
      ?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  });
}
