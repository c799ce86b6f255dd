import { useEffect, useRef, type PointerEvent, type ReactNode } from "react";
import { CircleAlert, CircleCheck, Info, X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import css from "./notification.module.css";

const lifetime = 5000;
const swipe = 100;
const glyphs = { good: CircleCheck, bad: CircleAlert, plain: Info };

/** One short message that leaves by itself. */
export type Notice = { readonly key: string; readonly text: ReactNode; readonly tone?: "good" | "bad" | "plain" };

type NotificationProps = {
  readonly notice: Notice;
  readonly closeLabel: string;
  readonly onClose: (key: string) => void;
};

/** Shows one notice for five seconds; a press on it, its cross, or a sideways swipe of 100 px closes it sooner. */
export function Notification({ notice, closeLabel, onClose }: NotificationProps) {
  const { key, text, tone = "plain" } = notice;
  const start = useRef<number>(undefined);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const timer = setTimeout(() => close.current(key), lifetime);
    return () => clearTimeout(timer);
  }, [key]);

  const shift = (event: PointerEvent<HTMLDivElement>, by: number | undefined) => {
    event.currentTarget.style.translate = by === undefined ? "" : `${by}px`;
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current !== undefined) shift(event, event.clientX - start.current);
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const moved = Math.abs(event.clientX - (start.current ?? event.clientX));
    start.current = undefined;
    if (moved >= swipe || moved < 4) onClose(key);
    else shift(event, undefined);
  };

  return (
    <div
      className={css["notice"]}
      data-tone={tone}
      role={tone === "bad" ? "alert" : undefined}
      onPointerDown={(event) => {
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => {
        start.current = undefined;
        shift(event, undefined);
      }}
    >
      <span className={css["icon"]}>
        <Icon glyph={glyphs[tone]} />
      </span>
      <div className={css["text"]}>{text}</div>
      <IconButton
        label={closeLabel}
        look="quiet"
        size="small"
        icon={<Icon glyph={X} size={18} />}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => onClose(key)}
      />
    </div>
  );
}
