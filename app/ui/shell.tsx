import { Beginning } from './beginning.tsx';
import { Mark } from './mark.tsx';

/**
 * What the page itself shows before the app is here (`index.html`), and the app until the first screen is: the mark at
 * its place, what the server wrote into the page, or else after 200 ms where words will be.
 */
export function Shell() {
  return (
    <div className="shell" aria-hidden="true">
      <div className="wrap">
        <Mark />
        <Beginning />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
