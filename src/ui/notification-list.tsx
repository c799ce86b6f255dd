import { useEffect, useRef } from "react";
import { Notification, type Notice } from "#ui/notification.tsx";
import css from "./notification.module.css";

type NotificationListProps = {
  readonly label: string;
  readonly closeLabel: string;
  readonly notices: readonly Notice[];
  readonly onClose: (key: string) => void;
};

/** Stacks the notices 12 px from the edge and from one another; a press anywhere else closes them all. */
export function NotificationList({ label, closeLabel, notices, onClose }: NotificationListProps) {
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (notices.length === 0) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && region.current?.contains(event.target)) return;
      for (const notice of notices) onClose(notice.key);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [notices, onClose]);

  return (
    <section ref={region} className={css["list"]} aria-label={label} aria-live="polite">
      {notices.map((notice) => (
        <Notification key={notice.key} {...{ notice, closeLabel, onClose }} />
      ))}
    </section>
  );
}
