import { Component, type ReactNode } from "react";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { ConsoleContext, type Console } from "./console.tsx";

type ScreenFaultProps = {
  readonly children: ReactNode;
  /** The address of the screen: another one is tried anew. */
  readonly path: string;
};

type State = { readonly failed: boolean; readonly path: string };

/** Keeps the menu when a screen cannot be drawn, most often because the console was updated after its tab was opened, and loads it anew. */
export class ScreenFault extends Component<ScreenFaultProps, State> {
  static override readonly contextType = ConsoleContext;
  static getDerivedStateFromError = (): Partial<State> => ({ failed: true });
  static getDerivedStateFromProps = ({ path }: ScreenFaultProps, state: State): State | null =>
    path === state.path ? null : { failed: false, path };
  override readonly state: State = { failed: false, path: this.props.path };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { t } = this.context as Console;
    return (
      <ErrorScreen
        title={t("console.fault.title")}
        message={t("console.fault.lead")}
        action={{ label: t("console.fault.reload"), onPress: () => location.reload() }}
      />
    );
  }
}
