const sections = 'section, main';

/** The section that an element is in, to be asked for before the element goes. */
export const sectionOf = (element: Element): Element | null => element.closest(sections);

/** Where the focus goes when the control that had it is taken off the page with what it was about. */
export function focusHeading(section: Element | null | undefined): void {
  const heading = section?.querySelector<HTMLElement>('h1, h2');
  if (heading) takeFocus(heading);
}

/** Nothing can be done with a heading, and nothing scrolls: reading goes on there. */
export function takeFocus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
