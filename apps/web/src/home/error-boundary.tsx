import { Component, type ReactNode } from 'react';
import { FaultPage } from './fault-page.tsx';

type BoundaryState = { readonly kind: 'whole' } | { readonly kind: 'broken'; readonly fault: unknown };

/** A chunk that cannot be loaded: the network is gone, or a newer version has replaced the files. */
function isLoadingFault(fault: unknown): boolean {
  return fault instanceof Error && /import|load|fetch|preload/i.test(fault.message);
}

/** Shows what happened instead of an empty page when drawing one fails. React asks for a class here. */
export class ErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { kind: 'whole' };

  static getDerivedStateFromError(fault: unknown): BoundaryState {
    return { kind: 'broken', fault };
  }

  override render(): ReactNode {
    if (this.state.kind === 'whole') return this.props.children;
    return isLoadingFault(this.state.fault) ? (
      <FaultPage
        title="This page did not load"
        text="A part of Upcard could not be fetched: the connection is gone, or a newer version has just replaced this one. Nothing at your table is lost."
      />
    ) : (
      <FaultPage
        title="This page has stopped"
        text="Something went wrong while it was drawn. Your seat and your chips are kept by the server; loading the page again puts everything back."
      />
    );
  }
}
