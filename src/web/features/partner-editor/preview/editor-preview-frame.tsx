import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LOCALES } from "#domain/values/locale.ts";
import { Monitor, Smartphone } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./editor-preview-frame.module.css";
import { previewChannel, type Previewed, type PreviewMessage } from "./preview-channel.ts";

type EditorPreviewFrameProps = Previewed;

/** What travellers will see: the finder in a window of its own, so that it has its true widths. */
export function EditorPreviewFrame({ state, isCovered }: EditorPreviewFrameProps) {
  const { t, locale, options } = usePage();
  const [number] = useState(() => crypto.randomUUID());
  const channel = useRef<BroadcastChannel>(null);
  const [size, setSize] = useState<"desk" | "phone">("desk");
  const [language, setLanguage] = useState(locale);
  const send = useEffectEvent(() => channel.current?.postMessage({ state, isCovered } satisfies PreviewMessage));
  useEffect(() => {
    const opened = previewChannel(number);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<PreviewMessage>) => data === "ready" && send();
    return () => opened.close();
  }, [number]);
  useEffect(() => send(), [state, isCovered]);
  return (
    <section className={css["preview"]} aria-label={t("partners.editor.preview")}>
      <div className={css["bar"]}>
        <p className={css["title"]}>
          <b>{t("partners.editor.preview")}</b>
          <span>{t("partners.editor.previewHint")}</span>
        </p>
        <Segmented
          label={t("partners.editor.device")}
          value={size}
          onChange={setSize}
          options={[
            { value: "desk", label: t("partners.editor.desk"), icon: <Icon glyph={Monitor} size={16} /> },
            { value: "phone", label: t("partners.editor.phone"), icon: <Icon glyph={Smartphone} size={16} /> },
          ]}
        />
        <Segmented
          label={t("partners.editor.language")}
          value={language}
          onChange={setLanguage}
          options={LOCALES.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      </div>
      <div className={css["window"]} data-size={size}>
        <iframe
          className={css["frame"]}
          title={t("partners.editor.preview")}
          src={`${options.basePath}/edit/preview?lang=${language}&preview=${number}`}
        />
      </div>
    </section>
  );
}
