import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LANGUAGE_NAMES, LOCALES } from "#domain/values/locale.ts";
import { Dialog } from "#ui/dialog.tsx";
import { UserRound } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import type { StaffSession } from "#web/console/accounts/session-query.ts";
import { useConsole } from "./console.tsx";
import { leaveNothing } from "./leave-nothing.ts";
import css from "./own-menu.module.css";

type OwnMenuProps = {
  readonly session: StaffSession;
  readonly onSettings: () => void;
  readonly onTwoFactor: () => void;
};

/** One's own name and work, settings, the language, and the way out. */
export function OwnMenu({ session, onSettings, onTwoFactor }: OwnMenuProps) {
  const { t, locale, api } = useConsole();
  const client = useQueryClient();
  const [stays, setStays] = useState(false);
  const pick = (key: string) => {
    if (key === "own") return onSettings();
    if (key === "two-factor") return onTwoFactor();
    if (key !== "out") return location.assign(`?lang=${key}`);
    // Whoever leaves a machine to others must not believe what has not happened.
    void api("logOut").then(
      () => {
        leaveNothing();
        return client.resetQueries();
      },
      () => setStays(true),
    );
  };
  return (
    <div className={css["own"]}>
      <Menu
        label={`${session.name}, ${t(`console.role.${session.role}`)}`}
        text={<span className={css["name"]}>{session.name}</span>}
        icon={<Icon glyph={UserRound} size={20} />}
        items={[
          ...LOCALES.filter((other) => other !== locale).map((other) => ({
            key: other,
            label: LANGUAGE_NAMES[other],
            lang: other,
          })),
          { key: "own", label: t("console.own.title") },
          { key: "two-factor", label: t("accounts.security.title") },
          { key: "out", label: t("console.logOut") },
        ]}
        onPick={pick}
      />
      <Dialog
        open={stays}
        onClose={() => setStays(false)}
        title={t("console.bar.stays")}
        closeLabel={t("console.close")}
      >
        <p role="alert">{t("console.lost")}</p>
      </Dialog>
    </div>
  );
}
