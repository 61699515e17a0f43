import { Component, type ReactNode } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { PlainPage } from '#client/ui/layout/plain-page.tsx';
import { CodeMissing } from '../routing/page-code.tsx';
import { NotHereYet } from './not-here-yet.tsx';

/**
 * A bug in a page, or a page whose code could not be fetched, must not leave a white screen. What was saved on the phone is safe.
 * `isMain`: nothing around it is the page's main part.
 */
export class ErrorBoundary extends Component<{ children: ReactNode; isMain: boolean }, { failure: { cause: unknown } | null }> {
  override state: { failure: { cause: unknown } | null } = { failure: null };

  static getDerivedStateFromError(cause: unknown): { failure: { cause: unknown } } {
    return { failure: { cause } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const words = failure.cause instanceof CodeMissing ? <NotHereYet /> : <WentWrong />;
    return this.props.isMain ? <main>{words}</main> : words;
  }
}

function WentWrong() {
  return (
    <PlainPage
      title="Something went wrong."
      sentence="This page could not be shown. What you saved on this phone is still there."
      action={
        <Button kind="now" big onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    />
  );
}
