import { useLocation } from "wouter";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useAddress } from "./address.ts";
import { useConsole } from "./console.tsx";

type ToBoardProps = { readonly title: string; readonly message?: string; readonly onAgain?: () => void };

/** Says why nothing stands here, with the way to the board in the language that is shown. */
export function ToBoard({ title, message, onAgain }: ToBoardProps) {
  const { t } = useConsole();
  const [, go] = useLocation();
  const address = useAddress();
  return (
    <ErrorScreen
      title={title}
      {...(message !== undefined && { message })}
      action={{ label: t("console.toBoard"), onPress: () => go(address("/console")) }}
      {...(onAgain !== undefined && { secondAction: { label: t("console.again"), onPress: onAgain } })}
    />
  );
}
