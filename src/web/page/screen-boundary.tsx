import { Component, type ReactNode } from "react";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { isServerReachable } from "#web/page/is-server-reachable.ts";
import { PageContext, type Page } from "#web/page/page.tsx";
import { reportFailure } from "#web/report/report-failure.ts";
import { isChunkFailure, reloadForChunk, type ChunkOutcome } from "./chunk-reload.ts";

/** What is said where there are no texts, because they may be what has failed. */
const [UNKNOWN, RELOAD] = ["An unknown error occurred", "Reload"];

type ScreenBoundaryProps = {
  readonly children: ReactNode;
  /** Called once the page has been told to load anew. */
  readonly onReload?: () => void;
};

type State = { readonly now: "well" | "checking" | ChunkOutcome };

/**
 * Catches errors while a screen, or a part whose code comes later, is drawn: an outdated part reloads the page once, a lost
 * connection waits, anything else is shown.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  static override readonly contextType = PageContext;
  static getDerivedStateFromError = (error: unknown): State => ({ now: isChunkFailure(error) ? "checking" : "failed" });
  override readonly state: State = { now: "well" };

  override componentDidMount(): void {
    addEventListener("online", this.retryLost);
  }

  override componentWillUnmount(): void {
    removeEventListener("online", this.retryLost);
  }

  override componentDidCatch(error: unknown): void {
    const page = this.context as Page | undefined;
    if (!isChunkFailure(error)) return reportFailure(error, page?.store);
    void reloadForChunk(page?.options.buildId ?? "").then((now) => this.setState({ now }));
  }

  override render(): ReactNode {
    const page = this.context as Page | undefined;
    const { now } = this.state;
    if (now === "well") return this.props.children;
    if (now === "checking" || now === "reloading") return null;
    if (now === "offline") {
      return (
        <ErrorScreen
          title={page?.t("common.offline") ?? "We cannot reach the server"}
          action={{ label: page?.t("common.retry") ?? "Try again", onPress: this.retryLost }}
        />
      );
    }
    return (
      <ErrorScreen
        title={page?.tIfKnown("trans.common.error_boundary.title", UNKNOWN) ?? UNKNOWN}
        message={page?.tIfKnown("common.error.hint", "") || undefined}
        action={{
          label: page?.tIfKnown("trans.common.error_boundary.button", RELOAD) ?? RELOAD,
          onPress: () => void this.reload(),
        }}
      />
    );
  }

  private readonly retryLost = (): void => {
    if (this.state.now === "offline") this.setState({ now: "well" });
  };

  private async reload(): Promise<void> {
    if (!(await isServerReachable())) return this.setState({ now: "offline" });
    location.reload();
    this.props.onReload?.();
  }
}
