import { useQueryClient } from "@tanstack/react-query";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useConsole } from "#web/console/app/console.tsx";

/** Told to whoever is logged in and does not work here: who may, and the ways on. */
export function NotStaff() {
  const { t, api } = useConsole();
  const client = useQueryClient();
  const leave = () =>
    void api("logOut")
      .catch(() => undefined)
      .then(() => client.resetQueries());
  return (
    <main>
      <ErrorScreen
        title={t("console.notStaff")}
        message={t("console.notStaffLead")}
        action={{ label: t("console.logOut"), onPress: leave }}
        secondAction={{ label: t("console.toSite"), href: "/" }}
      />
    </main>
  );
}
