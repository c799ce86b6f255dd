import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { Dialog } from "#ui/dialog.tsx";
import {
  BellRing,
  ClipboardCheck,
  FlaskConical,
  Info,
  LayoutList,
  Phone,
  Sailboat,
  Search,
  Users,
} from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { StaffSession } from "#web/console/accounts/session-query.ts";
import { FindDialog } from "#web/console/box/find-dialog.tsx";
import { rememberOpened } from "#web/console/box/opened-orders.ts";
import { KeyHelp } from "#web/console/keys/key-help.tsx";
import { useCommitKey } from "#web/console/keys/use-commit-key.ts";
import { useGoKeys, useKeys, useSearchKey } from "#web/console/keys/use-keys.ts";
import { DriverAlarm } from "#web/console/live/driver-alarm.tsx";
import { NotLive } from "#web/console/live/not-live.tsx";
import { useLiveChanges } from "#web/console/live/use-live.ts";
import { useNewOrder } from "#web/console/live/use-new-order.ts";
import { useUnopened } from "#web/console/live/use-unopened.ts";
import { useAddress } from "./address.ts";
import { useConsole } from "./console.tsx";
import { MoneyEntry } from "./money-entry.tsx";
import { OwnMenu } from "./own-menu.tsx";
import { RequestsEntry } from "./requests-entry.tsx";
import css from "./shell.module.css";
import { useScreenTitle } from "./use-screen-title.ts";

const TwoFactorDialog = lazy(() =>
  import("#web/console/own/two-factor-dialog.tsx").then((file) => ({ default: file.TwoFactorDialog })),
);
const OwnDialog = lazy(() => import("#web/console/own/own-dialog.tsx").then((file) => ({ default: file.OwnDialog })));

type ShellProps = { readonly session: StaffSession; readonly children: ReactNode };

/** What stands around every screen: the menu, help and one's own, beside the screen itself. */
export function Shell({ session, children }: ShellProps) {
  const { t, api } = useConsole();
  const [helps, setHelps] = useState(false);
  const [finds, setFinds] = useState(false);
  const [arranges, setArranges] = useState(false);
  const [guards, setGuards] = useState(false);
  const client = useQueryClient();
  const [path, go] = useLocation();
  const address = useAddress();
  const isTester = path.startsWith("/console/tester");
  const isInbox = path.startsWith("/console/requests");
  const mayRelease = session.rights["releasing"] !== undefined;
  const mayRequests = session.rights["requests"] !== undefined;
  const [, opened] = /^\/console\/orders\/(\d+)$/.exec(path) ?? [];
  // Which of the two an order belongs to is known once its page has read it; nothing is asked for here.
  const { data: order } = useQuery({
    queryKey: ["board", "order", Number(opened)],
    queryFn: ({ signal }) => api("getDeskOrder", { params: { order_id: Number(opened) }, signal }),
    enabled: false,
  });
  const isYacht = path === "/console/yachts" || (opened !== undefined && (order?.view.yacht ?? null) !== null);
  const isBoard = path === "/console" || (opened !== undefined && order !== undefined && !isYacht);
  useScreenTitle(path);
  // The box tells what was opened last.
  useEffect(() => {
    if (opened !== undefined) rememberOpened(Number(opened));
  }, [opened]);
  useLiveChanges((what) => void client.invalidateQueries({ queryKey: [what === "orders" ? "board" : what] }));
  const unopened = useUnopened();
  const [unseen] = unopened;
  const { order: fresh, dismiss } = useNewOrder();
  useSearchKey(() => setFinds(true));
  useCommitKey();
  useGoKeys({
    KeyB: () => go(address("/console")),
    ...(mayRequests && { KeyR: () => go(address("/console/requests")) }),
    ...(mayRelease && { KeyM: () => go(address("/console/money")) }),
    ...(session.rights["tester"] !== undefined && { KeyT: () => go(address("/console/tester")) }),
  });
  const newOrder = address("/console/orders/new");
  const mayPlace = session.rights["placing"] === "works";
  const isNew = path === "/console/orders/new";
  useKeys({ help: () => setHelps(true), ...(mayPlace && !isNew && { create: () => go(newOrder) }) });
  return (
    <div className={css["shell"]}>
      <a className={css["skip"]} href="#content">
        {t("console.skip")}
      </a>
      <nav className={css["menu"]} aria-label={t("console.menu")}>
        <span className={css["mark"]} aria-hidden="true">
          Nb
        </span>
        <Link className={css["entry"]} href={address("/console")} aria-current={isBoard ? "page" : undefined}>
          <Icon glyph={LayoutList} size={20} />
          <span>{t("console.board")}</span>
        </Link>
        {mayPlace && (
          <Link className={css["entry"]} href={newOrder} aria-current={isNew ? "page" : undefined} title="N">
            <Icon glyph={Phone} size={20} />
            <span>{t("console.phone.new")}</span>
          </Link>
        )}
        {mayRequests && <RequestsEntry href={address("/console/requests")} isHere={isInbox} />}
        {mayRelease && <MoneyEntry href={address("/console/money")} isHere={path === "/console/money"} />}
        {session.features.includes("yacht") && (
          <Link className={css["entry"]} href={address("/console/yachts")} aria-current={isYacht ? "page" : undefined}>
            <Icon glyph={Sailboat} size={20} />
            <span>{t("console.yachts.title")}</span>
          </Link>
        )}
        {session.rights["tester"] !== undefined && (
          <Link
            className={css["entry"]}
            href={address("/console/tester")}
            aria-current={isTester ? "page" : undefined}
            title="G T"
          >
            <Icon glyph={FlaskConical} size={20} />
            <span>{t("console.tester.menu")}</span>
          </Link>
        )}
        <button type="button" className={css["entry"]} onClick={() => setFinds(true)} title="Ctrl K">
          <Icon glyph={Search} size={20} />
          <span>{t("console.find")}</span>
        </button>
        {session.rights["staff"] !== undefined && (
          <Link
            className={css["entry"]}
            href={address("/console/staff")}
            aria-current={path === "/console/staff" ? "page" : undefined}
          >
            <Icon glyph={Users} size={20} />
            <span>{t("console.staff.menu")}</span>
          </Link>
        )}
        {session.rights["audit"] !== undefined && (
          <Link
            className={css["entry"]}
            href={address("/console/audit")}
            aria-current={path === "/console/audit" ? "page" : undefined}
          >
            <Icon glyph={ClipboardCheck} size={20} />
            <span>{t("console.staff.audit")}</span>
          </Link>
        )}
        {fresh !== undefined && (
          <Link
            className={css["entry"]}
            data-fresh
            href={address(`/console/orders/${fresh}`)}
            title={t("console.alarm.newOrder", { number: fresh })}
            onClick={dismiss}
          >
            <Icon glyph={BellRing} size={20} />
            <span>{t("console.alarm.new", { number: fresh })}</span>
          </Link>
        )}
        {unseen !== undefined && (
          <Link
            className={css["entry"]}
            data-alert
            href={address(`/console/orders/${unseen}`)}
            title={t("console.staff.unopenedSaid", { count: unopened.length })}
          >
            <Icon glyph={BellRing} size={20} />
            <span>{t("console.letters.unopened", { count: unopened.length })}</span>
          </Link>
        )}
        <span className={css["space"]} />
        <button type="button" className={css["entry"]} data-keys onClick={() => setHelps(true)}>
          <Icon glyph={Info} size={20} />
          <span>{t("console.help")}</span>
        </button>
        <OwnMenu session={session} onSettings={() => setArranges(true)} onTwoFactor={() => setGuards(true)} />
      </nav>
      <main id="content" className={css["main"]} tabIndex={-1}>
        <DriverAlarm />
        {path !== "/console" && path !== "/console/requests" && path !== "/console/money" && <NotLive />}
        {children}
      </main>
      <p className={css["said"]} role="status">
        {unopened.length > 0 && t("console.staff.unopenedSaid", { count: unopened.length })}{" "}
        {fresh !== undefined && t("console.alarm.newOrder", { number: fresh })}
      </p>
      {arranges && (
        <Suspense>
          <OwnDialog onClose={() => setArranges(false)} />
        </Suspense>
      )}
      {guards && (
        <Suspense>
          <TwoFactorDialog onClose={() => setGuards(false)} />
        </Suspense>
      )}
      {finds && <FindDialog onClose={() => setFinds(false)} />}
      <Dialog open={helps} onClose={() => setHelps(false)} title={t("console.keys")} closeLabel={t("console.close")}>
        <KeyHelp />
      </Dialog>
    </div>
  );
}
