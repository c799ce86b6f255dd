import { useState } from "react";
import { useLocation } from "wouter";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { FindDialog } from "#web/console/box/find-dialog.tsx";

/** A number that no order has, or that is none: the search takes it over. */
export function UnknownOrder({ asked }: { readonly asked: string }) {
  const { t } = useConsole();
  const [, go] = useLocation();
  const address = useAddress();
  const [finds, setFinds] = useState(false);
  return (
    <>
      <ErrorScreen
        title={t("console.noOrder", { number: asked })}
        action={{ label: t("console.findTitle"), onPress: () => setFinds(true) }}
        secondAction={{
          label: t("console.toBoard"),
          onPress: () => go(address("/console")),
        }}
      />
      {finds && <FindDialog start={asked} onClose={() => setFinds(false)} />}
    </>
  );
}
