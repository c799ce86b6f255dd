import { Dialog } from "#ui/dialog.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useConsole } from "#web/console/app/console.tsx";

type ChangeWaitingProps = {
  readonly name: string;
  /** Tries again what has failed; undefined while it is read. */
  readonly again: (() => void) | undefined;
  readonly onClose: () => void;
};

/** The window of a change while what it is about is read. */
export function ChangeWaiting({ name, again, onClose }: ChangeWaitingProps) {
  const { t } = useConsole();
  return (
    <Dialog
      open
      onClose={onClose}
      look="wide"
      title={t("console.desk.changeTitle", { name })}
      closeLabel={t("console.close")}
    >
      {again === undefined ? (
        <Skeleton shape="picture" />
      ) : (
        <ErrorScreen look="card" title={t("console.failed")} action={{ label: t("console.again"), onPress: again }} />
      )}
    </Dialog>
  );
}
