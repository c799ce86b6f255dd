import { Switch } from "#ui/switch.tsx";
import { useConsole } from "#web/console/app/console.tsx";

type FeeSwitchProps = {
  readonly fee: string;
  readonly on: boolean;
  readonly onType: (fields: { readonly isWaived: boolean }) => void;
};

/** Gives up the fee of the terms. */
export function FeeSwitch({ fee, on, onType }: FeeSwitchProps) {
  const { t } = useConsole();
  return <Switch label={t("console.desk.waive", { fee })} on={on} onChange={(isWaived) => onType({ isWaived })} />;
}
