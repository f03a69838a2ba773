import type { ComponentProps } from 'react';

/** What the tab `tab` of the Tabs with the same `idPrefix` shows. */
export function TabPanel({ idPrefix, tab, ...rest }: ComponentProps<'div'> & { idPrefix: string; tab: string }) {
  return (
    <div
      tabIndex={0}
      {...rest}
      role="tabpanel"
      id={`${idPrefix}-panel-${tab}`}
      aria-labelledby={`${idPrefix}-tab-${tab}`}
    />
  );
}
