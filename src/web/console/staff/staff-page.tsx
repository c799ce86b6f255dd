import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import type { StaffMemberView } from "#contract/console/staff/staff.ts";
import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Plus } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { sessionQuery } from "#web/console/accounts/session-query.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ListWaiting } from "#web/console/app/list-waiting.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import frame from "#web/console/app/page.module.css";
import { ToBoard } from "#web/console/app/to-board.tsx";
import { useWindowValue } from "#web/console/app/use-window.ts";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { deviceWords } from "./device-words.ts";
import { InvitationLink } from "./invitation-link.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { ProveDialog } from "./prove-dialog.tsx";
import css from "./staff-page.module.css";
import { useStaffCall } from "./use-staff-call.ts";

const staffQuery = (api: ConsoleApi) =>
  queryOptions({ queryKey: ["staff"], queryFn: ({ signal }) => api("findStaff", { signal }) });

/** Everybody who works in the console, and what an owner does about them. */
export function StaffPage() {
  const { t, api } = useConsole();
  const client = useQueryClient();
  const rights = useRights();
  const [invites, setInvites] = useWindowValue<boolean>("invites");
  const [said, setSaid] = useState("");
  const mayLook = rights("staff") !== undefined;
  const found = useQuery({ ...staffQuery(api), enabled: mayLook });
  const call = useStaffCall(() => {
    setInvites(false);
    void client.invalidateQueries({ queryKey: ["staff"] });
  });
  const [passedOn, setPassedOn] = useState<{ readonly name: string; readonly link: string }>();
  const act = (words: string, deed: Parameters<typeof call.run>[0]) => {
    setSaid("");
    setPassedOn(undefined);
    call.run((attempt) => deed(attempt).then(() => setSaid(words)));
  };
  // Without a mail server the link is passed on by hand, and nobody is told that an e-mail has gone.
  const invite = (
    name: string,
    words: string,
    deed: (attempt: string) => Promise<{ readonly link: string | null }>,
  ) => {
    setSaid("");
    setPassedOn(undefined);
    call.run(async (attempt) => {
      const { link } = await deed(attempt);
      if (link === null) setSaid(words);
      else setPassedOn({ name, link: new URL(link, location.origin).href });
    });
  };
  if (!mayLook) return <ToBoard title={t("console.staff.title")} message={t("console.staff.ownersOnly")} />;
  return (
    <div className={frame["page"]}>
      <PageHead
        title={t("console.staff.title")}
        look="wrapped"
        aside={
          <BarButton primary icon={<Icon glyph={Plus} size={18} />} onClick={() => setInvites(true)}>
            {t("console.staff.invite")}
          </BarButton>
        }
      />
      <p className={css["said"]} role="status" data-bad={call.failed !== "" || undefined}>
        {call.failed || said}
      </p>
      {passedOn !== undefined && <InvitationLink {...passedOn} />}
      <ListWaiting list={found}>
        <div className={css["none"]} aria-hidden="true">
          <Skeleton width="full" />
          <Skeleton width="most" />
        </div>
      </ListWaiting>
      <ul className={css["list"]}>
        {found.data?.staff.map((member) => (
          <Member
            key={member.user_id}
            member={member}
            onWork={(role) =>
              act(t("console.staff.workChanged", { name: member.name, work: t(`console.role.${role}`) }), (attempt) =>
                api("setStaffWork", { params: { user_id: member.user_id }, body: { role }, attempt }),
              )
            }
            onOpen={(isOpen) =>
              act(t(isOpen ? "console.staff.opened" : "console.staff.closed", { name: member.name }), (attempt) =>
                api("setStaffOpen", { params: { user_id: member.user_id }, body: { is_open: isOpen }, attempt }),
              )
            }
            onInvite={() =>
              invite(member.name, t("console.staff.invitedAgain", { name: member.name }), (attempt) =>
                api("inviteStaffAgain", { params: { user_id: member.user_id }, body: {}, attempt }),
              )
            }
          />
        ))}
      </ul>
      {invites && !call.isAsked && (
        <InviteDialog
          isBusy={call.isBusy}
          failed={call.failed}
          onInvite={(body) =>
            invite(body.name, t("console.staff.invited", { name: body.name }), (attempt) =>
              api("inviteStaff", { body, attempt }),
            )
          }
          onClose={() => setInvites(false)}
        />
      )}
      {call.isAsked && <ProveDialog call={call} />}
    </div>
  );
}

type MemberProps = {
  readonly member: StaffMemberView;
  readonly onWork: (role: StaffMemberView["role"]) => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onInvite: () => void;
};

/** One of the staff: who they are, how safe their account is, and what can be done about it. */
function Member({ member, onWork, onOpen, onInvite }: MemberProps) {
  const { t, api, locale } = useConsole();
  const address = useAddress();
  const { data: session } = useQuery(sessionQuery(api));
  const when = (at: number) => formatDayTime(localTimeIn(ownZone(), at), locale);
  const { invited_until: invited, last_seen_at: seen, closed_at: closed, devices } = member;
  return (
    <li className={css["member"]} data-closed={closed !== null || undefined}>
      <div className={css["who"]}>
        <b>{member.name}</b> {member.is_self && <span className={css["self"]}>{t("console.staff.you")}</span>}
        <small>{member.login}</small>
      </div>
      <div>
        <b>{t(`console.role.${member.role}`)}</b>
        <small>{t(member.has_second_step ? "console.staff.secondStep" : "console.staff.noSecondStep")}</small>
      </div>
      <div>
        {closed !== null
          ? t("console.staff.closedSince", { time: when(closed) })
          : seen !== null
            ? t("console.staff.seen", { time: when(seen) })
            : invited !== null
              ? t("console.staff.invitedUntil", { time: when(invited) })
              : t("console.staff.neverSeen")}
        <small>{deviceWords(devices, t("console.staff.unknownDevice"))}</small>
      </div>
      <div className={css["deeds"]}>
        <Menu
          label={t("console.staff.changeWorkOf", { name: member.name })}
          text={t("console.staff.work")}
          items={STAFF_ROLES.filter((role) => role !== member.role).map((role) => ({
            key: role,
            label: t(`console.role.${role}`),
          }))}
          onPick={(key) => {
            const role = STAFF_ROLES.find((one) => one === key);
            if (role !== undefined) onWork(role);
          }}
        />
        {seen === null && closed === null && (
          <BarButton onClick={onInvite}>
            {t(session?.sends.mail === false ? "console.staff.sendAgain.noMail" : "console.staff.sendAgain")}
          </BarButton>
        )}
        <BarButton onClick={() => onOpen(closed !== null)}>
          {t(closed === null ? "console.staff.close" : "console.staff.open")}
        </BarButton>
        <Link className={css["link"]} href={address("/console/audit", { actor: member.user_id })}>
          {t("console.staff.doings")}
        </Link>
      </div>
    </li>
  );
}
