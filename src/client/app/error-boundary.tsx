import { Component, type ReactNode } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { PlainPage } from '#client/ui/layout/plain-page.tsx';
import { CodeMissing } from '../routing/page-code.tsx';
import { NotHereYet } from './not-here-yet.tsx';

/** Shows a message when a page throws or its code cannot be loaded. `isMain`: renders the page's main element. */
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
