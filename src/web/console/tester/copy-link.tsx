import { useState } from "react";
import { Link as LinkGlyph } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";

/** Copies the address of the page, which holds the whole question. */
export function CopyLink() {
  const { t } = useConsole();
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => setCopied(location.href),
      () => setCopied(undefined),
    );
  return (
    <BarButton icon={<Icon glyph={LinkGlyph} size={16} />} onClick={copy}>
      {t(copied === location.href ? "console.copied" : "console.copyLink")}
    </BarButton>
  );
}
