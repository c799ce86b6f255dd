import { useLocation, useSearch } from "wouter";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useConsole } from "./console.tsx";

type ToBoardProps = { readonly title: string; readonly message?: string; readonly onAgain?: () => void };

/** Says why nothing stands here, with the way to the board in the language that is shown. */
export function ToBoard({ title, message, onAgain }: ToBoardProps) {
  const { t } = useConsole();
  const [, go] = useLocation();
  const lang = new URLSearchParams(useSearch()).get("lang");
  return (
    <ErrorScreen
      title={title}
      {...(message !== undefined && { message })}
      action={{ label: t("console.toBoard"), onPress: () => go(`/console${lang === null ? "" : `?lang=${lang}`}`) }}
      {...(onAgain !== undefined && { secondAction: { label: t("console.again"), onPress: onAgain } })}
    />
  );
}
