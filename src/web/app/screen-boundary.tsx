import { Component, type ReactNode } from "react";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { PageContext, type Page } from "#web/lib/page.tsx";
import { reloadForChunk } from "./chunk-reload.ts";

type State = { readonly failed: boolean; readonly reloading: boolean };

/** Catches what goes wrong while a screen is drawn: a stale part of the page is reloaded once, anything else is told. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  static override readonly contextType = PageContext;
  static getDerivedStateFromError = (): State => ({ failed: true, reloading: false });
  override readonly state: State = { failed: false, reloading: false };

  override componentDidCatch(error: unknown): void {
    const page = this.context as Page | undefined;
    if (reloadForChunk(error, page?.options.buildId ?? "")) this.setState({ failed: true, reloading: true });
  }

  override render(): ReactNode {
    const page = this.context as Page | undefined;
    if (!this.state.failed) return this.props.children;
    if (this.state.reloading) return null;
    return (
      <ErrorScreen
        title={page?.t("trans.common.error_boundary.title") ?? "An unknown error occurred"}
        message={page?.t("common.error.hint")}
        action={{
          label: page?.t("trans.common.error_boundary.button") ?? "Reload",
          onPress: () => {
            this.setState({ failed: false, reloading: false });
            location.reload();
          },
        }}
      />
    );
  }
}
