import { useState } from "react";
import { Link as LinkGlyph } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./invitation-link.module.css";

/** The link of an invitation that no e-mail brings: this server has no mail server, so the owner passes it on. */
export function InvitationLink({ name, link }: { readonly name: string; readonly link: string }) {
  const { t } = useConsole();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={css["link"]} role="status">
      <p>{t("console.staff.noMail", { name })}</p>
      <p className={css["address"]}>{link}</p>
      <BarButton icon={<Icon glyph={LinkGlyph} size={16} />} onClick={copy}>
        {t(copied ? "accounts.security.copied" : "accounts.security.copy")}
      </BarButton>
    </div>
  );
}
