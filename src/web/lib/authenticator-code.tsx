import type { MessageKey } from "#i18n/messages.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import css from "./two-factor.module.css";

type AuthenticatorCodeProps = {
  /** What an authenticator app reads, as the server answers it. */
  readonly card: {
    readonly secret: string;
    readonly address: string;
    readonly picture: { readonly size: number; readonly path: string };
  };
  readonly t: (key: MessageKey) => string;
};

/** The QR code for an authenticator app, and the same as a key to type. */
export function AuthenticatorCode({ card, t }: AuthenticatorCodeProps) {
  const { size, path } = card.picture;
  return (
    <>
      <p>{t("accounts.security.scan")}</p>
      <svg
        className={css["picture"]}
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label={t("accounts.security.picture")}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <Disclosure look="link" summary={t("accounts.security.noCamera")}>
        <p>{t("accounts.security.key")}</p>
        <p className={css["key"]}>{card.secret.match(/.{1,4}/g)?.join(" ")}</p>
        <Button look="link" size="card" href={card.address}>
          {t("accounts.security.openApp")}
        </Button>
      </Disclosure>
    </>
  );
}
