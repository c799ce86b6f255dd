import { missingOfDriver, type TripDriver } from "#domain/orders/trip-driver.ts";
import { Button } from "#ui/button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./driver-dialog.module.css";

type MissingPartProps = {
  readonly driver: TripDriver;
  /** The traveller is about to be told. */
  readonly tells: boolean;
  readonly onFill: () => void;
  readonly onKeep: () => void;
};

/** Asks whether a driver is really to be saved without what a traveller would find them by. */
export function MissingPart({ driver, tells, onFill, onKeep }: MissingPartProps) {
  const { t } = useConsole();
  const missing = missingOfDriver(driver).map((member) => t(`console.driver.missing.${member}`));
  return (
    <div className={css["foot"]}>
      <p role="alert" className={css["busy"]}>
        {t("console.driver.missing", { what: missing.join(", ") })}{" "}
        {tells && t("console.driver.missingTold", { name: driver.name })}
      </p>
      <Button look="primary" wide onClick={onFill} ref={focusNow}>
        {t("console.driver.fill")}
      </Button>
      <Button look="link" size="card" onClick={onKeep}>
        {t("console.driver.keepAnyway")}
      </Button>
    </div>
  );
}

/** The safe answer has the focus. */
function focusNow(button: HTMLButtonElement | null): void {
  button?.focus();
}
