import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, type ComponentProps, type ReactNode } from "react";
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
      <ShellMenu
        session={session}
        path={path}
        isYacht={isYacht}
        isBoard={isBoard}
        fresh={fresh}
        unopened={unopened}
        onSeen={dismiss}
        onFind={() => setFinds(true)}
        onHelp={() => setHelps(true)}
        onSettings={() => setArranges(true)}
        onTwoFactor={() => setGuards(true)}
      />
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

type EntryProps = {
  readonly to: string;
  readonly isHere: boolean;
  readonly title?: string;
  readonly glyph: ComponentProps<typeof Icon>["glyph"];
  readonly text: string;
};

/** The way to a screen. */
function Entry({ to, isHere, title, glyph, text }: EntryProps) {
  return (
    <Link className={css["entry"]} href={to} aria-current={isHere ? "page" : undefined} title={title}>
      <Icon glyph={glyph} size={20} />
      <span>{text}</span>
    </Link>
  );
}

type ShellMenuProps = {
  readonly session: StaffSession;
  readonly path: string;
  /** The order that is open, or its list, is of yachts; or of trips. */
  readonly isYacht: boolean;
  readonly isBoard: boolean;
  /** An order that has just come. */
  readonly fresh: number | undefined;
  /** Orders that nobody has opened in time. */
  readonly unopened: readonly number[];
  readonly onSeen: () => void;
  readonly onFind: () => void;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
  readonly onTwoFactor: () => void;
};

/** The ways to the screens that one may see, what has just come, and one's own. */
function ShellMenu(props: ShellMenuProps) {
  const { session, path, isYacht, isBoard, fresh, unopened, onSeen, onFind, onHelp, onSettings, onTwoFactor } = props;
  const { rights, features } = session;
  const { t } = useConsole();
  const address = useAddress();
  const [unseen] = unopened;
  return (
    <nav className={css["menu"]} aria-label={t("console.menu")}>
      <span className={css["mark"]} aria-hidden="true">
        Nb
      </span>
      <Entry to={address("/console")} isHere={isBoard} glyph={LayoutList} text={t("console.board")} />
      {rights["placing"] === "works" && (
        <Entry
          to={address("/console/orders/new")}
          isHere={path === "/console/orders/new"}
          title="N"
          glyph={Phone}
          text={t("console.phone.new")}
        />
      )}
      {rights["requests"] !== undefined && (
        <RequestsEntry href={address("/console/requests")} isHere={path.startsWith("/console/requests")} />
      )}
      {rights["releasing"] !== undefined && (
        <MoneyEntry href={address("/console/money")} isHere={path === "/console/money"} />
      )}
      {features.includes("yacht") && (
        <Entry to={address("/console/yachts")} isHere={isYacht} glyph={Sailboat} text={t("console.yachts.title")} />
      )}
      {rights["tester"] !== undefined && (
        <Entry
          to={address("/console/tester")}
          isHere={path.startsWith("/console/tester")}
          title="G T"
          glyph={FlaskConical}
          text={t("console.tester.menu")}
        />
      )}
      <button type="button" className={css["entry"]} onClick={onFind} title="Ctrl K">
        <Icon glyph={Search} size={20} />
        <span>{t("console.find")}</span>
      </button>
      {rights["staff"] !== undefined && (
        <Entry
          to={address("/console/staff")}
          isHere={path === "/console/staff"}
          glyph={Users}
          text={t("console.staff.menu")}
        />
      )}
      {rights["audit"] !== undefined && (
        <Entry
          to={address("/console/audit")}
          isHere={path === "/console/audit"}
          glyph={ClipboardCheck}
          text={t("console.staff.audit")}
        />
      )}
      {fresh !== undefined && (
        <Link
          className={css["entry"]}
          data-fresh
          href={address(`/console/orders/${fresh}`)}
          title={t("console.alarm.newOrder", { number: fresh })}
          onClick={onSeen}
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
      <button type="button" className={css["entry"]} data-keys onClick={onHelp}>
        <Icon glyph={Info} size={20} />
        <span>{t("console.help")}</span>
      </button>
      <OwnMenu session={session} onSettings={onSettings} onTwoFactor={onTwoFactor} />
    </nav>
  );
}
