import type { ReactNode } from "react";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useConsole } from "./console.tsx";
import css from "./list-waiting.module.css";

type ListWaitingProps = {
  readonly list: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly data: unknown;
    readonly refetch: () => unknown;
  };
  readonly lines?: number;
  /** What stands there until the list has come, where it is no plain lines. */
  readonly children?: ReactNode;
};

/** In the place of a list that has not come: lines in its shape, or that it failed, with a press that asks again. */
export function ListWaiting({ list, lines = 6, children }: ListWaitingProps) {
  const { t } = useConsole();
  if (list.isPending)
    return (
      children ?? (
        <div className={css["waiting"]} aria-hidden="true">
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} width={line % 2 === 0 ? "full" : "most"} />
          ))}
        </div>
      )
    );
  if (!list.isError || list.data !== undefined) return null;
  return (
    <ErrorScreen
      look="card"
      title={t("console.failed")}
      action={{ label: t("console.again"), onPress: () => void list.refetch() }}
    />
  );
}
