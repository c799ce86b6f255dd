import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { CircleAlert, CircleCheck, Info, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSwipe } from "#ui/use-swipe.ts";
import css from "./notification.module.css";

/** Milliseconds until a notice disappears by itself. */
const NOTICE_LIFETIME = 5000;

const glyphs = { good: CircleCheck, bad: CircleAlert, plain: Info };

/** One short message that disappears by itself. */
export type Notice = { readonly key: string; readonly text: ReactNode; readonly tone?: "good" | "bad" | "plain" };

type NotificationProps = {
  readonly notice: Notice;
  readonly closeLabel: string;
  readonly onClose: (key: string) => void;
};

/**
 * Shows one notice for five seconds, or longer while it is hovered or focused; a press, its cross or a swipe closes it
 * sooner.
 */
export function Notification({ notice, closeLabel, onClose }: NotificationProps) {
  const { key, text, tone = "plain" } = notice;
  const element = useRef<HTMLDivElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const close = () => onClose(key);
  const leave = useEffectEvent(close);
  const swipe = useSwipe(element, "sideways", close);
  const isHeld = isPointedAt || hasFocus;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => leave(), NOTICE_LIFETIME);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    // A press anywhere on it closes it; the keyboard has the cross and Escape.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={element}
      className={css["notice"]}
      data-surface="paper"
      data-tone={tone}
      {...swipe}
      onClick={close}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        // A dialog around it stays open.
        event.preventDefault();
        close();
      }}
      onPointerEnter={(event) => setPointedAt(event.pointerType === "mouse")}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={(event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      <span className={css["icon"]}>
        <Icon glyph={glyphs[tone]} />
      </span>
      <div className={css["text"]}>{text}</div>
      <IconButton label={closeLabel} look="quiet" size="small" icon={<Icon glyph={X} size={18} />} />
    </div>
  );
}
