import { Component, type ReactNode } from 'react';
import { LoadFailure } from '#app/kernel/load-failure.ts';

/** A picture that cannot be loaded is no reason to lose the page. */
export class OrNothing extends Component<{ children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false };
  static getDerivedStateFromError(error: unknown) {
    if (!(error instanceof LoadFailure)) throw error;
    return { isMissing: true };
  }
  override render() {
    return this.state.isMissing ? null : this.props.children;
  }
}
