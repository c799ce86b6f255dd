import { useLocation } from "wouter";
import { Plus } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import { FindField } from "#web/console/box/find-field.tsx";
import { LiveMark } from "#web/console/live/live-mark.tsx";
import css from "./board-head.module.css";
import { ViewSwitch } from "./view-switch.tsx";

type BoardHeadProps = {
  /** The server's moment. */
  readonly now: number;
  /** Since when nothing is heard of changes; undefined while they come. */
  readonly silentSince: number | undefined;
};

/** The head of the board in each of its views: whether it is live, the search, the views, and a new order. */
export function BoardHead({ now, silentSince }: BoardHeadProps) {
  const { t } = useConsole();
  const rights = useRights();
  const [, go] = useLocation();
  const address = useAddress();
  return (
    <PageHead title={t("console.board")}>
      <LiveMark now={now} silentSince={silentSince} />
      <FindField />
      <ViewSwitch />
      {rights("placing") === "works" && (
        <div className={css["new"]}>
          <BarButton
            command="create"
            icon={<Icon glyph={Plus} size={18} />}
            onClick={() => go(address("/console/orders/new"))}
          >
            {t("console.phone.new")}
          </BarButton>
        </div>
      )}
    </PageHead>
  );
}
