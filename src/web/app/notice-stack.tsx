import { useCallback } from "react";
import { useStore } from "zustand/react";
import { NotificationList } from "#ui/notification-list.tsx";
import { usePage } from "#web/page/page.tsx";

/** Notices about failed background calls. */
export function NoticeStack() {
  const { t, store } = usePage();
  const notices = useStore(store, (state) => state.notices);
  const close = useCallback(
    (key: string) => store.setState((state) => ({ notices: state.notices.filter((notice) => notice.key !== key) })),
    [store],
  );
  return (
    <NotificationList
      label={t("common.notices")}
      closeLabel={t("common.close")}
      notices={notices.map((notice) => ({ ...notice, tone: "bad" as const }))}
      onClose={close}
    />
  );
}
