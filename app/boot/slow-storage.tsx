import { translate } from '#app/text/text.ts';
import { Instead } from './instead.tsx';

/**
 * The browser has not opened this device's storage, and says neither that it will nor that it cannot. It may still
 * come: then the screen follows.
 */
export const SlowStorage = () => (
  <Instead
    title={translate('common.storageSlow.title')}
    text={translate('common.storageSlow.text')}
    again={translate('common.storageSlow.again')}
  />
);
