import { Component, type ReactNode } from 'react';
import { LoadFailure } from '#app/kernel/load-failure.ts';
import { loadAgain, mayLoadAgain } from '#app/kernel/load-again.ts';
import { paths } from '#app/kernel/paths.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { translate } from '#app/text/text.ts';
import { Instead } from './boot/instead.tsx';

interface State {
  hasFailed: boolean;
  /** The page is being loaded a second time: nothing is said yet. */
  isLoadingAgain: boolean;
}

/**
 * When a screen cannot be shown (its chunk is not on this device and there is no network, or it broke), the rest stays.
 * What was typed and what waits is in storage, so loading again is safe.
 */
export class ErrorBoundary extends Component<{ children: ReactNode; place: string }, State> {
  override state: State = { hasFailed: false, isLoadingAgain: false };

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, isLoadingAgain: error instanceof LoadFailure && mayLoadAgain() };
  }

  override componentDidCatch(): void {
    if (this.state.isLoadingAgain) loadAgain();
  }

  override componentDidUpdate(before: { place: string }): void {
    if (before.place !== this.props.place && this.state.hasFailed)
      this.setState({ hasFailed: false, isLoadingAgain: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.state.isLoadingAgain) return null;
    return (
      <Instead
        title={translate('common.broken.title')}
        text={translate('common.broken.text')}
        again={translate('common.broken.again')}
      >
        <ButtonLink variant="plain" to={paths.thisDevice()}>
          {translate('common.broken.here')}
        </ButtonLink>
      </Instead>
    );
  }
}
