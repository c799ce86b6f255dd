import { useCallback, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import type { GalleryTexts } from "#ui/gallery-texts.ts";
import { NotificationList } from "#ui/notification-list.tsx";
import type { Notice } from "#ui/notification.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import css from "./gallery.module.css";

/** Windows, notices, errors, unfolding lines and placeholders. */
export function GalleryMessages({ texts }: { readonly texts: GalleryTexts }) {
  const [look, setLook] = useState<"dialog" | "wide" | "full">();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const close = useCallback((key: string) => setNotices((all) => all.filter((one) => one.key !== key)), []);
  const add = (tone: "good" | "bad", text: string) =>
    setNotices((all) => [...all, { key: `${tone}-${all.length}`, tone, text }]);
  const shut = () => setLook(undefined);

  return (
    <Card title={texts.messages}>
      <div className={css["row"]}>
        {(["dialog", "wide", "full"] as const).map((kind) => (
          <Button key={kind} onClick={() => setLook(kind)}>
            {texts.openDialog}: {kind}
          </Button>
        ))}
        <Button onClick={() => add("good", texts.notice)}>{texts.notify}</Button>
        <Button onClick={() => add("bad", texts.badNotice)}>{texts.wrong}</Button>
      </div>
      <Dialog
        open={look !== undefined}
        onClose={shut}
        look={look}
        title={texts.dialogTitle}
        closeLabel={texts.close}
        footer={
          <>
            <Button look="danger" onClick={shut}>
              {texts.cancelTrip}
            </Button>
            <Button onClick={shut}>{texts.keep}</Button>
          </>
        }
      >
        <p>{texts.dialogText}</p>
      </Dialog>
      <NotificationList label={texts.notices} closeLabel={texts.close} notices={notices} onClose={close} />
      <div className={css["double"]}>
        <ErrorScreen look="card" title={texts.errorTitle} message={texts.errorText} action={{ label: texts.retry }} />
        <div>
          <Disclosure summary={texts.question} open>
            <p>{texts.answer}</p>
          </Disclosure>
          <Disclosure summary={texts.payment} note={texts.card}>
            <p>{texts.answer}</p>
          </Disclosure>
        </div>
        <div>
          <Skeleton shape="picture" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton width="third" />
        </div>
        <div>
          <Skeleton shape="circle" />
          <Skeleton shape="price" width="quarter" />
          <Skeleton shape="button" width="third" />
          <Skeleton />
          <Skeleton shape="field" />
        </div>
      </div>
      <ErrorScreen
        level={2}
        title={texts.errorTitle}
        message={texts.errorText}
        action={{ label: texts.retry, busy: true }}
        secondAction={{ label: texts.keep, href: "#messages" }}
      />
    </Card>
  );
}
